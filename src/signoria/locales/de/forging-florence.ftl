# topic: forging-florence
# Forging Florence: Namen, Züge, Ereignisse, Ablehnungen und Fehler, für alle Programme.

forging-florence-resource-tools = Werkzeug
forging-florence-resource-stone = Stein
forging-florence-resource-press = Druckerpresse
forging-florence-resource-paint = Farbe
forging-florence-resource-paper = Papier
forging-florence-resource-tools-label = Werkzeug
forging-florence-resource-stone-label = Stein
forging-florence-resource-press-label = Druckerpresse
forging-florence-resource-paint-label = Farbe
forging-florence-resource-paper-label = Papier
forging-florence-resource-tools-one = Werkzeug
forging-florence-resource-stone-one = Stein
forging-florence-resource-press-one = eine Druckerpresse
forging-florence-resource-paint-one = Farbe
forging-florence-resource-paper-one = Papier

forging-florence-terrain-city = Stadt
forging-florence-terrain-start = Stadt, Startfeld
forging-florence-terrain-field = Acker
forging-florence-terrain-row = Grünstreifen
forging-florence-terrain-short-bridge = Kurze Brücke
forging-florence-terrain-long-bridge = Lange Brücke
forging-florence-terrain-golden = Goldenes Feld
forging-florence-terrain-mill-site = Leerer Mühlenplatz
forging-florence-terrain-house-site = Platz eines Zunfthauses
forging-florence-terrain-shop-a = Platz eines Ladens
forging-florence-terrain-shop-b = Platz eines Ladens
forging-florence-terrain-shop-c = Platz eines Ladens
forging-florence-terrain-quarry = Steinbruch
forging-florence-terrain-river = Fluss
forging-florence-terrain-trees = Bäume

forging-florence-building-merchant = Händler
forging-florence-building-apothecary = Apotheke
forging-florence-building-print-shop = Druckerei
forging-florence-building-mill = Papiermühle
forging-florence-building-guild-house = Zunfthaus

forging-florence-place-quarry = Steinbruch
forging-florence-place-mill = Papiermühle
forging-florence-place-merchant = Händler
forging-florence-place-apothecary = Apotheke
forging-florence-place-print-shop = Druckerei
forging-florence-place-golden = goldenes Feld
forging-florence-beside-quarry = neben einem Steinbruch
forging-florence-beside-mill = neben einer Papiermühle
forging-florence-beside-merchant = neben einem Händler
forging-florence-beside-apothecary = neben einer Apotheke
forging-florence-beside-print-shop = neben einer Druckerei
forging-florence-beside-guild-house = { $you ->
    [yes] neben deinem Zunfthaus
   *[no] neben dem Zunfthaus von { $player }
}
forging-florence-beside-guild-house-nobody = neben einem leeren Zunfthaus
forging-florence-to-golden = auf das goldene Feld
forging-florence-to-hex = auf das Feld { $hex }
forging-florence-to-hex-beside = auf das Feld { $hex }, { $places }

forging-florence-bridge-carraia = Ponte alla Carraia
forging-florence-bridge-trinita = Ponte Santa Trinita
forging-florence-bridge-vecchio = Ponte Vecchio
forging-florence-bridge-grazie = Ponte alle Grazie

forging-florence-sort-painting = Gemälde
forging-florence-sort-book = Buch
forging-florence-sort-sculpture = Skulptur
forging-florence-sort-painting-label = Gemälde
forging-florence-sort-book-label = Buch
forging-florence-sort-sculpture-label = Skulptur
forging-florence-craft-painting = Maler
forging-florence-craft-book = Autor
forging-florence-craft-sculpture = Bildhauer
forging-florence-craft-all = Maler, Autor und Bildhauer

forging-florence-artist-giotto = Giotto
forging-florence-artist-masaccio = Masaccio
forging-florence-artist-fra-angelico = Fra Angelico
forging-florence-artist-botticelli = Botticelli
forging-florence-artist-dante = Dante
forging-florence-artist-boccaccio = Boccaccio
forging-florence-artist-machiavelli = Machiavelli
forging-florence-artist-michelangelo = Michelangelo
forging-florence-artist-brunelleschi = Brunelleschi
forging-florence-artist-leonardo = Leonardo da Vinci

