# Was geschehen ist.

event-kept = { $you ->
    [yes] Du behältst die Wertungskarte { $card }.
   *[no] { $player } behält eine Wertungskarte.
}
event-took-start = { $you ->
    [yes] Du nimmst die Startkarte { $card }.
   *[no] { $player } nimmt die Startkarte { $card }.
}
event-turn-began = Runde { $round }: { $you ->
    [yes] dein Zug
   *[no] { $player } ist am Zug
}
event-placed = { $you ->
    [yes] Du legst eine Scheibe auf { $street }.
   *[no] { $player } legt eine Scheibe auf { $street }.
}
event-placed-white = { $you ->
    [yes] Du legst eine weiße Scheibe auf { $street }.
   *[no] { $player } legt eine weiße Scheibe auf { $street }.
}
event-activated-1 = { $you ->
    [yes] Du handelst mit der zweiten Scheibe von oben.
   *[no] { $player } handelt mit der zweiten Scheibe von oben.
}
event-activated-2 = { $you ->
    [yes] Du handelst mit der dritten Scheibe von oben.
   *[no] { $player } handelt mit der dritten Scheibe von oben.
}
event-by-card = { $text }, mit einer Karte.
event-acted-wood = { $you ->
    [yes] Du nimmst ein Holz.
   *[no] { $player } nimmt ein Holz.
}
event-acted-brick = { $you ->
    [yes] Du nimmst einen Stein.
   *[no] { $player } nimmt einen Stein.
}
event-acted-marble = { $you ->
    [yes] Du nimmst einen Marmor.
   *[no] { $player } nimmt einen Marmor.
}
event-acted-build-ship = { $you ->
    [yes] Du baust ein Schiff.
   *[no] { $player } baut ein Schiff.
}
event-acted-build-house = { $you ->
    [yes] Du baust ein Handelshaus { $where }.
   *[no] { $player } baut ein Handelshaus { $where }.
}
event-acted-build-workshop = { $you ->
    [yes] Du baust eine Werkstatt.
   *[no] { $player } baut eine Werkstatt.
}
event-acted-artwork = { $you ->
    [yes] Du stiftest ein Kunstwerk { $where }.
   *[no] { $player } stiftet ein Kunstwerk { $where }.
}
event-acted-weave = { $you ->
    [yes] Du webst { $amount } Stoff.
   *[no] { $player } webt { $amount } Stoff.
}
event-acted-ship = { $you ->
    [yes] Du verschiffst Stoff: { $where }.
   *[no] { $player } verschifft Stoff: { $where }.
}
event-acted-transport = { $you ->
    [yes] Du transportierst Stoff: { $where }.
   *[no] { $player } transportiert Stoff: { $where }.
}
event-acted-contribute = { $you ->
    [yes] Du spendest 1 { $material } { $where }.
   *[no] { $player } spendet 1 { $material } { $where }.
}
event-gave-up = { $you ->
    [yes] { $kind } ist dir nicht möglich: Du ziehst eine Karte.
   *[no] { $kind } ist nicht möglich: { $player } zieht eine Karte.
}
event-gave-up-nothing = { $you ->
    [yes] { $kind } ist dir nicht möglich, und es gibt keine Karte zu ziehen.
   *[no] { $kind } ist für { $player } nicht möglich, und es gibt keine Karte zu ziehen.
}
event-drew = Du ziehst { $card }.
event-reshuffled = { $cards ->
    [one] Der Ablagestapel, { $cards } Karte, wird neuer Nachziehstapel.
   *[other] Der Ablagestapel, { $cards } Karten, wird neuer Nachziehstapel.
}
event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $player } hört auf.
}
event-seat-taken = { $you ->
    [yes] Du nimmst den Sitz auf Plättchen { $tile }, { $category }.
   *[no] { $player } nimmt den Sitz auf Plättchen { $tile }, { $category }.
}
event-seat-taken-exchanged = { $you ->
    [yes] Du nimmst die weiße Scheibe in deinen Vorrat; eine eigene nimmt den Sitz auf Plättchen { $tile }, { $category }.
   *[no] { $player } nimmt die weiße Scheibe in den Vorrat; eine Scheibe dieser Farbe nimmt den Sitz auf Plättchen { $tile }, { $category }.
}
event-seat-taken-moved = { $you ->
    [yes] Statt der weißen nimmt deine Scheibe von { $street } den Sitz auf Plättchen { $tile }, { $category }.
   *[no] Statt der weißen nimmt die Scheibe von { $player } auf { $street } den Sitz auf Plättchen { $tile }, { $category }.
}
event-disc-left = { $you ->
    [yes] Deine Scheibe auf { $street } verlässt das Spiel.
   *[no] Die Scheibe von { $player } auf { $street } verlässt das Spiel.
}
event-disc-left-white = Eine weiße Scheibe auf { $street } verlässt das Spiel.
event-scored = Wertung { $tile } von 15: { $category }
event-scored-face-up = Die offene Wertungskarte: { $category }
event-scored-card = { $you ->
    [yes] Deine Wertungskarte: { $category }
   *[no] Wertungskarte von { $player }: { $category }
}
event-scored-nobody = Niemand hat dort einen Würfel.
score-line = { $place }. { $player }: { cubes }, { points }
score-line-palazzo = { $place }. { $player }: { $cubes ->
    [one] { $cubes } Sitz oder Kunstwerk
   *[other] { $cubes } Sitze und Kunstwerke
}, { points }
tie-sum = Gleichstand: { $ahead } vor { $behind } durch mehr Sitze und Kunstwerke im Stadtrat zusammen
tie-seats = Gleichstand: { $ahead } vor { $behind } durch mehr Sitze
tie-older-seat = Gleichstand: { $ahead } vor { $behind }, weil zuerst mit so vielen Sitzen
tie-older-artwork = Gleichstand: { $ahead } vor { $behind } durch das frühere Kunstwerk im Stadtrat
tie-shared = Gleichstand: { $players } teilen, { $points ->
    [0] und für niemanden bleibt etwas
   *[other] je { points }
}
event-revealed = Die geheimen Wertungskarten: { $cards }
event-revealed-card = { $player } { $category }
event-game-over = Das Spiel ist zu Ende.
