# topic: reporting
# Wie der Verwaltung gemeldet wird, was in einer Partie geschieht.

reporting = Der Verwaltung melden
reporting-what = Wer diesen Server verwaltet, liest das, mit den Zeilen darum. Die Person erfährt nicht, wer geschrieben hat.
reporting-about = Worum es geht
reporting-choose = Zeile oder Person wählen
reporting-seat = { $name }, die Person
reporting-reason = Was nicht in Ordnung ist
reporting-text = Mit deinen Worten, wenn du magst
reporting-send = Senden
reporting-sent = Die Verwaltung hat es. Danke.
report-words = verletzende Worte
report-name = der Name
report-cheating = Betrug
report-leaving = geht, oder lässt alle warten
report-other = etwas anderes
