# topic: form
# A new match: who plays, by which rules, and who may come.

web-game = Spiel
web-players = Spieler
web-seats-note = Ein offener Platz ist für alle, die den Einladungslink haben. Wer an diesem Gerät spielt, gibt es von Zug zu Zug weiter.
web-seat-who = Wer { $colour } spielt
web-seat-name = Name von { $colour }
web-seat-bot = Bot, der { $colour } spielt
web-wish-me = Ich
web-wish-device = Jemand an diesem Gerät
web-wish-bot = Bot
web-wish-open = Offen
web-options = Regeln und Zeit
web-option-start = Startspieler
web-option-start-random = durch Los
web-option-own = aus einer eigenen Datei
web-option-file = Datei
web-option-long = Die Datei ist zu lang: höchstens { $most } Zeichen.
web-variant-numbers = Zahlen der Regeln
web-variant-rulebook = Regelwerk
web-variant-own = eine Variante
web-variant-count = { $count ->
    [one] eine Zahl geändert
   *[other] { $count } Zahlen geändert
}
web-variant-unchecked = Lass die Variante erst prüfen.
web-clock = Zeit
web-clock-none = unbegrenzt
web-absence = Ohne Zug darf ein Bot einspringen nach
web-access = Wer kommen darf
web-public = Öffentlich: Alle dürfen einen freien Platz nehmen
web-spectators = Zuschauer sind erlaubt; sie sehen nichts Verdecktes
web-make = Partie erstellen
web-row-invites = { $name } lädt ein
