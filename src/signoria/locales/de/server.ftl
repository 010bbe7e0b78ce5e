# Warum der Server die angegebene Datenbank nicht benutzen kann.

server-database-scheme = eine Datenbank der Art „{ $scheme }“ gibt es nicht; möglich ist sqlite:///DATEI oder der Pfad einer Datei
server-database-url = „{ $url }“ nennt keine Datei; möglich ist sqlite:///DATEI oder der Pfad einer Datei
server-database-in-use = ein anderer Server benutzt { $file } gerade
server-database-cannot-open = die Datenbank { $file } lässt sich nicht öffnen: { $problem }
server-database-damaged = { $file } ist beschädigt oder keine Datenbank
server-database-foreign = { $file } ist die Datenbank eines anderen Programms
server-database-newer = { $file } stammt von einer neueren Version von Signoria (die Datenbank hat Version { $version })
