# Warum ein Tisch oder der ganze Server etwas ablehnt.

problem-table-full = an diesem Tisch schauen schon zu viele zu
problem-server-full = es sind zu viele Partien im Gang; versuch es später wieder
problem-private = diese Partie ist nur für die, die mitspielen
problem-empty-line = in dieser Zeile steht nichts Lesbares
problem-not-kept = das ließ sich nicht festhalten und ist deshalb nicht geschehen; versuch es noch einmal
problem-database-gone = der Server hat seine Datenbank verloren: Das ist nicht geschehen, und zurzeit wird nichts festgehalten; wer den Server betreibt, findet in dessen Protokoll, was zu tun ist
problem-overloaded = der Server hat gerade zu viel zu tun; versuch es in ein paar Sekunden noch einmal
problem-many-bot-matches = hier gibt es schon { $most } Partien nur unter Bots; beende erst eine
