# topic: forging-florence-variant
# Forging Florence: die Zahlen der Regeln, die eine Variante setzen darf, und was sie nicht zugleich sein können.

forging-florence-value-start = Lire, mit denen jeder beginnt
forging-florence-value-price = Preis eines Rohstoffs in Lire: { $resource }
forging-florence-value-sale = Erlös eines Werks in Lire: { $sort }
forging-florence-value-fee = Lohn beim Anwerben in Lire: { $artist }
forging-florence-value-limit = wie viel von einem Rohstoff ein Spieler haben darf
forging-florence-value-great-limit = wie viel von einem Rohstoff haben darf, für wen Brunelleschi arbeitet
forging-florence-value-supply = wie viel es von jedem Rohstoff gibt
forging-florence-value-needs = was ein Werk braucht: { $sort }, { $resource }
forging-florence-value-great-needs = wievielmal so viel Brunelleschis Werke brauchen
forging-florence-value-copies = Karten von jedem Werk (die Kuppel wird nur einmal geschaffen): { $sort }
forging-florence-value-worth = Prestige eines unverkauften Werks: { $sort }
forging-florence-value-worth-sold = Prestige eines verkauften Werks: { $sort }
forging-florence-value-level-2 = Prestige eines Zunfthauses der Stufe 2
forging-florence-value-level-3 = Prestige eines Zunfthauses der Stufe 3, das der Stufe 2 nicht dazu
forging-florence-value-bonus-giotto = Prestige für Giottos Bonus
forging-florence-value-bonus-machiavelli = Prestige für Machiavellis Bonus
forging-florence-value-bonus-michelangelo = Prestige für Michelangelos Bonus, je Skulptur
forging-florence-value-bonus-leonardo = Prestige für Leonardos Bonus, je Verkauf
forging-florence-value-paintings = Gemälde von Giotto, die seinen Bonus bringen
forging-florence-value-times-brunelleschi = wievielmal das Prestige von Brunelleschis Skulpturen zählt
forging-florence-value-times-dome = wievielmal das Prestige der Kuppel zählt
forging-florence-value-rise-paintings = Gemälde für Stufe 2 eines Zunfthauses
forging-florence-value-rise-books = Bücher für Stufe 3 eines Zunfthauses
forging-florence-value-rooms-1 = Künstler in einem Zunfthaus der Stufe 1
forging-florence-value-rooms-2 = Künstler in einem Zunfthaus der Stufe 2
forging-florence-value-rooms-3 = Künstler in einem Zunfthaus der Stufe 3
forging-florence-value-level-sort = Stufe des Zunfthauses, ab der dies geschaffen wird: { $sort }
forging-florence-value-level-artist = Stufe des Zunfthauses, ab der dieser Künstler kommt: { $artist }
forging-florence-value-faces = Zahlen auf den Seiten des Würfels
forging-florence-value-after-dome = Züge, die jeder nach der Kuppel noch hat

forging-florence-bad-setup-variant-needs = Zeile { $line }: { $key } ist { $value }, aber niemand hat mehr als { $most } von einem Rohstoff (F4.3)
forging-florence-bad-setup-variant-great-needs = Zeile { $line }: mit { $value } als { $key } brauchen Brunelleschis Werke mehr, als man haben kann; höchstens { $most } (F4.3)
forging-florence-bad-setup-variant-great-limit = Zeile { $line }: { $key } ist { $value }; es ist mindestens tokens.limit, { $least } (F4.3)
forging-florence-bad-setup-variant-supply = Zeile { $line }: { $key } ist { $value }, aber vier Spieler können { $least } haben (F1.2)
forging-florence-bad-setup-variant-start = Zeile { $line }: { $key } ist { $value }, aber ein erstes Gemälde kostet { $least } Lire (F4.10)
forging-florence-bad-setup-variant-giotto = Zeile { $line }: { $key } ist { $value }, aber von Giotto gibt es nur { $most } (F1.3)
forging-florence-bad-setup-variant-rise = Zeile { $line }: { $key } ist { $value }, aber es gibt nur { $most } (F1.3)
forging-florence-bad-setup-variant-rooms = Zeile { $line }: { $key } ist { $value }, aber die nächste Stufe hat nur { $most } (F4.7)

forging-florence-section-money = Geld am Anfang
forging-florence-section-price = Preise der Rohstoffe
forging-florence-section-sale = Erlös der Werke
forging-florence-section-fee = Was Künstler kosten
forging-florence-section-tokens = Rohstoffe im Besitz
forging-florence-section-needs = Was Werke brauchen
forging-florence-section-copies = Kunstkarten
forging-florence-section-prestige = Prestige
forging-florence-section-bonus = Boni der Künstler
forging-florence-section-times = Wie oft Prestige zählt
forging-florence-section-house = Ausbau des Zunfthauses
forging-florence-section-rooms = Platz für Künstler
forging-florence-section-level = Stufen für Werke und Künstler
forging-florence-section-die = Der Würfel
forging-florence-section-end = Das Ende
