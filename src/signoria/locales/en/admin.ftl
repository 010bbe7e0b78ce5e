# topic: none
# What signoria admin says.

cli-admin-description = move, back up and restore the database of a server
cli-admin-acts = what to do
cli-admin-move-database-description = copy a server to another database, compared by hashes
cli-admin-move-database-source = the database to copy from, which no server may be using: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-move-database-target = the new or empty database to copy to
cli-admin-backup-description = copy a database, which a server may be using, to a new file
cli-admin-backup-database = the database: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-backup-file = the new file
cli-admin-check-description = look at every match of a database, which a server may be using: it must fold, and its record verify
cli-admin-check-database = the database: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-check-epilog = exit status: 0 all is well; 1 some matches have a fault, and they are named; 2 the database cannot be used
cli-admin-restore-description = copy a backup to a new or empty database
cli-admin-restore-file = the backup
cli-admin-restore-database = the new or empty database: a file, sqlite:///FILE or postgresql://HOST/NAME

admin-table = { $table }: { NUMBER($count) } { $count ->
    [one] row
   *[other] rows
}, { $hash }
admin-copied = All of it is in { $file }, read again and found the same.
admin-fault = match { $match }: { $fault }
admin-checked = { $count ->
    [one] One match
   *[other] { $count } matches
} looked at; records verified: { $verified }; with a fault: { $faults }.
