# topic: none
# Varianten: Dateien, die Zahlen der Regeln ändern; ``signoria variant``, und was falsch sein kann.

bad-setup-variant-long = Zeile { $line }: { $value } Zeichen sind zu viel; erlaubt sind { $most }
bad-setup-variant-syntax = Zeile { $line }: das ist kein TOML: { $problem }
bad-setup-variant-no-game = Zeile { $line }: die Datei sagt nicht, von welchem Spiel sie eine Variante ist: game = "{ $right }"
bad-setup-variant-no-rules = Zeile { $line }: die Datei sagt nicht, zu welcher Fassung der Regeln sie gehört: rules = "{ $right }"
bad-setup-variant-game = Zeile { $line }: das ist eine Variante von „{ $value }“, nicht von „{ $right }“
bad-setup-variant-rules = Zeile { $line }: sie ist für Fassung „{ $value }“ der Regeln, nicht „{ $right }“
bad-setup-variant-unknown = Zeile { $line }: eine Zahl „{ $key }“ gibt es nicht; es gibt { $known }
bad-setup-variant-whole = Zeile { $line }: { $key } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“
bad-setup-variant-range = Zeile { $line }: { $key } liegt zwischen { $low } und { $high }, nicht bei { $value }
bad-setup-variant-step = Zeile { $line }: { $key } geht in Schritten von { $step }, und { $value } ist keiner
bad-setup-variant-list = Zeile { $line }: { $key } ist eine Liste von 1 bis { $most } Zahlen, nicht „{ $value }“
bad-setup-variant-entry = Zeile { $line }: „{ $value }“ ist kein Eintrag wie key=3
bad-setup-variant-hash = Zeile { $line }: der Hash dieser Zahlen ist { $right }, nicht { $value }

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
variant-changed = { $key }: { $value } statt { $usual }
variant-played = { $games } Partien des Bots { $bot } mit { $players } Spielern: im Mittel { $rounds } Runden; beendet durch: { $endings }; von einem allein gewonnen: { $won }
variant-unplayable = in keiner von { $games } Partien des Bots { $bot } hat jemand gepunktet: mit diesen Zahlen ist nichts zu gewinnen
variant-undecided = in jeder von { $games } Partien des Bots { $bot } waren alle gleich: mit diesen Zahlen kann niemand gewinnen
variant-no-game = Varianten gibt es nur von { $games }
variant-title = In dieser Variante geändert:
variant-none = Alle Zahlen sind die des Regelwerks.
