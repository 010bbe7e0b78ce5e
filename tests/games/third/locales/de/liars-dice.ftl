# topic: liars-dice
liars-dice-option-dice = Würfel
liars-dice-option-dice-why = Wie viele Würfel jeder wirft.
liars-dice-rule-L2 = Zu Beginn einer Runde werden alle Würfel verdeckt geworfen.
liars-dice-rule-L3 = Ein Gebot ist höher als das letzte, oder das letzte wird angezweifelt.
liars-dice-rule-L4 = Nach drei Runden ist die Partie zu Ende.
liars-dice-illegal-over = Die Partie ist zu Ende.
liars-dice-illegal-throwing = Die Würfel werden geworfen; niemand entscheidet jetzt.
liars-dice-illegal-too-low = Ein Gebot muss höher sein als das letzte.
liars-dice-illegal-too-many = Es gibt nur { $dice } Würfel.
liars-dice-illegal-no-bid = Es gibt kein Gebot, das man anzweifeln könnte.
liars-dice-illegal-unknown = So eine Aktion gibt es im Spiel nicht.
liars-dice-bad-setup-players = Lügenwürfeln ist für { $low } bis { $high } Personen, nicht { $value } (L1)
liars-dice-wanted-face = eine Augenzahl von 1 bis 6
liars-dice-wanted-count = eine Anzahl von Würfeln
liars-dice-event-rolled = { $you ->
    [yes] Du wirfst { $face }.
   *[no] { $player } wirft { $face }.
}
liars-dice-event-bid = { $you ->
    [yes] Du bietest { $count } mal { $face }.
   *[no] { $player } bietet { $count } mal { $face }.
}
liars-dice-event-doubted = { $you ->
    [yes] Du zweifelst. { $dice }. Falsch: { $wrong }.
   *[no] { $player } zweifelt. { $dice }. Falsch: { $wrong }.
}
liars-dice-event-game-over = Die Partie ist zu Ende.
liars-dice-move-bid = { $count } mal { $face }
liars-dice-move-doubt = Das Gebot anzweifeln
liars-dice-menu = Deine Wahl:
liars-dice-ask-first = Du bietest zuerst.
liars-dice-ask-bid = Geboten sind { $count } mal { $face }.
liars-dice-own-dice = Deine Würfel: { $dice }
liars-dice-result-tie = Gleiche Punkte werden geteilt.
liars-dice-command-points = punkte
liars-dice-help-points = die Punkte aller
