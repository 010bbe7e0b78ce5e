# topic: none
# Varianten: Dateien, die Zahlen der Regeln ändern; ``signoria variant``, und was falsch sein kann.

variant-head = Eine Variante von { $game }: ändere Zahlen, dann probiere sie aus:
variant-hint = Was du weglässt, ist wie im Regelwerk. In Klammern stehen die Nummern der Regeln.
variant-comment = { $what }; { $low } bis { $high } ({ $rule })
variant-comment-step = { $what }; { $low } bis { $high } in Schritten von { $step } ({ $rule })
variant-comment-list = { $what }; 1 bis { $most } Zahlen von { $low } bis { $high } ({ $rule })
variant-good = mit ihr kann gespielt werden: { $count ->
    [0] nichts ist anders als im Regelwerk
    [one] eine Zahl ist anders als im Regelwerk
   *[other] { $count } Zahlen sind anders als im Regelwerk
}
variant-name = ihr Name in Aufzeichnungen: { $name }
variant-played = { $games } Partien des Bots { $bot } mit { $players } Spielern: im Mittel { $rounds } Runden; beendet durch: { $endings }; von einem allein gewonnen: { $won }
variant-unplayable = in keiner von { $games } Partien des Bots { $bot } hat jemand gepunktet: mit diesen Zahlen ist nichts zu gewinnen
variant-undecided = in jeder von { $games } Partien des Bots { $bot } waren alle gleich: mit diesen Zahlen kann niemand gewinnen
variant-no-game = Varianten gibt es nur von { $games }
