# topic: none
# Was signoria analyse sagt.

cli-analyse-description = zeigen, wo ein aufgezeichnetes Spiel gewonnen und verloren wurde
cli-analyse-time = wie lange über jede Entscheidung nachgedacht wird: eine ZEIT wie 1s oder 0.3s oder eine Zahl von Simulationen (Vorgabe: 1s)
cli-analyse-worst = wie viele der schwersten Fehler aufgeführt werden (Vorgabe: 10)
cli-analyse-seed = dieselbe Zahl ergibt dieselbe Analyse, wenn eine Zahl von Simulationen gegeben ist
cli-analyse-processes = wie viele Augenblicke zugleich betrachtet werden (Vorgabe: einer je Kern)
cli-analyse-json = alles Gefundene für Programme
analyse-progress = Analyse
analyse-partial = Abgebrochen: Nur ein Teil des Spiels ist analysiert.
analyse-unfinished = Die Aufzeichnung endet vor dem Spiel: Die Punkte sind die bisherigen, und niemand hat einen Platz.
analyse-bad-time = { $time } ist keine Bedenkzeit
analyse-bad-time-hint = nenne eine Zahl von Sekunden, etwa 0.3s, oder von Simulationen, etwa 500; höchstens { $seconds } Sekunden oder { $simulations } Simulationen
analyse-title = { $game }: wer wie gespielt hat
analyse-seat = Platz
analyse-points = Punkte
analyse-place = Rang
analyse-lost = Ø verloren
analyse-inaccuracies = Ungenau
analyse-mistakes = Fehler
analyse-blunders = Grobe Fehler
analyse-luck = Glück
analyse-course = Der Verlauf: Siegchance (zu erwartende Punkte)
analyse-turn = Zug
analyse-end = Ende
analyse-rows = Eine Zeile sagt, wie es zu Beginn eines Zuges stand, die letzte, wie es ausging. Züge zählen von Spieler zu Spieler weiter, wie in der Aufzeichnung; { $shown } von { $every } werden gezeigt.
analyse-rows-unended = Eine Zeile sagt, wie es zu Beginn eines Zuges stand, die letzte vielleicht, wie es in ihm stand. Züge zählen von Spieler zu Spieler weiter, wie in der Aufzeichnung; { $shown } von { $every } werden gezeigt.
analyse-inaccuracy = Zug { $turn }, { $seat }, ungenau (−{ $lost }): { $played }; besser: { $better }.
analyse-mistake = Zug { $turn }, { $seat }, Fehler (−{ $lost }): { $played }; besser: { $better }.
analyse-blunder = Zug { $turn }, { $seat }, grober Fehler (−{ $lost }): { $played }; besser: { $better }.
analyse-line = So hätte es weitergehen können – { $moves }.
analyse-then = { $seat }: { $move }
analyse-exact = Hier wurde der Rest des Spiels ganz durchsucht: Das ist genau, was nicht zu wissen war, im Mittel.
analyse-searched-out =
    { $count ->
        [one] Bei einer Entscheidung
       *[other] Bei { $count } Entscheidungen
    } wurde der Rest des Spiels ganz durchsucht; was dazu gesagt wird, ist genau.
analyse-simulations = { $count } Simulationen
analyse-method = Eine Suche von { $time } je Entscheidung sieht nicht mehr, als der Spieler sehen konnte. Ø verloren ist das Mittel über alle Entscheidungen; Verlorenes und Glück sind Teile dessen, worum es im ganzen Spiel geht: 100 % liegen zwischen einem aussichtslosen und einem sicheren Sieg. Glück ist, was Karten und Würfel gegenüber dem Mittel alles Möglichen wert waren. Der Verlauf kommt von hundert Partien, die von jedem Zug an ohne Verborgenes von schnellen Spielern, die manchmal irren, zu Ende gespielt wurden. Kleine Unterschiede können Zufall sein.
