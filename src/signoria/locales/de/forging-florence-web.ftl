# topic: forging-florence
# The table of Forging Florence in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

# Areas
forging-florence-web-area-map = Karte
forging-florence-web-area-mine = Meins
forging-florence-web-area-artists = Künstler
forging-florence-web-area-pieces = Werke
forging-florence-web-area-gallery = Künstler und ihre Werke
forging-florence-web-area-prestige = Prestige
forging-florence-web-area-mats = Andere
forging-florence-web-area-log = Verlauf

# Hexes
forging-florence-web-map = Florenz und sein Land
forging-florence-web-hex = { $ground }, { $where } ({ $hex })
forging-florence-web-house = { $you ->
    [yes] Dein Zunfthaus
   *[no] Zunfthaus von { $player }
}
forging-florence-web-house-nobody = Leeres Zunfthaus
forging-florence-web-in-middle = in der Mitte
forging-florence-web-in-n = im Norden
forging-florence-web-in-ne = im Nordosten
forging-florence-web-in-e = im Osten
forging-florence-web-in-se = im Südosten
forging-florence-web-in-s = im Süden
forging-florence-web-in-sw = im Südwesten
forging-florence-web-in-w = im Westen
forging-florence-web-in-nw = im Nordwesten
forging-florence-web-stands = Hier: { $players }.
forging-florence-web-within = In Reichweite.
forging-florence-web-not-within = Nicht in Reichweite.
forging-florence-web-no-way = Kein Weg führt dorthin.
forging-florence-web-golden-closed = Niemand sonst betritt es, solange eine Figur dort steht.
forging-florence-web-golden-way = Der Weg dorthin führt über das goldene Feld, auf dem { $you ->
    [yes] du stehst
   *[no] { $player } steht
}.
forging-florence-web-golden-shorter = Der Weg über { $steps } Felder führt über das goldene Feld, auf dem { $you ->
    [yes] du stehst
   *[no] { $player } steht
}.
forging-florence-web-go = Hingehen
forging-florence-web-go-again = Tippe es noch einmal an, um hinzugehen.
forging-florence-web-buy = Daneben kaufst du { $resource } für { $price } Lire.
forging-florence-web-collect = Daneben holst du { $resource }.
forging-florence-web-away = { $you ->
    [yes] { $steps ->
        [one] Ein Feld von deiner Figur.
       *[other] { $steps } Felder von deiner Figur.
    }
   *[no] { $steps ->
        [one] Ein Feld von der Figur von { $player }.
       *[other] { $steps } Felder von der Figur von { $player }.
    }
}
# Decisions
forging-florence-web-walk = Die markierten Felder sind in Reichweite. Ein Klick oder die Eingabetaste geht dorthin; mit dem Finger tippst du zweimal.
forging-florence-web-walk-leave = Die markierten Felder sind in Reichweite; du musst das goldene Feld verlassen.
forging-florence-web-must-sell = Verkaufe mindestens ein Werk, dann würfle und verlasse das goldene Feld.
forging-florence-web-must-leave = In diesem Zug musst du würfeln und das goldene Feld verlassen.
forging-florence-web-you-golden = Du stehst auf dem goldenen Feld.
forging-florence-web-you-beside = Du stehst { $places }.
forging-florence-web-you-nowhere = Wo du stehst, gibt es nichts zu holen.
forging-florence-web-last-turn = Das ist dein letzter Zug.
forging-florence-web-list-turn = Dein Zug
forging-florence-web-list-here = Hier zu haben
forging-florence-web-list-create = Schaffen
forging-florence-web-list-sell = Verkaufen
forging-florence-web-list-upgrade = Zunfthaus
forging-florence-web-list-hire = Anwerben
forging-florence-web-list-places = Wo es etwas zu tun gibt
forging-florence-web-list-hexes = Andere Felder
# A choice under the title that says what is done with it.
forging-florence-web-way-create = „{ $piece }“
forging-florence-web-way-sell = „{ $piece }“ ({ $price } Lire)
forging-florence-web-way-hire = { $artist } ({ $price } Lire)
forging-florence-web-way-exchange = { $artist } statt { $gone } ({ $price } Lire)
forging-florence-web-deed-take = Kaufen oder holen
forging-florence-web-deed-create = Ein Werk schaffen
forging-florence-web-deed-sell = Ein Werk verkaufen
forging-florence-web-deed-upgrade = Das Zunfthaus ausbauen
forging-florence-web-deed-hire = Einen Künstler anwerben
forging-florence-web-deed-roll = Würfeln
forging-florence-web-deed-end = Den Zug beenden
forging-florence-web-no-reason = Jetzt nicht möglich.
forging-florence-web-note-create = { $points } Prestige, verbraucht { $resources }
forging-florence-web-note-sell = { $points } Prestige mehr
forging-florence-web-die = Der Würfel zeigt { $roll }

