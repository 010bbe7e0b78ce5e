# topic: calimala
# Der Tisch von Calimala im Browser.

calimala-table-white = weiß
calimala-table-none = keine
calimala-table-nobody = noch niemand

# Bereiche
calimala-table-area-city = Stadt
calimala-table-area-council = Palazzo
calimala-table-area-churches = Kirchen
calimala-table-area-map = Europa
calimala-table-area-mine = Ich
calimala-table-area-mats = Andere
calimala-table-area-log = Verlauf
calimala-table-mine = Dein Tableau

# Entscheidungen
calimala-table-ask-keeping = Behalte eine Wertungskarte
calimala-table-ask-taking = Nimm eine Startkarte
calimala-table-ask-placing = Lege eine Scheibe auf eine Straße
calimala-table-ask-acting = Deine Scheibe auf { $street } handelt
calimala-table-ask-acting-white = Deine weiße Scheibe auf { $street } handelt
calimala-table-ask-seating = Wähle eine Scheibe für den Sitz
calimala-table-ask-drawing = Eine Karte wird gezogen
calimala-table-ask-over = Das Spiel ist zu Ende
calimala-table-wait-keeping = { $you ->
    [yes] Du behältst eine Wertungskarte
   *[no] { $player } behält eine Wertungskarte
}
calimala-table-wait-taking = { $you ->
    [yes] Du nimmst eine Startkarte
   *[no] { $player } nimmt eine Startkarte
}
calimala-table-wait-placing = { $you ->
    [yes] Du wählst eine Straße
   *[no] { $player } wählt eine Straße
}
calimala-table-wait-acting = { $you ->
    [yes] Du handelst auf { $street }
   *[no] { $player } handelt auf { $street }
}
calimala-table-wait-seating = { $you ->
    [yes] Du wählst eine Scheibe für den Sitz
   *[no] { $player } wählt eine Scheibe für den Sitz
}
calimala-table-detail-keeping = Sie wird am Ende für alle gewertet.
calimala-table-detail-keeping-open = Sie wird am Ende für alle gewertet, wie die offene Karte { $card }.
calimala-table-detail-taking = Sie kommt auf deine Hand; die übrigen werden in den Nachziehstapel gemischt.
calimala-table-detail-placing = Wähle eine Straße, um zu sehen, wer dort handelt und was gewertet wird.
calimala-table-detail-placing-words = Tippe die Nummer einer Straße, mit w dahinter für eine weiße Scheibe; s und eine Nummer sagt, was dort folgte.
calimala-table-detail-seating = Du hast keine im Vorrat: Eine deiner Scheiben verlässt ihre Straße und geht in den Stadtrat.
calimala-table-detail-left = Noch offen: { $kinds }.
calimala-table-detail-left-none = Beide Aktionen sind verwendet; du darfst noch Karten spielen.
calimala-table-detail-duty = { $count ->
    [one] Du musst sie ausführen.
   *[other] Mindestens eine davon musst du ausführen.
}
calimala-table-left-twice = zweimal { $kind }
calimala-table-consequence = { $street }: { $text }
calimala-table-follows = es handeln der Reihe nach: { $order }.
calimala-table-follows-seat = { $you ->
    [yes] Du nimmst den Sitz bei { $category }; das wird dann gewertet.
   *[no] { $player } nimmt den Sitz bei { $category }; das wird dann gewertet.
}
calimala-table-follows-leaves = Die unterste Scheibe verlässt das Spiel.
calimala-table-follows-still = es handeln noch: { $order }.
calimala-table-follows-none = Keine Wertung folgt.
calimala-table-plan = { $street }, wenn du hier legst: { $text }
calimala-table-able = { $player }: nach jetzigem Stand möglich: { $kinds }; Karten auf der Hand: { $cards }.
calimala-table-able-twice = { $player }: nach jetzigem Stand möglich, jede zweimal: { $kinds }; Karten auf der Hand: { $cards }.
calimala-table-able-none = { $player }: nach jetzigem Stand ist keine der Aktionen möglich; Karten auf der Hand: { $cards }.
calimala-table-prospect-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
calimala-table-if-placed = Wenn du hier legst:
calimala-table-scored-as-is = Nach jetzigem Stand: { $lines }.
calimala-table-if-scored-points = { $player } { $points }
calimala-table-if = Was sich änderte
calimala-table-if-line = { $category }: { $changes }.
calimala-table-if-points = { $player } { $before } → { $after }
calimala-table-if-none = Keine Mehrheit änderte sich.
calimala-table-if-open = Das Weitere hängt von einer Karte ab, die noch niemand kennt.
calimala-table-if-hidden = Das deckt Verborgenes auf: Noch kann es niemand sagen.
calimala-table-no-seat-here = Hier kann keine deiner Scheiben den Sitz nehmen.
calimala-table-go-place = Scheibe legen
calimala-table-point = { $name }: was damit geht
calimala-table-go-white = Weiße Scheibe legen
calimala-table-go-lower = Untere Scheibe
calimala-table-go-upper = Obere Scheibe

