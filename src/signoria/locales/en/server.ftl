# Why the server cannot use the database that it was given.

server-database-scheme = there is no kind of database “{ $scheme }”; known is sqlite:///FILE, or the path of a file
server-database-url = “{ $url }” names no file; known is sqlite:///FILE, or the path of a file
server-database-in-use = another server is using { $file }
server-database-cannot-open = cannot open the database { $file }: { $problem }
server-database-damaged = { $file } is damaged or is no database
server-database-foreign = { $file } is the database of another program
server-database-newer = { $file } was written by a newer version of Signoria (its database has version { $version })
