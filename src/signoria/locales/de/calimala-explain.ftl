# topic: explain
# Was die Karten von Calimala über jedes Ding sagen.

calimala-explain-able = Nach jetzigem Stand kannst du das.
calimala-explain-unable = Nach jetzigem Stand kannst du das nicht; ist es deine Aktion, darfst du stattdessen eine Karte ziehen.
calimala-explain-possible = Jetzt zur Wahl: { $moves }.
calimala-explain-action-wood = Ein Würfel aus deinem Vorrat kommt als Holz in sein Lagerhaus, das { $slots } fasst.
calimala-explain-action-brick = Ein Würfel aus deinem Vorrat kommt als Stein in sein Lagerhaus, das { $slots } fasst.
calimala-explain-action-marble = Ein Würfel aus deinem Vorrat kommt als Marmor in sein Lagerhaus, das { $slots } fasst.
calimala-explain-action-build = Du baust eines: ein Schiff, ein Handelshaus oder eine Werkstatt.
calimala-explain-action-artwork = Du gibst ein Kunstwerk an eine der drei Kirchen oder an den Stadtrat.
calimala-explain-action-weave = Jede deiner Werkstätten mit freiem Feld webt einen Stoff.
calimala-explain-action-ship = Jedes deiner Schiffe bringt höchstens einen Stoff in eine Hafenstadt.
calimala-explain-action-transport = Jedes deiner Handelshäuser holt höchstens einen Stoff in seine Stadt.
calimala-explain-action-contribute = Du spendest einer Kirche eine deiner Waren.
calimala-explain-build-cost = Ein Schiff { $ship } Holz; ein Handelshaus { $house } Stein; eine Werkstatt { $wood } Holz und { $brick } Stein.
calimala-explain-artwork-cost = Ein Marmor.
calimala-explain-ship-cost = Ein Stoff für jedes Schiff, das fährt.
calimala-explain-transport-cost = Ein Stoff für jede Stadt, die einen bekommt.
calimala-explain-contribute-cost = Ein Holz, ein Stein oder ein Marmor.
calimala-explain-action-card = Als Karte wird sie gespielt, während eine deiner Scheiben handelt, vor oder nach ihren Aktionen.

calimala-explain-street = Eine Scheibe, die oben hinkommt, handelt mit beiden Quadraten, nach ihr die zweite und die dritte von oben, wenn sie nicht weiß sind.
calimala-explain-acting = Kommt hier eine Scheibe hin, handeln der Reihe nach: { $order }.
calimala-explain-acting-still = Es handeln noch: { $order }.

calimala-explain-counts-city = Zählt den Stoff in { $category }.
calimala-explain-counts-church = Zählt alle Würfel und Kunstwerke an der Kirche { $category }.
calimala-explain-counts-artworks = Zählt die Kunstwerke an den drei Kirchen und im Stadtrat.
calimala-explain-counts-port-cities = Zählt den Stoff in Barcelona, Lissabon und London.
calimala-explain-counts-trade-cities = Zählt den Stoff in Troyes, Brügge und Hamburg.
calimala-explain-counts-contributed-wood = Zählt das Holz an den drei Kirchen.
calimala-explain-counts-contributed-brick = Zählt den Stein an den drei Kirchen.
calimala-explain-counts-contributed-marble = Zählt den Marmor an den drei Kirchen, ohne Kunstwerke.
calimala-explain-counts-palazzo = Zählt Sitze und Kunstwerke im Stadtrat zusammen.
calimala-explain-pays-ranks = { $first } Punkte für die meisten, { $second } für die zweitmeisten, { $third } für die drittmeisten.
calimala-explain-scored-now = { $points ->
    [0] Jetzt gewertet, brächte es dir nichts.
   *[other] Jetzt gewertet, brächte es dir Punkte: { $points }.
}
calimala-explain-tile = Es wird gewertet, wenn es an der Reihe ist, durch die vierte Scheibe auf einer Straße.
calimala-explain-card-open = Die offene Karte: Sie wird am Ende gewertet, für alle.
calimala-explain-card-kept = Deine geheime Karte: Sie wird am Ende gewertet, für alle.
calimala-explain-card-dealt = Behältst du sie, wird sie am Ende gewertet, für alle, und bis dahin kennst nur du sie.
calimala-explain-place = Nach jetzigem Stand ist dein Rang: { $place }.
calimala-explain-place-none = Du hast dort noch nichts.

