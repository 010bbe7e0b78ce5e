# Der Tisch von Calimala im Browser.

table-white = weiß
table-none = keine
table-nobody = noch niemand

# Bereiche
table-area-city = Stadt
table-area-council = Palazzo
table-area-churches = Kirchen
table-area-map = Europa
table-area-mine = Ich
table-area-mats = Andere
table-area-log = Verlauf
table-mine = Dein Tableau

# Entscheidungen
table-ask-keeping = Behalte eine Wertungskarte
table-ask-taking = Nimm eine Startkarte
table-ask-placing = Lege eine Scheibe auf eine Straße
table-ask-acting = Deine Scheibe auf { $street } handelt
table-ask-acting-white = Deine weiße Scheibe auf { $street } handelt
table-ask-seating = Wähle eine Scheibe für den Sitz
table-ask-drawing = Eine Karte wird gezogen
table-ask-over = Das Spiel ist zu Ende
table-wait-keeping = { $you ->
    [yes] Du behältst eine Wertungskarte
   *[no] { $player } behält eine Wertungskarte
}
table-wait-taking = { $you ->
    [yes] Du nimmst eine Startkarte
   *[no] { $player } nimmt eine Startkarte
}
table-wait-placing = { $you ->
    [yes] Du wählst eine Straße
   *[no] { $player } wählt eine Straße
}
table-wait-acting = { $you ->
    [yes] Du handelst auf { $street }
   *[no] { $player } handelt auf { $street }
}
table-wait-seating = { $you ->
    [yes] Du wählst eine Scheibe für den Sitz
   *[no] { $player } wählt eine Scheibe für den Sitz
}
table-detail-keeping = Sie wird am Ende für alle gewertet.
table-detail-keeping-open = Sie wird am Ende für alle gewertet, wie die offene Karte { $card }.
table-detail-taking = Sie kommt auf deine Hand; die übrigen werden in den Nachziehstapel gemischt.
table-detail-placing = Wähle eine Straße, um zu sehen, wer dort handelt und was gewertet wird.
table-detail-placing-words = Tippe die Nummer einer Straße, mit w dahinter für eine weiße Scheibe; s und eine Nummer sagt, was dort folgte.
table-detail-seating = Du hast keine im Vorrat: Eine deiner Scheiben verlässt ihre Straße und geht in den Stadtrat.
table-detail-left = Noch offen: { $kinds }.
table-detail-left-none = Beide Aktionen sind verwendet; du darfst noch Karten spielen.
table-detail-duty = { $count ->
    [one] Du musst sie ausführen.
   *[other] Mindestens eine davon musst du ausführen.
}
table-left-twice = zweimal { $kind }
table-consequence = { $street }: { $text }
table-follows = es handeln der Reihe nach: { $order }.
table-follows-seat = { $you ->
    [yes] Du nimmst den Sitz bei { $category }; das wird dann gewertet.
   *[no] { $player } nimmt den Sitz bei { $category }; das wird dann gewertet.
}
table-follows-leaves = Die unterste Scheibe verlässt das Spiel.
table-follows-still = es handeln noch: { $order }.
table-follows-none = Keine Wertung folgt.
table-plan = { $street }, wenn du hier legst: { $text }
table-able = { $player }: nach jetzigem Stand möglich: { $kinds }; Karten auf der Hand: { $cards }.
table-able-twice = { $player }: nach jetzigem Stand möglich, jede zweimal: { $kinds }; Karten auf der Hand: { $cards }.
table-able-none = { $player }: nach jetzigem Stand ist keine der Aktionen möglich; Karten auf der Hand: { $cards }.
table-prospect-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-if-placed = Wenn du hier legst:
table-scored-as-is = Nach jetzigem Stand: { $lines }.
table-if-scored-points = { $player } { $points }
table-if = Was sich änderte
table-if-line = { $category }: { $changes }.
table-if-points = { $player } { $before } → { $after }
table-if-none = Keine Mehrheit änderte sich.
table-if-open = Das Weitere hängt von einer Karte ab, die noch niemand kennt.
table-if-hidden = Das deckt Verborgenes auf: Noch kann es niemand sagen.
table-no-seat-here = Hier kann keine deiner Scheiben den Sitz nehmen.
table-go-place = Scheibe legen
table-point = { $name }: was damit geht
table-go-white = Weiße Scheibe legen
table-go-lower = Untere Scheibe
table-go-upper = Obere Scheibe

# Auswahl
way-keep = { $card } behalten
way-take = { $card } nehmen
table-list-keeping = Deine Wertungskarten
table-list-taking = Die offenen Startkarten
table-list-seating = Deine Scheiben
table-list-place = Mit einer farbigen Scheibe
table-list-white = Mit einer weißen Scheibe, jede Aktion zweimal (w hinter der Nummer)
table-list-act = Aktionen der Straße
table-list-act-one = { $kind }, auf der Straße
table-list-card = Karten aus deiner Hand
table-list-card-one = { $kind }, mit einer Karte
table-list-rest = Oder
table-list-only = Jetzt möglich
table-closed-card = Karte { $kind }
table-send = Senden: { $where }
table-send-choose = Wähle, wohin: { $total } von höchstens { $most }
table-more = Eins mehr: { $city }
table-less = Eins weniger: { $city }

