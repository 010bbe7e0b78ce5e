# topic: none
# Calimala in the terminal.

calimala-you = du
calimala-nobody = niemand
calimala-white = weiß

calimala-ask-keeping = Behalte eine deiner Wertungskarten.
calimala-ask-taking = Nimm eine Startkarte.
calimala-ask-placing = Lege eine Scheibe auf eine Straße.
calimala-ask-acting = Deine Scheibe auf { $street } ist aktiviert.
calimala-ask-acting-white = Deine weiße Scheibe auf { $street } ist aktiviert.
calimala-ask-seating = Wähle die Scheibe, die den Sitz nimmt.
calimala-ask-drawing = Eine Karte wird gezogen.
calimala-ask-over = Das Spiel ist zu Ende.
calimala-detail-keeping = Sie wird am Ende für alle gewertet, wie die offene Karte { $card }.
calimala-detail-left = Noch offen: { $kinds }.
calimala-detail-left-none = Beide Aktionen sind verwendet; du darfst noch Karten spielen.
calimala-detail-duty = { $count ->
    [one] Du musst sie ausführen.
   *[other] Mindestens eine davon musst du ausführen.
}
calimala-left-twice = zweimal { $kind }
calimala-head-deck = Nachziehstapel { $deck }, Ablage { $discard }
calimala-head-begins = { $you ->
    [yes] du beginnst
   *[no] { $player } beginnt
}
calimala-head-face-up = offene Karte { $card }
calimala-own-hand = Deine Hand: { $cards }.
calimala-own-hand-empty = Deine Hand ist leer.
calimala-own-kept = Deine Wertungskarte: { $card }.

calimala-menu-keeping = Deine Wertungskarten:
calimala-menu-taking = Die offenen Startkarten:
calimala-menu-seating = Deine Scheiben:
calimala-menu-placing = Straßen, und wer dann handelt:
calimala-menu-placing-both = Straßen, und wer dann handelt ({ $key }w: mit einer weißen Scheibe):
calimala-menu-placing-white = Mit einer weißen Scheibe, jede Aktion zweimal:
calimala-menu-act = Aktionen der Straße:
calimala-menu-act-one = { $kind }, auf der Straße:
calimala-menu-card = Karten aus deiner Hand:
calimala-menu-card-one = { $kind }, mit einer Karte:
calimala-menu-rest = Oder:
calimala-menu-street = { $street }: { $order }
calimala-menu-seat = ; { $you ->
    [yes] du nimmst den Sitz auf Plättchen { $tile }, { $category }
   *[no] { $player } nimmt den Sitz auf Plättchen { $tile }, { $category }
}
calimala-menu-leaves = ; die unterste Scheibe verlässt das Spiel
calimala-seat-sign = Sitz auf diesem Plättchen

calimala-title-board = Die Stadt
calimala-title-tiles = Die nächsten Wertungen, wie sie jetzt ausfielen
calimala-title-buildings = Die Gebäude
calimala-title-cities = Die Städte
calimala-title-discards = Ablagestapel: { $cards }
calimala-board-row = Reihe { $row }: { $squares }
calimala-stack = von oben { $discs }
calimala-stack-empty = keine Scheibe
calimala-tiles-seats = Vergebene Sitze: { $seats }
calimala-tiles-later = Danach
calimala-tiles-seats-title = Sitze
calimala-mat-stores = Lagerhäuser: { $stores }.
calimala-mat-workshops = Werkstätten: { $workshops }, Stoff darin: { $cloth }.
calimala-mat-built = Schiffe: { $ships }. Handelshäuser: { $houses }.
calimala-mat-discs = Scheiben im Vorrat: { $coloured }, weiße: { $white }. Sitze: { $seats }.
calimala-mat-cards = Karten auf der Hand: { $cards }. Würfel im Vorrat: { $cubes }.
calimala-slots = { $name }: { $cubes }; frei { $free }
calimala-city-houses = Handelshäuser: { $owners }
calimala-column-cloth = Stoff
calimala-column-ships = Schiffe
calimala-column-houses = Häuser
calimala-column-discs = Scheiben
calimala-column-seats = Sitze
calimala-column-cards = Karten
calimala-command-board = stadt
calimala-command-tiles = wertungen
calimala-command-places = orte
calimala-command-discards = ablage
calimala-command-variant = variante
calimala-help-board = die Stadt mit ihren Straßen und Stapeln
calimala-help-mats = Lagerhäuser, Werkstätten, Schiffe und Scheiben von allen
calimala-help-tiles = die nächsten Wertungen und die vergebenen Sitze
calimala-help-places = Kirchen, Kunstwerke und Städte
calimala-help-discards = der offene Ablagestapel
calimala-help-variant = die Zahlen der Regeln, die geändert sind
calimala-sign-player = { $player }: Scheibe oder Würfel, mit Buchstabe und Muster
calimala-sign-white = eine weiße Scheibe; kurz ein Stern
calimala-sign-stack = Straße 7 mit ihrem Stapel, von oben gelesen
calimala-sign-order = wer dann handelt, in dieser Reihenfolge
calimala-sign-seat = { $player } nimmt dann den Sitz auf Plättchen 1
calimala-sign-leaves = diese Scheibe verlässt dann das Spiel
calimala-sign-discs = Scheiben im Vorrat: zehn farbige, zwei weiße
calimala-sign-workshops = Stoff in jeder Werkstatt; – ist nicht gebaut
calimala-sign-slots = { $player } hat dort einen Würfel, vier Felder sind frei
calimala-sign-standing = ein Würfel, im Gleichstand (=), der jetzt zwei Punkte brächte
calimala-sign-now = wer entscheidet, die aktivierte Straße, die nächste Wertung
calimala-result-tie = Punktgleich: Mehr Sitze und Kunstwerke im Stadtrat entscheiden.
calimala-result-tie-shared = Punktgleich und gleich viele Sitze und Kunstwerke im Stadtrat.
calimala-menu-only = Möglich ist jetzt:
calimala-head-next = Nächste Wertungen: { $tiles }.
calimala-help-intro = Tippe die Nummer einer Wahl oder einen Zug in Worten, etwa „legen Holz|Schiff“ oder „bauen Werkstatt“; die Anfänge der Wörter genügen. Oder eines von diesen:
calimala-help-why = warum ein Zug nicht möglich ist, mit der Regel: warum Schiff Lissabon (oder: ? Schiff Lissabon); ? allein: die Regel der letzten Ablehnung
calimala-why-what = Schreibe den Zug dahinter: warum Schiff Lissabon
calimala-welcome = Calimala: Stoffhändler in Florenz. Enter nimmt, was in eckigen Klammern steht.
calimala-cli-edition = Regeln der Ausgabe: en oder de (sonst en)
calimala-cli-layout = Aktionsplättchen: random (zufällig) oder beginner (für Einsteiger); sonst random
