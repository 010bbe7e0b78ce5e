# topic: common
# Warum ein Tisch oder der ganze Server etwas ablehnt.

problem-table-full = an diesem Tisch schauen schon zu viele zu
problem-server-full = es sind zu viele Partien im Gang; versuch es später wieder
problem-private = diese Partie ist nur für die, die mitspielen
problem-empty-line = in dieser Zeile steht nichts Lesbares
problem-not-kept = das ließ sich nicht festhalten und ist deshalb nicht geschehen; versuch es noch einmal
problem-database-gone = der Server hat seine Datenbank verloren, also ist das nicht geschehen; sein Protokoll sagt, was zu tun ist
problem-elsewhere = diese Partie führt gerade ein anderer Server; versuche es gleich noch einmal
problem-overloaded = der Server ist gerade überlastet; versuch es gleich noch einmal
problem-many-bot-matches = hier gibt es schon { $most } Partien nur unter Bots; beende erst eine
