# topic: variants
# Varianten: was an einer Datei falsch sein kann, was sie ändert, und das Formular dafür.

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

variant-changed = { $key }: { $value } statt { $usual }
variant-title = In dieser Variante geändert:
variant-none = Alle Zahlen sind die des Regelwerks.

variant-of = Mit anderen Zahlen als im Regelwerk
variant-file = Aus einer Datei
variant-numbers = Zahlen einstellen
variant-reset = Zurück zum Regelwerk
variant-text = Der Text der Datei
variant-check = Prüfen und ausprobieren
variant-checking = Der Text wird gelesen; dann spielen Bots einige Sekunden lang damit.
variant-unchecked = Wähle eine Datei, füge ihren Text ein oder stelle Zahlen ein; dann lass sie prüfen.
variant-faults = { $count ->
    [one] Eines stimmt an dem Text nicht:
   *[other] { $count } Dinge stimmen an dem Text nicht:
}
variant-range = { $low } bis { $high }; im Regelwerk { $usual } ({ $rule })
variant-range-list = 1 bis { $most } Zahlen von { $low } bis { $high }, mit Kommas dazwischen; im Regelwerk { $usual } ({ $rule })
variant-trial = { $games } Partien von Bots zu { $players }: im Mittel { $rounds } Runden, { $won } von einem allein gewonnen.
variant-untried = Hier probiert sie niemand aus; das tut „signoria variant check“.
variant-verdict-unplayable = In keiner von { $games } Partien von Bots bekam jemand einen Punkt: Mit diesen Zahlen ist nichts zu gewinnen.
variant-verdict-undecided = In jeder von { $games } Partien von Bots lagen alle gleichauf: Mit diesen Zahlen kann niemand gewinnen.
variant-verdict-slow = Sie ließ sich nicht rechtzeitig ausprobieren. Spielen kann man sie trotzdem.
