# topic: none
# Why the server cannot use the database that it was given.

server-database-scheme = there is no kind of database “{ $scheme }”; known are postgresql://HOST/NAME, sqlite:///FILE, and the path of a file
server-database-url = “{ $url }” names no file; known is sqlite:///FILE, or the path of a file
server-database-in-use = another server is using { $file }
server-database-cannot-open = cannot open the database { $file }: { $problem }
server-database-damaged = { $file } is damaged or is no database
server-database-foreign = { $file } is the database of another program
server-database-newer = { $file } was written by a newer version of Signoria (its database has version { $version })
server-database-replaced = { $file } was replaced while it was being opened
server-database-damaged-page = { $file } is damaged: page { $page } of the table { $table } cannot be read
server-database-unreadable = { $file } cannot be read: { $problem }
server-database-postgres-url = the URL of the PostgreSQL database is wrong: { $problem }; right is, for instance, postgresql://USER:PASSWORD@HOST:5432/NAME
server-database-postgres-missing = PostgreSQL needs the package psycopg: pip install "signoria[postgres]" ({ $problem })
server-database-postgres-old = { $file } is a PostgreSQL of version { $version }; Signoria needs version 15 or later
server-database-postgres-encoding = { $file } stores text as { $encoding }; Signoria needs a database made with the encoding UTF8
server-database-older = { $file } was written by an older version of Signoria (its database has version { $version }); start its server once with this version
server-database-no-file = there is no file { $file }
server-database-same = both are the same database: { $file }
server-database-not-empty = { $file } is not empty; nothing was changed
server-database-differs = what was written to { $file } is not what was read (table { $table }); nothing of it was kept
server-database-backup-hint = Put the last backup in its place (docs/hosting.md, Backup). What can still be read of it, the command “sqlite3 { $file } .recover” gives out.
server-few-files = the system gives this program too few open files ({ $limit }); allow it more (“ulimit -n”, LimitNOFILE in systemd) and start it again

organisation-fault = You are not signed in
organisation-unreachable = The place where you sign in does not answer just now. Try again in a while.
organisation-denied = It was not allowed there, or you went back. Nothing has changed here.
organisation-stale = This sign-in was begun in another browser, or more than fifteen minutes ago. Begin it again.
organisation-bad = What came back from there cannot be believed. Begin again; if it happens once more, tell whoever runs this server.
organisation-home = To the first page
serve-right-issuer = an address that begins with https://, such as https://login.example.org/realms/club
serve-oidc-client = SIGNORIA_OIDC_ISSUER needs SIGNORIA_OIDC_CLIENT and SIGNORIA_OIDC_SECRET, too: what the provider has given this server
serve-oidc-missing = what speaks with the provider of SIGNORIA_OIDC_ISSUER is not installed
serve-oidc-install = pip install "signoria[organisation]"
serve-traces-missing = what sends traces (SIGNORIA_TRACES) is not installed
serve-traces-install = pip install "signoria[traces]"
