# topic: review
# Looking back at a match: the way through it, and whose cards are seen.

web-review-table = Zum Tisch
web-review-way = Der Weg durch die Partie
web-review-moment = Moment
web-review-step = Schritt { $step } von { $steps }
web-review-opening = Vor der ersten Runde
web-review-first = Zum Anfang
web-review-last = Zum Ende
web-review-before = Einen Schritt zurück
web-review-after = Einen Schritt weiter
web-review-turn-before = Vorheriger Zug
web-review-turn-after = Nächster Zug
web-review-scoring-before = Vorherige Wertung
web-review-scoring-after = Nächste Wertung
web-review-speed = Schritte in der Sekunde
web-review-eyes = Wessen Karten zu sehen sind
web-review-onlooker = wer nur zuschaut

# Playing on from a moment.
play-on = Von hier weiterspielen
play-on-what = Eine neue Partie beginnt mit dieser Stellung. Sie ist gedacht: Was dein Platz nicht gesehen hatte, wird neu gezogen, und Bots spielen die anderen.
play-on-seat = Du spielst
play-on-open = Offen für Freunde
play-on-open-why = Ein offener Platz wartet auf den, der den Einladungslink bekommt. Das Spiel geht weiter, wenn niemand mehr fehlt.
play-on-bot = Die anderen spielt
play-on-begin = Beginnen
