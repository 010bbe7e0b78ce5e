# topic: none
# Che cosa dice signoria worker.

cli-worker-description = far pensare questa macchina per i server di una base di dati
cli-worker-database = la base di dati dei server, postgresql://UTENTE:PASSWORD@HOST/NOME; altrimenti SIGNORIA_DATABASE
cli-worker-processes = quanti pensano insieme; altrimenti uno per core
worker-bad-processes = --processes vuole un numero da 1 a { $most }
worker-needs-postgres = un lavoratore ha bisogno della base di dati PostgreSQL dei suoi server
worker-postgres-hint = signoria worker --database postgresql://UTENTE:PASSWORD@HOST/NOME; un server su un file pensa da sé
worker-ready = { $count ->
    [one] Un processo pensa
   *[other] { $count } processi pensano
} per i server su { $file }. Ctrl-C lo ferma.
worker-done = Lavori fatti: { $done }; persi ad altri: { $lost }.