# Status
forging-florence-web-last-round = Die letzte Runde
forging-florence-web-last-left = { $turns ->
    [one] Die Kuppel steht: Das ist der letzte Zug
   *[other] Die Kuppel steht: noch { $turns } Züge bis zum Ende
}
forging-florence-web-round = Runde { $round } von höchstens { $rounds }
forging-florence-web-scores = Prestige, in Zugreihenfolge

# Mats
forging-florence-web-mine = Deine Werkstatt
forging-florence-web-money = Lire
forging-florence-web-tokens = Rohstoffe
forging-florence-web-house-level = Zunfthaus
forging-florence-web-own-artists = Deine Künstler
forging-florence-web-own-pieces = Deine Werke
forging-florence-web-room = Platz für einen Künstler
forging-florence-web-no-pieces = Noch keine Werke.
forging-florence-web-piece-count = { $sort }: { $made } geschaffen, { $unsold } unverkauft
forging-florence-web-unsold = { $count } unverkauft
forging-florence-web-sold = { $count } verkauft
forging-florence-web-fresh = { $count } in diesem Zug geschaffen
forging-florence-web-next-level-2 = Stufe 2 braucht { $wanted ->
    [1] ein Gemälde
    [2] zwei Gemälde
   *[other] { $wanted } Gemälde
}: { $made } geschaffen
forging-florence-web-next-level-3 = Stufe 3 braucht { $wanted ->
    [1] ein Buch
    [2] zwei Bücher
   *[other] { $wanted } Bücher
}: { $made } geschaffen
forging-florence-web-mat-prestige = Prestige: { $points }.
forging-florence-web-mat-money = Geld: { $lire } Lire.
forging-florence-web-mat-tokens = Rohstoffe: { $tokens }.
forging-florence-web-mat-tokens-none = Keine Rohstoffe.
forging-florence-web-mat-house = Zunfthaus: Stufe { $level }.
forging-florence-web-mat-artists = Künstler: { $artists }.
forging-florence-web-mat-pieces = Werke: { $pieces }.
forging-florence-web-mat-where = Figur: { $where }

# Artists and pieces
forging-florence-web-artists = Künstler
forging-florence-web-artists-none = Alle Künstler arbeiten für jemanden.
forging-florence-web-pieces = Werke
forging-florence-web-left = noch { $left } von { $copies }
forging-florence-web-fee = { $fee } Lire
forging-florence-web-from-level = ab Stufe { $level }
forging-florence-web-works-for = { $you ->
    [yes] Arbeitet für dich.
   *[no] Arbeitet für { $player }.
}
forging-florence-web-on-table = Auf dem Tisch.
forging-florence-web-makes = Schafft
forging-florence-web-by = { $sort } von { $artist }
forging-florence-web-needs = Braucht { $resources }.
forging-florence-web-worth = { $made } Prestige, verkauft { $sold }; bringt { $lire } Lire.
forging-florence-web-worth-double = Für seinen Besitzer { $made } Prestige, verkauft { $sold }; bringt { $lire } Lire.
forging-florence-web-made-by = Geschaffen von { $players }.
forging-florence-web-close = Schließen
forging-florence-web-history = Geschichte