# Auswahl
calimala-way-keep = { $card } behalten
calimala-way-take = { $card } nehmen
calimala-table-list-keeping = Deine Wertungskarten
calimala-table-list-taking = Die offenen Startkarten
calimala-table-card-pays = { $first }, { $second }, { $third } Punkte am Ende
calimala-table-list-seating = Deine Scheiben
calimala-table-list-place = Mit einer farbigen Scheibe
calimala-table-list-white = Mit einer weißen Scheibe, jede Aktion zweimal (w hinter der Nummer)
calimala-table-list-act = Aktionen der Straße
calimala-table-list-act-one = { $kind }, auf der Straße
calimala-table-list-card = Karten aus deiner Hand
calimala-table-list-card-one = { $kind }, mit einer Karte
calimala-table-list-rest = Oder
calimala-table-list-only = Jetzt möglich
calimala-table-closed-card = Karte { $kind }
calimala-table-send = Senden: { $where }
calimala-table-send-choose = Wähle, wohin: { $total } von höchstens { $most }
calimala-table-more = Eins mehr: { $city }
calimala-table-less = Eins weniger: { $city }

# Stand
calimala-table-open-card = Offene Karte
calimala-table-deck = Stapel { $deck }, Ablage { $discards }
calimala-table-discards-none = Der Ablagestapel ist leer.
calimala-table-discards = Ablagestapel: { $cards }
calimala-table-scores = Punkte, in Spielreihenfolge
calimala-table-role-decides = entscheidet
calimala-table-role-turn = ist am Zug
calimala-table-role-start = beginnt jede Runde

# Stadt
calimala-table-streets = Straßen
calimala-table-street = Straße { $number }: { $street }.
calimala-table-stack = Von oben: { $discs }.
calimala-table-stack-empty = Keine Scheibe.
calimala-table-street-four = { $discs ->
    [2] Eine zweite Scheibe löst eine Wertung aus.
    [3] Eine dritte Scheibe löst eine Wertung aus.
   *[other] Eine vierte Scheibe löst eine Wertung aus.
}
calimala-table-street-acts = Diese Straße handelt.
calimala-table-street-closed = Jetzt nicht möglich.

# Stadtrat
calimala-table-artworks = Kunstwerke
calimala-table-ties = Gleichstand an
calimala-table-ties-why = Mehr Sitze und Kunstwerke im Stadtrat zusammen gehen vor, dann mehr Sitze, dann, wer zuerst so viele hatte. Wer weder noch hat, teilt (C5.6).
calimala-table-tiles = Wertungsplättchen
calimala-table-tile-done = { $number }, { $category }: gewertet, kein Sitz.
calimala-table-tile-seat = { $number }, { $category }: gewertet, Sitz: { $player }.
calimala-table-tile-next = { $number }, { $category }: wird als Nächstes gewertet.
calimala-table-tile-soon = { $number }, { $category }: bald.
calimala-table-tile-later = { $number }, { $category }: später.
calimala-table-if-scored = Würde jetzt gewertet
calimala-table-if-scored-more = Die Karten am Ende und alle anderen Plättchen
calimala-table-card-own = deine geheime Karte
calimala-table-card-open = offene Karte
calimala-table-palazzo-note = Sitze und Kunstwerke
calimala-table-now = Jetzt: { $lines }.

# Orte
calimala-table-churches = Kirchen
calimala-table-from-below = Von unten
calimala-table-map = Die Städte Europas
calimala-table-city = { $city }: { $cubes }; frei { $free }.
calimala-table-city-houses = Handelshäuser: { $players }.
calimala-table-row = { $name }: { $cubes }; frei { $free }.

