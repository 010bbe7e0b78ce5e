# topic: calimala
# Was geschehen ist.

calimala-event-kept = { $you ->
    [yes] Du behältst die Wertungskarte { $card }.
   *[no] { $player } behält eine Wertungskarte.
}
calimala-event-took-start = { $you ->
    [yes] Du nimmst die Startkarte { $card }.
   *[no] { $player } nimmt die Startkarte { $card }.
}
calimala-event-turn-began = Runde { $round }: { $you ->
    [yes] dein Zug
   *[no] { $player } ist am Zug
}
calimala-event-placed = { $you ->
    [yes] Du legst eine Scheibe auf { $street }.
   *[no] { $player } legt eine Scheibe auf { $street }.
}
calimala-event-placed-white = { $you ->
    [yes] Du legst eine weiße Scheibe auf { $street }.
   *[no] { $player } legt eine weiße Scheibe auf { $street }.
}
calimala-event-activated-1 = { $you ->
    [yes] Du handelst mit der zweiten Scheibe von oben.
   *[no] { $player } handelt mit der zweiten Scheibe von oben.
}
calimala-event-activated-2 = { $you ->
    [yes] Du handelst mit der dritten Scheibe von oben.
   *[no] { $player } handelt mit der dritten Scheibe von oben.
}
calimala-event-by-card = { $text }, mit einer Karte.
calimala-event-acted-wood = { $you ->
    [yes] Du nimmst ein Holz.
   *[no] { $player } nimmt ein Holz.
}
calimala-event-acted-brick = { $you ->
    [yes] Du nimmst einen Stein.
   *[no] { $player } nimmt einen Stein.
}
calimala-event-acted-marble = { $you ->
    [yes] Du nimmst einen Marmor.
   *[no] { $player } nimmt einen Marmor.
}
calimala-event-acted-build-ship = { $you ->
    [yes] Du baust ein Schiff.
   *[no] { $player } baut ein Schiff.
}
calimala-event-acted-build-house = { $you ->
    [yes] Du baust ein Handelshaus { $where }.
   *[no] { $player } baut ein Handelshaus { $where }.
}
calimala-event-acted-build-workshop = { $you ->
    [yes] Du baust eine Werkstatt.
   *[no] { $player } baut eine Werkstatt.
}
calimala-event-acted-artwork = { $you ->
    [yes] Du stiftest ein Kunstwerk { $where }.
   *[no] { $player } stiftet ein Kunstwerk { $where }.
}
calimala-event-acted-weave = { $you ->
    [yes] Du webst { $amount } Stoff.
   *[no] { $player } webt { $amount } Stoff.
}
calimala-event-acted-ship = { $you ->
    [yes] Du verschiffst Stoff: { $where }.
   *[no] { $player } verschifft Stoff: { $where }.
}
calimala-event-acted-transport = { $you ->
    [yes] Du transportierst Stoff: { $where }.
   *[no] { $player } transportiert Stoff: { $where }.
}
calimala-event-acted-contribute = { $you ->
    [yes] Du spendest 1 { $material } { $where }.
   *[no] { $player } spendet 1 { $material } { $where }.
}
calimala-event-gave-up = { $you ->
    [yes] { $kind } ist dir nicht möglich: Du ziehst eine Karte.
   *[no] { $kind } ist nicht möglich: { $player } zieht eine Karte.
}
calimala-event-gave-up-nothing = { $you ->
    [yes] { $kind } ist dir nicht möglich, und es gibt keine Karte zu ziehen.
   *[no] { $kind } ist für { $player } nicht möglich, und es gibt keine Karte zu ziehen.
}
calimala-event-drew = Du ziehst { $card }.
calimala-event-reshuffled = { $cards ->
    [one] Der Ablagestapel, { $cards } Karte, wird neuer Nachziehstapel.
   *[other] Der Ablagestapel, { $cards } Karten, wird neuer Nachziehstapel.
}
calimala-event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $player } hört auf.
}
calimala-event-seat-taken = { $you ->
    [yes] Du nimmst den Sitz auf Plättchen { $tile }, { $category }.
   *[no] { $player } nimmt den Sitz auf Plättchen { $tile }, { $category }.
}
calimala-event-seat-taken-exchanged = { $you ->
    [yes] Du nimmst die weiße Scheibe in deinen Vorrat; eine eigene nimmt den Sitz auf Plättchen { $tile }, { $category }.
   *[no] { $player } nimmt die weiße Scheibe in den Vorrat; eine Scheibe dieser Farbe nimmt den Sitz auf Plättchen { $tile }, { $category }.
}
calimala-event-seat-taken-moved = { $you ->
    [yes] Statt der weißen nimmt deine Scheibe von { $street } den Sitz auf Plättchen { $tile }, { $category }.
   *[no] Statt der weißen nimmt die Scheibe von { $player } auf { $street } den Sitz auf Plättchen { $tile }, { $category }.
}
calimala-event-disc-left = { $you ->
    [yes] Deine Scheibe auf { $street } verlässt das Spiel.
   *[no] Die Scheibe von { $player } auf { $street } verlässt das Spiel.
}
calimala-event-disc-left-white = Eine weiße Scheibe auf { $street } verlässt das Spiel.
calimala-event-scored = Wertung { $tile } von { $tiles }: { $category }
calimala-event-scored-face-up = Die offene Wertungskarte: { $category }
calimala-event-scored-card = { $you ->
    [yes] Deine Wertungskarte: { $category }
   *[no] Wertungskarte von { $player }: { $category }
}
calimala-event-scored-nobody = Niemand hat dort einen Würfel.
calimala-score-line = { $place }. { $player }: { calimala-cubes }, { points }
calimala-score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } Sitz oder Kunstwerk
   *[other] { $cubes } Sitze und Kunstwerke
}, { points }
calimala-tie-sum = Gleichstand: { $ahead } vor { $behind } durch mehr Sitze und Kunstwerke im Stadtrat zusammen
calimala-tie-seats = Gleichstand: { $ahead } vor { $behind } durch mehr Sitze
calimala-tie-older-seat = Gleichstand: { $ahead } vor { $behind }, weil zuerst mit so vielen Sitzen
calimala-tie-older-artwork = Gleichstand: { $ahead } vor { $behind } durch das frühere Kunstwerk im Stadtrat
calimala-tie-shared = Gleichstand: { $players } teilen, { $points ->
    [0] und für niemanden bleibt etwas
   *[other] je { points }
}
calimala-event-revealed = Die geheimen Wertungskarten: { $cards }
calimala-event-revealed-card = { $player } { $category }
calimala-event-game-over = Das Spiel ist zu Ende.
