# topic: none
# What signoria worker says.

cli-worker-description = let this machine think for the servers on a database
cli-worker-database = the database of the servers, postgresql://USER:PASSWORD@HOST/NAME; else SIGNORIA_DATABASE
cli-worker-processes = how many think at a time; by default one for each core
worker-bad-processes = --processes takes a number from 1 to { $most }
worker-needs-postgres = a worker needs the PostgreSQL database of its servers
worker-postgres-hint = signoria worker --database postgresql://USER:PASSWORD@HOST/NAME; a server on a file thinks by itself
worker-ready = { $count ->
    [one] One process thinks
   *[other] { $count } processes think
} for the servers on { $file }. Ctrl-C ends that.
worker-done = Jobs done: { $done }; lost to others: { $lost }.