# Stand
table-open-card = Offene Karte
table-deck = Stapel { $deck }, Ablage { $discards }
table-discards-none = Der Ablagestapel ist leer.
table-discards = Ablagestapel: { $cards }
table-scores = Punkte, in Spielreihenfolge
table-role-decides = entscheidet
table-role-turn = ist am Zug
table-role-start = beginnt jede Runde

# Stadt
table-streets = Straßen
table-street = Straße { $number }: { $street }.
table-stack = Von oben: { $discs }.
table-stack-empty = Keine Scheibe.
table-street-four = Eine vierte Scheibe löst eine Wertung aus.
table-street-acts = Diese Straße handelt.
table-street-closed = Jetzt nicht möglich.

# Stadtrat
table-artworks = Kunstwerke
table-ties = Gleichstand an
table-ties-why = Mehr Sitze und Kunstwerke im Stadtrat zusammen gehen vor, dann mehr Sitze, dann, wer zuerst so viele hatte. Wer weder noch hat, teilt (C5.6).
table-tiles = Wertungsplättchen
table-tile-done = { $number }, { $category }: gewertet, kein Sitz.
table-tile-seat = { $number }, { $category }: gewertet, Sitz: { $player }.
table-tile-next = { $number }, { $category }: wird als Nächstes gewertet.
table-tile-soon = { $number }, { $category }: bald.
table-tile-later = { $number }, { $category }: später.
table-if-scored = Würde jetzt gewertet
table-if-scored-more = Die Karten am Ende und alle anderen Plättchen
table-card-own = deine geheime Karte
table-card-open = offene Karte
table-palazzo-note = Sitze und Kunstwerke
table-now = Jetzt: { $lines }.

# Orte
table-churches = Kirchen
table-from-below = Von unten
table-map = Die Städte Europas
table-city = { $city }: { $cubes }; frei { $free }.
table-city-houses = Handelshäuser: { $players }.
table-row = { $name }: { $cubes }; frei { $free }.

# Tableaus
table-mat-score = Punkte: { $points }.
table-mat-stores = Lagerhäuser: { $stores }.
table-mat-cloth = Werkstätten: { $workshops }, Stoff darin: { $cloth }.
table-mat-ships = Schiffe: { $ships }.
table-mat-houses = Handelshäuser: { $cities }.
table-mat-no-houses = Keine Handelshäuser.
table-mat-discs = Scheiben im Vorrat: { $discs }, weiße: { $white }.
table-mat-council = Sitze im Stadtrat: { $seats }, Kunstwerke dort: { $artworks }.
table-mat-hand = Karten auf der Hand: { $cards }.
table-mat-reserve = Würfel im Vorrat: { $cubes }.
table-own-hand = Deine Hand: { $cards }.
table-own-hand-empty = Deine Hand ist leer.
table-own-kept = Deine Wertungskarte: { $card }.
table-sign-ships = Schiffe
table-sign-houses = Häuser
table-sign-cloth = Stoff
table-sign-seats = Sitze
table-sign-artworks = Kunst
table-sign-discs = Scheiben
table-sign-white = Weiße
table-sign-cards = Karten
table-warehouses = Lagerhäuser
table-workshops = Werkstätten
table-port = Hafen
table-hand = Hand
table-hand-empty = Keine Aktionskarten.
table-times = ×{ $count }
table-discs = Scheiben
table-discs-white = Weiße
table-cubes = Würfel
table-cloth-count = { $count } Stoff
table-to-build = zu bauen
table-houses-all = Alle Handelshäuser stehen
table-houses-to-build = { $count ->
    [one] Handelshaus zu bauen
   *[other] Handelshäuser zu bauen
}

# Verlauf und Ende
table-win-tie-decided = Punktgleichstand: Mehr Sitze und Kunstwerke im Stadtrat entscheiden (C6.3).
table-win-tie-shared = Gleich viele Punkte und gleich viele Sitze und Kunstwerke im Stadtrat (C6.3).
table-column-cubes = Würfel
table-column-points = Punkte
table-column-tiles = Plättchen
table-column-cards = Karten
table-count-why-tile = Alle Scheiben sind gelegt: Die übrigen Plättchen werden ohne Sitz gewertet, 3, 2 und 1 Punkt (C6.1).
table-count-why-card = Die meisten Würfel dort 5 Punkte, die zweitmeisten 3, die drittmeisten 1 (C6.2).
table-count-why-palazzo = Die meisten Sitze und Kunstwerke im Stadtrat zusammen 5 Punkte, die zweitmeisten 3, die drittmeisten 1 (C6.2).

# Tasten
table-key-arrows = Pfeiltasten
table-key-arrows-does = von Straße zu Straße
table-key-ends = Pos1, Ende
table-key-ends-does = zur ersten und zur letzten Straße
table-key-enter = Eingabe
table-key-enter-does = wählt die Straße, legt dann die Scheibe
table-key-escape = Esc
table-key-escape-does = vergisst die gewählte Straße
