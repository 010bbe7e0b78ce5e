# topic: none
# Why the server cannot use the database that it was given.

server-database-scheme = there is no kind of database “{ $scheme }”; known is sqlite:///FILE, or the path of a file
server-database-url = “{ $url }” names no file; known is sqlite:///FILE, or the path of a file
server-database-in-use = another server is using { $file }
server-database-cannot-open = cannot open the database { $file }: { $problem }
server-database-damaged = { $file } is damaged or is no database
server-database-foreign = { $file } is the database of another program
server-database-newer = { $file } was written by a newer version of Signoria (its database has version { $version })
server-database-replaced = { $file } was replaced while it was being opened
server-database-damaged-page = { $file } is damaged: page { $page } of the table { $table } cannot be read
server-database-unreadable = { $file } cannot be read: { $problem }
server-database-backup-hint = Put the last backup in its place (docs/hosting.md, Backup). What can still be read of it, the command “sqlite3 { $file } .recover” gives out.
server-few-files = the system gives this program too few open files ({ $limit }); allow it more (“ulimit -n”, LimitNOFILE in systemd) and start it again