# Tableaus
calimala-table-mat-score = Punkte: { $points }.
calimala-table-mat-stores = Lagerhäuser: { $stores }.
calimala-table-mat-cloth = Werkstätten: { $workshops }, Stoff darin: { $cloth }.
calimala-table-mat-ships = Schiffe: { $ships }.
calimala-table-mat-houses = Handelshäuser: { $cities }.
calimala-table-mat-no-houses = Keine Handelshäuser.
calimala-table-mat-discs = Scheiben im Vorrat: { $discs }, weiße: { $white }.
calimala-table-mat-council = Sitze im Stadtrat: { $seats }, Kunstwerke dort: { $artworks }.
calimala-table-mat-hand = Karten auf der Hand: { $cards }.
calimala-table-mat-reserve = Würfel im Vorrat: { $cubes }.
calimala-table-own-hand = Deine Hand: { $cards }.
calimala-table-own-hand-empty = Deine Hand ist leer.
calimala-table-own-kept = Deine Wertungskarte: { $card }.
calimala-table-sign-ships = Schiffe
calimala-table-sign-houses = Häuser
calimala-table-sign-cloth = Stoff
calimala-table-sign-seats = Sitze
calimala-table-sign-artworks = Kunst
calimala-table-sign-discs = Scheiben
calimala-table-sign-white = Weiße
calimala-table-sign-cards = Karten
calimala-table-warehouses = Lagerhäuser
calimala-table-workshops = Werkstätten
calimala-table-port = Hafen
calimala-table-hand = Hand
calimala-table-hand-empty = Keine Aktionskarten.
calimala-table-times = ×{ $count }
calimala-table-discs = Scheiben
calimala-table-discs-white = Weiße
calimala-table-cubes = Würfel
calimala-table-cloth-count = { $count } Stoff
calimala-table-to-build = zu bauen
calimala-table-houses-all = Alle Handelshäuser stehen
calimala-table-houses-to-build = { $count ->
    [one] Handelshaus zu bauen
   *[other] Handelshäuser zu bauen
}

# Verlauf und Ende
calimala-table-win-tie-decided = Punktgleichstand: Mehr Sitze und Kunstwerke im Stadtrat entscheiden (C6.3).
calimala-table-win-tie-shared = Gleich viele Punkte und gleich viele Sitze und Kunstwerke im Stadtrat (C6.3).
calimala-table-column-cubes = Würfel
calimala-table-column-points = Punkte
calimala-table-column-tiles = Plättchen
calimala-table-column-cards = Karten
calimala-table-count-why-tile = Alle Scheiben sind gelegt: Die übrigen Plättchen werden ohne Sitz gewertet, { $first }, { $second } und { $third ->
    [one] { $third } Punkt
   *[other] { $third } Punkte
} (C6.1).
calimala-table-count-why-card = Die meisten Würfel dort { $first } Punkte, die zweitmeisten { $second }, die drittmeisten { $third } (C6.2).
calimala-table-count-why-palazzo = Die meisten Sitze und Kunstwerke im Stadtrat zusammen { $first } Punkte, die zweitmeisten { $second }, die drittmeisten { $third } (C6.2).

# Tasten
calimala-table-key-arrows = Pfeiltasten
calimala-table-key-arrows-does = von Straße zu Straße
calimala-table-key-ends = Pos1, Ende
calimala-table-key-ends-does = zur ersten und zur letzten Straße
calimala-table-key-enter = Eingabe
calimala-table-key-enter-does = wählt die Straße, legt dann die Scheibe
calimala-table-key-escape = Esc
calimala-table-key-escape-does = vergisst die gewählte Straße

# Commands
calimala-table-command-majorities = mehrheiten
calimala-table-command-majorities-does = was alles brächte, wenn es jetzt gewertet würde
calimala-table-command-hand = hand
calimala-table-command-hand-does = deine eigenen Karten
calimala-table-command-streets = straßen
calimala-table-command-streets-does = die Straßen mit ihren Scheiben; mit einer Zahl, was dort folgte
calimala-table-command-tiles = plättchen
calimala-table-command-tiles-does = die Wertungsplättchen und die besetzten Sitze
calimala-table-command-churches = kirchen
calimala-table-command-churches-does = was bei den Kirchen und im Stadtrat liegt
calimala-table-command-europe = europa
calimala-table-command-europe-does = der Stoff und die Häuser in den Städten Europas

# Options of a new match
calimala-option-edition = Ausgabe
calimala-option-edition-en = englische Regeln
calimala-option-edition-de = deutsche Regeln
calimala-option-layout = Aktionsplättchen
calimala-option-layout-random = gemischt
calimala-option-layout-beginner = wie für die erste Partie
calimala-option-variant = Variante
calimala-option-variant-why = Eine Datei, die Zahlen der Regeln ändert.
calimala-option-variant-standard = Regelwerk
calimala-option-variant-standard-why = Alle Zahlen sind die der Regeln.