calimala-explain-church = Wer hier am meisten hat, bekommt bei der Wertung Punkte; jedes Material hat eigene Felder, Kunstwerke auch.
calimala-explain-church-cost = Mit Spenden ein Holz, Stein oder Marmor; mit Kunstwerk ein Marmor.
calimala-explain-port = Eine Hafenstadt: Schiffe bringen Stoff hierher, Platz ist für { $slots }.
calimala-explain-trade-city = Eine Handelsstadt: Wer hier ein Handelshaus hat, bringt Stoff hierher, Platz ist für { $slots }.
calimala-explain-port-cost = Mit Schiff ein Stoff für jedes Schiff.
calimala-explain-trade-city-cost = Das Haus { $brick } Stein, einmal; dann mit Transport je ein Stoff.
calimala-explain-council = Wer hier mehr Sitze und Kunstwerke hat, geht vor, wo andere ebenso viele Würfel haben.
calimala-explain-council-cost = Ein Sitz kostet die unterste von vier Scheiben einer Straße, ein Kunstwerk einen Marmor.
calimala-explain-seats-taken = Sitze: { $seats }.

calimala-explain-workshops = Weben legt in jede Werkstatt einen Stoff; es gibt höchstens { $most }, und jede fasst { $slots }.
calimala-explain-ships = Mit Schiff bringt jedes einen Stoff in eine Hafenstadt; es gibt höchstens { $most }.
calimala-explain-houses = Mit Transport holt jedes einen Stoff in seine Stadt; es gibt höchstens { $most }, eines in jeder Handelsstadt.
calimala-explain-cost-workshop = { $wood } Holz und { $brick } Stein.
calimala-explain-cost-ship = { $wood } Holz.
calimala-explain-cost-house = { $brick } Stein.
calimala-explain-seats = Sitze im Stadtrat entscheiden Gleichstände, und der Palazzo Vecchio zählt sie am Ende.
calimala-explain-artworks = Kunstwerke im Stadtrat entscheiden mit den Sitzen Gleichstände und zählen unter allen Kunstwerken.
calimala-explain-discs = Scheiben, die noch zu legen sind, eine in jedem Zug: So viele Züge bleiben.
calimala-explain-white = Eine weiße Scheibe macht, wenn sie gelegt wird, jede Aktion zweimal und handelt dann nie wieder.
calimala-explain-cubes = Waren, Stoff und Kunstwerke kommen alle aus diesem einen Vorrat an Würfeln.
calimala-explain-hand = Aktionskarten auf der Hand: Nur wem sie gehören, sieht sie und spielt sie, während eine eigene Scheibe handelt.
calimala-explain-points = Punkte bis jetzt; wer am Ende die meisten hat, gewinnt.
calimala-explain-mat = Alles, was ein Spieler hat; geheim sind nur die Karten auf der Hand und die Wertungskarte.
calimala-explain-title-workshops = { $player }: Werkstätten und Stoff
calimala-explain-title-ships = { $player }: Schiffe
calimala-explain-title-houses = { $player }: Handelshäuser
calimala-explain-title-seats = { $player }: Sitze im Stadtrat
calimala-explain-title-artworks = { $player }: Kunstwerke im Stadtrat
calimala-explain-title-discs = { $player }: Scheiben
calimala-explain-title-white = { $player }: weiße Scheiben
calimala-explain-title-cubes = { $player }: Würfel im Vorrat
calimala-explain-title-hand = { $player }: Karten
calimala-explain-title-points = { $player }: Punkte
calimala-explain-title-mat = { $player }
calimala-explain-title-warehouse = { $player }: { $name }
calimala-explain-warehouse-wood = Aus Holz werden Schiffe und Werkstätten, und Kirchen nehmen es; das Lagerhaus fasst { $slots }.
calimala-explain-warehouse-brick = Aus Stein werden Handelshäuser und Werkstätten, und Kirchen nehmen ihn; das Lagerhaus fasst { $slots }.
calimala-explain-warehouse-marble = Aus Marmor werden Kunstwerke, und Kirchen nehmen ihn; das Lagerhaus fasst { $slots }.

calimala-explain-round = In einer Runde hat jeder Spieler einen Zug. Das Spiel endet, wenn alle Scheiben gelegt sind, oder nach dem letzten Wertungsplättchen mit der Runde.
calimala-explain-tiles-left = Noch zu wertende Plättchen: { $left }.
calimala-explain-begins = Jede Runde beginnt mit { $player }.
calimala-explain-title-deck = Nachziehstapel und Ablage
calimala-explain-deck = Wer auf eine unmögliche Aktion verzichtet, zieht hier; ist der Stapel leer, wird die Ablage zum neuen.
