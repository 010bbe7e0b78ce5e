# topic: common
# Warum ein Tisch oder der ganze Server etwas ablehnt.

problem-empty-line = in dieser Zeile steht nichts Lesbares
problem-not-kept = das ließ sich nicht festhalten und ist deshalb nicht geschehen; versuch es noch einmal
problem-database-gone = der Server hat seine Datenbank verloren, also ist das nicht geschehen; sein Protokoll sagt, was zu tun ist
problem-elsewhere = diese Partie führt gerade ein anderer Server; versuche es gleich noch einmal
problem-overloaded = der Server ist gerade überlastet; versuch es gleich noch einmal
