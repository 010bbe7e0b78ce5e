# topic: none
# Warum der Server die angegebene Datenbank nicht benutzen kann.

server-database-scheme = eine Datenbank der Art „{ $scheme }“ gibt es nicht; möglich ist postgresql://RECHNER/NAME, sqlite:///DATEI oder der Pfad einer Datei
server-database-url = „{ $url }“ nennt keine Datei; möglich ist sqlite:///DATEI oder der Pfad einer Datei
server-database-in-use = ein anderer Server benutzt { $file } gerade
server-database-cannot-open = die Datenbank { $file } lässt sich nicht öffnen: { $problem }
server-database-damaged = { $file } ist beschädigt oder keine Datenbank
server-database-foreign = { $file } ist die Datenbank eines anderen Programms
server-database-newer = { $file } stammt von einer neueren Version von Signoria (die Datenbank hat Version { $version })
server-database-replaced = { $file } wurde beim Öffnen durch eine andere Datei ersetzt
server-database-damaged-page = { $file } ist beschädigt: Seite { $page } der Tabelle { $table } ist nicht lesbar
server-database-unreadable = { $file } ist nicht lesbar: { $problem }
server-database-postgres-url = die URL der PostgreSQL-Datenbank ist falsch: { $problem }; richtig ist zum Beispiel postgresql://NUTZER:PASSWORT@RECHNER:5432/NAME
server-database-postgres-missing = für PostgreSQL fehlt das Paket psycopg: pip install "signoria[postgres]" ({ $problem })
server-database-postgres-old = { $file } ist ein PostgreSQL der Version { $version }; Signoria braucht Version 15 oder neuer
server-database-postgres-encoding = { $file } speichert Text als { $encoding }; Signoria braucht eine Datenbank mit der Kodierung UTF8
server-database-older = { $file } stammt von einer älteren Version von Signoria (die Datenbank hat Version { $version }); starte ihren Server einmal mit dieser Version
server-database-no-file = eine Datei { $file } gibt es nicht
server-database-same = beides ist dieselbe Datenbank: { $file }
server-database-not-empty = { $file } ist nicht leer; nichts wurde geändert
server-database-differs = was in { $file } geschrieben wurde, ist nicht, was gelesen wurde (Tabelle { $table }); nichts davon wurde behalten
server-database-backup-hint = Setze die letzte Sicherung an ihre Stelle (docs/hosting.md, Backup). Was von ihr noch lesbar ist, gibt der Befehl „sqlite3 { $file } .recover“ aus.
server-few-files = das System gibt diesem Programm zu wenige offene Dateien ({ $limit }); erlaube ihm mehr („ulimit -n“, in systemd LimitNOFILE) und starte es neu

organisation-fault = Du bist nicht angemeldet
organisation-unreachable = Die Stelle, bei der du dich anmeldest, antwortet gerade nicht. Versuch es später wieder.
organisation-denied = Dort wurde es nicht erlaubt, oder du bist zurückgegangen. Hier hat sich nichts geändert.
organisation-stale = Diese Anmeldung wurde in einem anderen Browser begonnen, oder vor mehr als fünfzehn Minuten. Beginne sie neu.
organisation-bad = Was von dort zurückkam, lässt sich nicht prüfen. Beginne neu; geschieht es noch einmal, sag es, wer diesen Server betreibt.
organisation-home = Zur ersten Seite
serve-right-issuer = eine Adresse, die mit https:// beginnt, etwa https://login.example.org/realms/club
serve-oidc-client = SIGNORIA_OIDC_ISSUER braucht auch SIGNORIA_OIDC_CLIENT und SIGNORIA_OIDC_SECRET: was der Anbieter diesem Server gegeben hat
serve-oidc-missing = was mit dem Anbieter von SIGNORIA_OIDC_ISSUER spricht, ist nicht installiert
serve-oidc-install = pip install "signoria[organisation]"
serve-traces-missing = was Traces sendet (SIGNORIA_TRACES), ist nicht installiert
serve-traces-install = pip install "signoria[traces]"