forging-florence-ability-giotto = { $bonus } Prestige, wenn du { $paintings ->
    [1] ein Gemälde
    [6] sechs Gemälde
   *[other] { $paintings } Gemälde
} von ihm schaffst, solange er der einzige Künstler ist, den du je hattest.
forging-florence-ability-machiavelli = { $bonus } Prestige am Ende, wenn du mehr Werke geschaffen hast als alle anderen oder vor allen anderen Stufe 3 erreicht hast.
forging-florence-ability-michelangelo = { $bonus } Prestige für jede Skulptur, gleich von wem, die du schaffst, solange er für dich arbeitet.
forging-florence-ability-brunelleschi = Du darfst von jedem Rohstoff { $limit ->
    [1] einen
    [2] zwei
   *[other] { $limit }
} haben. Seine Werke brauchen { $needs ->
    [usual] von allem zwei
   *[other] { $needs }-mal so viel wie die der anderen
}, und { $doubled ->
    [dome] die Kuppel zählt
   *[text] seine Skulpturen zählen
} { $times ->
    [1] nicht mehr als andere
    [2] doppeltes Prestige
   *[other] das { $times }-fache Prestige
}{ $dome ->
    [same] { "" }
   *[other] , die Kuppel das { $dome }-fache
}.
forging-florence-ability-leonardo = { $bonus } Prestige für jedes Werk, gleich welcher Art und von wem, das du verkaufst, solange er für dich arbeitet. Er schafft Gemälde, ab Stufe { $books } Bücher und ab Stufe { $sculptures } Skulpturen.

forging-florence-piece-ognissanti-madonna = Ognissanti-Madonna
forging-florence-piece-badia-polyptych = Polyptychon der Badia
forging-florence-piece-holy-trinity = Die Dreifaltigkeit
forging-florence-piece-tribute-money = Der Zinsgroschen
forging-florence-piece-deposition = Die Kreuzabnahme
forging-florence-piece-annunciation = Die Verkündigung
forging-florence-piece-primavera = Primavera
forging-florence-piece-birth-of-venus = Die Geburt der Venus
forging-florence-piece-vita-nuova = Vita nova
forging-florence-piece-divine-comedy = Göttliche Komödie
forging-florence-piece-fiammetta = Elegie der Dame Fiammetta
forging-florence-piece-decameron = Dekameron
forging-florence-piece-prince = Der Fürst
forging-florence-piece-florentine-histories = Geschichte von Florenz
forging-florence-piece-david = David
forging-florence-piece-night = Die Nacht
forging-florence-piece-sacrifice-of-isaac = Die Opferung Isaaks
forging-florence-piece-crucifix = Kruzifix
forging-florence-piece-dome = Kuppel von Santa Maria del Fiore
forging-florence-piece-adoration = Anbetung der Könige
forging-florence-piece-codex = Kodex über den Vogelflug
forging-florence-piece-sforza-horse = Das Sforza-Pferd

forging-florence-level = Stufe { $level }
forging-florence-level-1 = Stufe 1: { $rooms ->
    [1] ein Künstler
    [2] zwei Künstler
    [3] drei Künstler
   *[other] { $rooms } Künstler
}{ $usual ->
    [yes] ; Maler
   *[other] { "" }
}
forging-florence-level-2 = Stufe 2: { $rooms ->
    [1] ein Künstler
    [2] zwei Künstler
    [3] drei Künstler
   *[other] { $rooms } Künstler
}{ $usual ->
    [yes] ; Maler und Autoren
   *[other] { "" }
}
forging-florence-level-3 = Stufe 3: { $rooms ->
    [1] ein Künstler
    [2] zwei Künstler
    [3] drei Künstler
   *[other] { $rooms } Künstler
}{ $usual ->
    [yes] ; Maler, Autoren und Bildhauer
   *[other] { "" }
}
forging-florence-lire = { $lire } Lire
forging-florence-prestige = { $points } Prestige

forging-florence-ask-acting = Handle, würfle oder beende deinen Zug
forging-florence-ask-acting-moved = Handle oder beende deinen Zug
forging-florence-ask-rolling = Der Würfel fällt
forging-florence-ask-walking = Du hast { $roll } gewürfelt: geh oder bleib
forging-florence-ask-walking-leave = Du hast { $roll } gewürfelt: verlass das goldene Feld
forging-florence-ask-over = Das Spiel ist zu Ende
forging-florence-wait-acting = { $you ->
    [yes] Du bist am Zug
   *[no] { $player } handelt
}
forging-florence-wait-rolling = { $you ->
    [yes] Du würfelst
   *[no] { $player } würfelt
}
forging-florence-wait-walking = { $you ->
    [yes] Du wählst, wohin du gehst
   *[no] { $player } wählt, wohin die Figur geht
}

