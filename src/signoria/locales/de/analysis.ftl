# topic: analysis
# Analysen beendeter Partien und Tipps im Browser.

problem-no-such-analysis = diese Analyse ist nicht mehr bekannt; beginne sie neu
problem-one-analysis = für dich läuft schon die Analyse einer anderen Partie; warte auf sie oder halte sie dort an
problem-many-analyses = gerade werden viele Partien analysiert; versuch es in einigen Minuten noch einmal
problem-no-hints = in dieser Partie gibt es keine Tipps
problem-protected = solange eine Partie unter Menschen läuft, hilft dieser Server bei ihren Stellungen nicht: keine Tipps, keine suchenden Bots, keine Analysen
problem-hint-failed = gerade war kein Tipp zu berechnen

analysis = Analyse
analysis-what = Das Programm sieht sich jede Entscheidung mit den Augen dessen an, der sie getroffen hat. Das dauert etwa zwei Minuten.
analysis-stop = Anhalten
analysis-again = Noch einmal
analysis-close = Schließen
analysis-waiting = { $ahead ->
    [0] Sie beginnt gleich.
    [one] Eine andere Analyse kommt vorher.
   *[other] { $ahead } andere Analysen kommen vorher.
}
analysis-stage-course = Wie das Spiel stand
analysis-stage-decisions = Jede Entscheidung, kurz
analysis-stage-luck = Was der Zufall brachte
analysis-stage-closely = Zweifelhafte Entscheidungen noch einmal, genau
analysis-progress = { $stage }: { $percent }
analysis-whole = Die Analyse ist vollständig.
analysis-stopped = Die Analyse wurde angehalten.
analysis-failed = Die Analyse ist misslungen.
analysis-course = Der Verlauf der Partie
analysis-course-how = Von jedem Zug an wurde die Partie hundertmal zu Ende gespielt, ohne Verborgenes, von schnellen Spielern, die manchmal irren.
analysis-victories = Siegchance
analysis-points = Erwartete Punkte
analysis-places = Erwarteter Platz
analysis-start = Beginn
analysis-round = Runde { $round }
analysis-earlier = { $moment } (letzte Schätzung)
analysis-end = Ende
analysis-table = Als Tabelle
analysis-lost-where = Wo es verloren ging
analysis-none = Niemand hat einen schweren Fehler gemacht.
analysis-none-of = { $player } hat keinen schweren Fehler gemacht.
analysis-none-yet = Noch ist nichts gefunden.
analysis-of = Züge von
analysis-all = allen Spielern
analysis-listed = Die { $most } schwersten von { $count }, in der Reihenfolge des Spiels.
analysis-listed-all = Alle { $count }, in der Reihenfolge des Spiels.
analysis-list-all = Alle zeigen
analysis-list-few = Nur die schwersten
analysis-back = Zurück zur Liste
analysis-back-brief = Liste
analysis-moment = Diesen Zug zeigen
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-where = { $size } · { $round }
analysis-lost = −{ $lost }
analysis-played = Gespielt: { $move }
analysis-better = Besser: { $move }
analysis-marked = Am Tisch markiert: { $sign }
analysis-or = oder { $move } (−{ $less })
analysis-or-unsure = oder { $move } (kaum davon zu unterscheiden)
analysis-or-equal = oder { $move } (ebenso gut)
analysis-then = Dann vielleicht { $moves }
analysis-then-move = { $seat }: { $move }
analysis-exact = Genau: Der Rest des Spiels wurde ganz durchsucht, was nicht zu wissen war, im Mittel.
analysis-searched-out =
    { $count ->
        [one] Bei einer Entscheidung
       *[other] Bei { $count } Entscheidungen
    } am Ende wurde der Rest des Spiels ganz durchsucht; was dazu gesagt wird, ist genau.
analysis-skill = Können und Glück
analysis-player = Spieler
analysis-sum-lost = Verloren
analysis-sum-luck = Glück
analysis-sum-graves = Ungenauigkeiten · Fehler · grobe Fehler
analysis-rate = Ø { $rate }
analysis-rate-all = zusammen { $lost }
analysis-method = Gemessen wird jeder Zug zwischen einer hoffnungslosen Partie (0 %) und einem sicheren Sieg (100 %). Ø verloren ist, was die eigenen Züge im Mittel aller Entscheidungen gekostet haben; zusammen kann das mehr als 100 % sein, denn bei jeder Entscheidung ist aufs Neue etwas zu verlieren. Glück ist, was Karten und Würfel wert waren, verglichen mit dem Mittel von allem, was hätte kommen können. Kleine Unterschiede können Zufall sein, und ein Fehler ist einer gegen das Programm.

hint-title = Das Programm würde
hint-waiting = Das Programm denkt nach …
hint-nudge = Denk daran: { $aims }.
hint-nudge-none = Vergleiche, was dir jede Wahl in diesem Zug bringt.
hint-place = Sieh hierher: { $place }.
hint-more = Sag mir mehr
hint-then = Danach: { $moves }.
hint-aim = Auf dem Weg zu: { $aim } ({ $share } der Versuche).
hint-worth = { $worth } eines sicheren Sieges wert, { $share } der Versuche
hint-exact = { $worth } eines sicheren Sieges wert, genau: der Rest des Spiels ist ganz durchsucht
hint-unsure = vom ersten kaum zu unterscheiden, { $share } der Versuche
hint-others = Warum, und andere Züge
hint-worth-what = Wert: 0 % ist der letzte Platz mit großem Abstand, 100 % ein sicherer Sieg.
hint-close = Schließen
redrawn-taken = Aufgedecktes zurückgenommen: { $count }
