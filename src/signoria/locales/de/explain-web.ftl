# topic: explain
# Die Karten, die Dinge am Tisch erklären.

explain-cost = Das kostet es
explain-pays = Das bringt es
explain-gain = Für dich jetzt
explain-state = So steht es
explain-close = Karte schließen
explain-next = Weiter
explain-previous = Zurück
table-command-things = Karten gibt es von: { $names }.
table-command-no-thing = „{ $text }“ gibt es hier nicht; Karten gibt es von: { $names }.