forging-florence-option-economy = Ausrüstung
forging-florence-option-economy-why = Was bleibt, wenn ein Werk geschaffen ist.
forging-florence-option-economy-equipment = Werkzeug und Presse bleiben
forging-florence-option-economy-equipment-why = Nur Papier, Farbe und Stein werden verbraucht.
forging-florence-option-economy-tools = nur Werkzeug bleibt
forging-florence-option-economy-tools-why = Auch die Druckerpresse wird verbraucht.
forging-florence-option-economy-literal = nichts bleibt
forging-florence-option-economy-literal-why = Alles wird verbraucht; weitere Künstler lassen sich kaum noch anwerben.
forging-florence-option-brunelleschi = Brunelleschi verdoppelt
forging-florence-option-brunelleschi-why = Welche seiner Werke doppeltes Prestige zählen.
forging-florence-option-brunelleschi-text = alle seine Skulpturen
forging-florence-option-brunelleschi-text-why = Die stärkere Form: Wer ihn anwirbt, ist schwer zu schlagen.
forging-florence-option-brunelleschi-dome = nur die Kuppel
forging-florence-option-brunelleschi-dome-why = Die mildere Form.
forging-florence-option-shops = Läden
forging-florence-option-shops-why = Wo die sechs Läden stehen.
forging-florence-option-shops-pairs = einander gegenüber
forging-florence-option-shops-pairs-why = Die zwei einer Art liegen einander gegenüber; so ist es für alle Häuser gerecht.
forging-florence-option-shops-free = frei gemischt
forging-florence-option-shops-free-why = Jeder Laden auf jedem Platz; manche Häuser sind dann weit im Vorteil.
forging-florence-option-rounds = Höchstens so viele Runden
forging-florence-option-rounds-why = Mit dieser Runde endet das Spiel, wenn bis dahin niemand die Kuppel geschaffen hat.
forging-florence-option-start = Wer beginnt
forging-florence-option-start-why = Wer den ersten Zug hat.
forging-florence-option-start-random = das Los entscheidet

forging-florence-move-roll = Würfeln
forging-florence-move-walk = Gehen: { $where }
forging-florence-move-stay = Stehen bleiben
forging-florence-move-collect = Holen: { $resource }
forging-florence-move-buy = Kaufen: { $resource } ({ $price } Lire)
forging-florence-move-create = „{ $piece }“ schaffen ({ $sort } von { $artist })
forging-florence-move-sell = „{ $piece }“ verkaufen ({ $price } Lire)
forging-florence-move-upgrade = Dein Zunfthaus auf Stufe { $level } ausbauen
forging-florence-move-hire = { $artist } anwerben ({ $price } Lire)
forging-florence-move-exchange = { $artist } anwerben ({ $price } Lire) und { $gone } zurücklegen
forging-florence-move-end = Den Zug beenden

forging-florence-notation-walk = gehen
forging-florence-notation-roll = würfeln
forging-florence-notation-rolled = gewürfelt
forging-florence-notation-collect = holen
forging-florence-notation-buy = kaufen
forging-florence-notation-create = schaffen
forging-florence-notation-sell = verkaufen
forging-florence-notation-upgrade = ausbauen
forging-florence-notation-hire = anwerben
forging-florence-notation-for = statt
forging-florence-notation-end = beenden
forging-florence-notation-tools = Werkzeug
forging-florence-notation-stone = Stein
forging-florence-notation-press = Presse
forging-florence-notation-paint = Farbe
forging-florence-notation-paper = Papier
forging-florence-notation-giotto = Giotto
forging-florence-notation-masaccio = Masaccio
forging-florence-notation-fra-angelico = Fra-Angelico
forging-florence-notation-botticelli = Botticelli
forging-florence-notation-dante = Dante
forging-florence-notation-boccaccio = Boccaccio
forging-florence-notation-machiavelli = Machiavelli
forging-florence-notation-michelangelo = Michelangelo
forging-florence-notation-brunelleschi = Brunelleschi
forging-florence-notation-leonardo = Leonardo
forging-florence-notation-ognissanti-madonna = Ognissanti-Madonna
forging-florence-notation-badia-polyptych = Badia-Polyptychon
forging-florence-notation-holy-trinity = Dreifaltigkeit
forging-florence-notation-tribute-money = Zinsgroschen
forging-florence-notation-deposition = Kreuzabnahme
forging-florence-notation-annunciation = Verkündigung
forging-florence-notation-primavera = Primavera
forging-florence-notation-birth-of-venus = Geburt-der-Venus
forging-florence-notation-vita-nuova = Vita-nova
forging-florence-notation-divine-comedy = Göttliche-Komödie
forging-florence-notation-fiammetta = Fiammetta
forging-florence-notation-decameron = Dekameron
forging-florence-notation-prince = Fürst
forging-florence-notation-florentine-histories = Geschichte-von-Florenz
forging-florence-notation-david = David
forging-florence-notation-night = Nacht
forging-florence-notation-sacrifice-of-isaac = Opferung-Isaaks
forging-florence-notation-crucifix = Kruzifix
forging-florence-notation-dome = Kuppel
forging-florence-notation-adoration = Anbetung
forging-florence-notation-codex = Kodex
forging-florence-notation-sforza-horse = Sforza-Pferd