# Prestige and end
forging-florence-web-prestige = Prestige bis jetzt
forging-florence-web-part = Teil
forging-florence-web-sum = Summe
forging-florence-web-tie-made = Gleich viel Prestige: Mehr geschaffene Werke entscheiden (F5.5).
forging-florence-web-tie-lire = Gleich viel Prestige und gleich viele Werke: Mehr Lire entscheiden (F5.5).
forging-florence-web-tie-shared = Gleich viel Prestige, gleich viele Werke und Lire (F5.5).
forging-florence-web-column-made = Werke
forging-florence-web-column-lire = Lire
forging-florence-web-column-prestige = Prestige
forging-florence-web-count-works = { $player }: { $made } geschaffen, { $unsold ->
    [0] alle verkauft
   *[other] davon { $unsold } nicht verkauft
}
forging-florence-web-count-house = { $player }: Stufe { $level }
forging-florence-web-count-why-paintings = Jedes Gemälde zählt { $made }, verkauft { $sold } (F5.3).
forging-florence-web-count-why-books = Jedes Buch zählt { $made }, verkauft { $sold } (F5.3).
forging-florence-web-count-why-sculptures = Jede Skulptur zählt { $made }, verkauft { $sold } (F5.3); { $doubled ->
    [dome] die Kuppel zählt
   *[text] die von Brunelleschi geschaffenen zählen
} { $times ->
    [1] nicht mehr
    [2] doppelt
   *[other] { $times }-fach
}{ $dome ->
    [same] { "" }
   *[other] , die Kuppel { $dome }-fach
} (F5.4).
forging-florence-web-count-why-house = Stufe 2 zählt { $two }, Stufe 3 zählt { $three } (F5.3).
forging-florence-web-count-why-giotto = { $bonus } für { $paintings ->
    [1] ein Gemälde
    [6] sechs Gemälde
   *[other] { $paintings } Gemälde
} von Giotto, geschaffen, bevor irgendein anderer Künstler kam (F5.4).
forging-florence-web-count-why-machiavelli = { $bonus }, wenn er am Ende für dich arbeitet und du mehr Werke hast als alle anderen oder als Erster von allen Stufe 3 erreicht hast (F5.4).
forging-florence-web-count-why-michelangelo = { $bonus } für jede Skulptur, die du schaffst, solange er für dich arbeitet (F5.4).
forging-florence-web-count-why-leonardo = { $bonus } für jedes Werk, das du verkaufst, solange er für dich arbeitet (F5.4).

# In words
forging-florence-web-words-places = Orte auf der Karte
forging-florence-web-words-supply = Vorrat: { $tokens }.
forging-florence-web-words-artist = { $artist }, { $craft }, { $fee } Lire
forging-florence-web-words-piece = { $piece } ({ $sort } von { $artist }): { $left }

# Keys
forging-florence-web-key-hexes = Pfeiltasten
forging-florence-web-key-hexes-does = auf der Karte von Feld zu Feld
forging-florence-web-key-row-ends = Pos1, Ende
forging-florence-web-key-row-ends-does = zum ersten und zum letzten Feld der Reihe
forging-florence-web-key-own-hex = Bild auf, Bild ab
forging-florence-web-key-own-hex-does = zur nächsten Figur, zum nächsten Feld in Reichweite
forging-florence-web-key-walk = Eingabe
forging-florence-web-key-walk-does = geht auf das Feld

# Commands
forging-florence-table-command-near = nahe
forging-florence-table-command-near-does = wo es etwas zu holen oder zu verkaufen gibt, das Nächste zuerst
forging-florence-table-command-hex = feld
forging-florence-table-command-hex-does = was auf einem Feld ist; mit seinen Koordinaten, wie in x 2,-2
forging-florence-table-command-prestige = prestige
forging-florence-table-command-prestige-does = das Prestige aller, Teil für Teil
forging-florence-table-command-artists = künstler
forging-florence-table-command-artists-does = alle Künstler: für wen sie arbeiten, was sie kosten und können
forging-florence-table-command-pieces = werke
forging-florence-table-command-pieces-does = alle Werke: wie viele noch da sind, wer sie geschaffen hat
forging-florence-table-command-no-hex = Auf der Karte gibt es kein Feld { $hex }.

forging-florence-option-variant = Variante
forging-florence-option-variant-why = Eine Datei, die Zahlen der Regeln ändert.
forging-florence-option-variant-standard = Regelwerk
forging-florence-option-variant-standard-why = Alle Zahlen sind die der Regeln.