forging-florence-event-turn-began = Runde { $round }: { $you ->
    [yes] dein Zug
   *[no] { $player } ist am Zug
}
forging-florence-event-turn-began-last = Runde { $round }: { $you ->
    [yes] dein letzter Zug
   *[no] der letzte Zug von { $player }
}
forging-florence-event-threw = { $you ->
    [yes] Du wirfst den Würfel.
   *[no] { $player } wirft den Würfel.
}
forging-florence-event-rolled = { $you ->
    [yes] Du würfelst { $number }.
   *[no] { $player } würfelt { $number }.
}
forging-florence-event-walked = { $you ->
    [yes] Du gehst { $where }.
   *[no] { $player } geht { $where }.
}
forging-florence-event-stayed = { $you ->
    [yes] Du bleibst stehen.
   *[no] { $player } bleibt stehen.
}
forging-florence-event-collected = { $you ->
    [yes] Du holst { $resource }.
   *[no] { $player } holt { $resource }.
}
forging-florence-event-bought = { $you ->
    [yes] Du kaufst { $resource } für { $lire } Lire.
   *[no] { $player } kauft { $resource } für { $lire } Lire.
}
forging-florence-event-created = { $you ->
    [yes] Du schaffst „{ $piece }“ ({ $sort } von { $artist }).
   *[no] { $player } schafft „{ $piece }“ ({ $sort } von { $artist }).
}
forging-florence-event-sold = { $you ->
    [yes] Du verkaufst „{ $piece }“ für { $lire } Lire.
   *[no] { $player } verkauft „{ $piece }“ für { $lire } Lire.
}
forging-florence-event-upgraded = { $you ->
    [yes] Du baust dein Zunfthaus auf Stufe { $level } aus.
   *[no] { $player } baut das Zunfthaus auf Stufe { $level } aus.
}
forging-florence-event-upgraded-first = { $you ->
    [yes] Du baust dein Zunfthaus vor allen anderen auf Stufe { $level } aus.
   *[no] { $player } baut das Zunfthaus vor allen anderen auf Stufe { $level } aus.
}
forging-florence-event-hired = { $you ->
    [yes] Du wirbst { $artist } für { $lire } Lire an.
   *[no] { $player } wirbt { $artist } für { $lire } Lire an.
}
forging-florence-event-exchanged = { $you ->
    [yes] Du wirbst { $artist } für { $lire } Lire an und legst { $gone } zurück.
   *[no] { $player } wirbt { $artist } für { $lire } Lire an und legt { $gone } zurück.
}
forging-florence-event-returned = Zurück in den Vorrat: { $resources }.
forging-florence-event-bonus = { $you ->
    [yes] { $artist } bringt dir { $points } Prestige.
   *[no] { $artist } bringt { $player } { $points } Prestige.
}
forging-florence-event-last-turns = { $left ->
    [all] Die Kuppel steht: Alle haben noch einen Zug.
    [none] Die Kuppel steht, im letzten Zug des Spiels.
   *[some] Die Kuppel steht: noch { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, dann ist die letzte Runde vorbei.
}
forging-florence-event-counted = { $you ->
    [yes] Dein Prestige: { $points }
   *[no] Prestige von { $player }: { $points }
}
forging-florence-event-counted-line = { $part }: { $points }
forging-florence-event-game-over = Das Spiel ist zu Ende.

forging-florence-part-paintings = Gemälde
forging-florence-part-books = Bücher
forging-florence-part-sculptures = Skulpturen
forging-florence-part-house = Zunfthaus
forging-florence-part-giotto = Giottos sechs Gemälde
forging-florence-part-machiavelli = Machiavellis Bonus
forging-florence-part-michelangelo = Michelangelos Skulpturen
forging-florence-part-leonardo = Leonardos Verkäufe

forging-florence-illegal-unknown = Eine solche Aktion gibt es im Spiel nicht.
forging-florence-illegal-over = Das Spiel ist zu Ende.
forging-florence-illegal-chance = Gerade fällt der Würfel; niemand entscheidet jetzt.
forging-florence-illegal-not-chance = Jetzt wird nicht gewürfelt.
forging-florence-illegal-walk-first = Der Würfel ist gefallen: Zuerst geht deine Figur oder bleibt stehen.
forging-florence-illegal-roll-first = Bevor deine Figur geht, würfelst du.
forging-florence-illegal-moved = Deine Figur hat sich in diesem Zug schon bewegt.
forging-florence-illegal-blocked = Das Feld { $hex } kann niemand betreten: Fluss, Bäume, Steinbrüche und Gebäude sind gesperrt.
forging-florence-illegal-golden-taken = Auf dem goldenen Feld steht eine andere Figur.
forging-florence-illegal-golden-way = Jeder Weg von höchstens { $roll } Feldern nach { $hex } führt über das goldene Feld, auf dem eine andere Figur steht.
forging-florence-illegal-too-far = { $roll ->
    [one] Kein Weg von einem Feld führt nach { $hex }.
   *[other] Kein Weg von höchstens { $roll } Feldern führt nach { $hex }.
}
forging-florence-illegal-golden-to-sell = Deine Bewegung darf auf dem goldenen Feld nur enden, wenn du ein unverkauftes Werk hast.
forging-florence-illegal-must-leave = Deine Figur muss das goldene Feld in diesem Zug verlassen.
forging-florence-illegal-must-sell = Bevor du würfelst, musst du ein Werk verkaufen.
forging-florence-illegal-not-beside = Wo deine Figur steht, gibt es das nicht: { $resource }.
forging-florence-illegal-limit = { $limit ->
    [one] Du hast schon eines, und mehr sind nicht erlaubt: { $resource }.
   *[other] Du hast schon { $limit }, und mehr sind nicht erlaubt: { $resource }.
}
forging-florence-illegal-too-dear = Das kostet { $price } Lire, und du hast { $lire }.
forging-florence-illegal-ruin = Danach könntest du nie wieder ein Werk schaffen oder verkaufen.
forging-florence-illegal-not-home = Werke schafft man neben dem eigenen Zunfthaus.
forging-florence-illegal-not-his-owner = { $artist } arbeitet nicht für dich.
forging-florence-illegal-level-sort = Ein solches Werk braucht mindestens Stufe { $level } deines Zunfthauses.
forging-florence-illegal-no-copies = Von „{ $piece }“ ist keine Karte mehr da.
forging-florence-illegal-isaac-first = Vor der Kuppel musst du „{ forging-florence-piece-sacrifice-of-isaac }“ geschaffen haben.
forging-florence-illegal-lacks = { $tokens ->
    [one] Für „{ $piece }“ fehlt dir noch: { $resource }.
   *[other] „{ $piece }“ braucht von allem { $tokens }, und du hast weniger: { $resource }.
}
forging-florence-illegal-not-golden = Verkauft wird auf dem goldenen Feld.
forging-florence-illegal-none-unsold = „{ $piece }“ hast du nicht unverkauft.
forging-florence-illegal-fresh = Was du in diesem Zug geschaffen hast, kannst du erst später verkaufen.
forging-florence-illegal-top-level = Dein Zunfthaus hat schon die höchste Stufe.
forging-florence-illegal-two-paintings = Für Stufe 2 musst du zwei Gemälde geschaffen haben.
forging-florence-illegal-two-books = Für Stufe 3 musst du zwei Bücher geschaffen haben.
forging-florence-illegal-more-paintings = Für Stufe 2 musst du so viele Gemälde geschaffen haben: { $wanted }.
forging-florence-illegal-more-books = Für Stufe 3 musst du so viele Bücher geschaffen haben: { $wanted }.
forging-florence-illegal-no-face = Der Würfel hat keine Seite mit einer { $number }.
forging-florence-illegal-hired = { $artist } liegt nicht auf dem Tisch.
forging-florence-illegal-level-artist = { $artist } kommt erst ab Stufe { $level } deines Zunfthauses.
forging-florence-illegal-fee = { $artist } kostet { $price } Lire, und du hast { $lire }.
forging-florence-illegal-no-room = Dein Zunfthaus ist voll; wähle einen deiner Künstler zum Zurücklegen.
forging-florence-illegal-room = In deinem Zunfthaus ist Platz, also wird kein Künstler zurückgelegt.
forging-florence-illegal-not-own = { $artist } arbeitet nicht für dich und lässt sich nicht zurücklegen.

forging-florence-wanted-hex = ein Feld mit seinen Koordinaten, wie 2,-2
forging-florence-wanted-resource = ein Rohstoff
forging-florence-wanted-piece = ein Werk
forging-florence-wanted-artist = ein Künstler
forging-florence-wanted-for = das Wort „for“
forging-florence-wanted-number = eine Augenzahl des Würfels
