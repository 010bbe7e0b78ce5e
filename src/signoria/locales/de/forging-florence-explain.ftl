# topic: explain
# Was die Karten von Forging Florence über jedes Ding sagen.

forging-florence-explain-possible = Jetzt zur Wahl: { $moves }.

forging-florence-explain-ground-city = Figuren gehen darüber; sonst ist hier nichts zu holen.
forging-florence-explain-ground-field = Land vor der Stadt: Figuren gehen darüber.
forging-florence-explain-ground-bridge = Nur hier kommt man über den Fluss.
forging-florence-explain-ground-golden = Hier werden Werke verkauft. Wer hier stehen bleibt, braucht ein unverkauftes Werk und geht im nächsten Zug wieder.
forging-florence-explain-ground-mill = Wer neben einer Papiermühle steht, holt Papier.
forging-florence-explain-ground-mill-site = In diesem Spiel steht hier keine Mühle; Figuren gehen darüber.
forging-florence-explain-ground-quarry = Wer neben einem Steinbruch steht, holt Stein.
forging-florence-explain-ground-river = In den Fluss geht niemand; Brücken führen hinüber.
forging-florence-explain-ground-trees = Durch die Bäume geht niemand.
forging-florence-explain-ground-merchant = Wer neben dem Händler steht, kauft Werkzeug, das jedes Werk braucht.
forging-florence-explain-ground-apothecary = Wer neben der Apotheke steht, kauft Farbe für Gemälde.
forging-florence-explain-ground-print-shop = Wer neben der Druckerei steht, kauft eine Druckerpresse für Bücher.
forging-florence-explain-ground-guild-house = Neben dem eigenen Zunfthaus schafft man Werke; seine Stufe sagt, welche Künstler dort arbeiten.
forging-florence-explain-ground-site = In diesem Spiel steht hier nichts.

forging-florence-explain-token-tools = Jedes Werk braucht Werkzeug.
forging-florence-explain-token-paint = Gemälde brauchen Farbe.
forging-florence-explain-token-press = Bücher brauchen eine Druckerpresse.
forging-florence-explain-token-paper = Jedes Werk braucht Papier: zum Schreiben, zum Malen, zum Schleifen.
forging-florence-explain-token-stone = Skulpturen brauchen Stein.
forging-florence-explain-token-free = { $name }: umsonst, neben dem Ort dafür.
forging-florence-explain-token-price = { $name }: { $price } Lire, neben dem Laden.
forging-florence-explain-held = Vorhanden: { $held } von { $limit } erlaubten.

forging-florence-explain-artist-painting = Ein Maler; wer ihn anwirbt, schafft diese Werke: { $pieces }.
forging-florence-explain-artist-book = Ein Autor; wer ihn anwirbt, schafft diese Werke: { $pieces }.
forging-florence-explain-artist-sculpture = Ein Bildhauer; wer ihn anwirbt, schafft diese Werke: { $pieces }.
forging-florence-explain-artist-all = Maler, Autor und Bildhauer in einem; wer ihn anwirbt, schafft diese Werke: { $pieces }.
forging-florence-explain-fee = { $fee } Lire und ein Zunfthaus der Stufe { $level } mit Platz für ihn.
forging-florence-explain-piece = { $sort } von { $artist }: geschaffen neben dem Zunfthaus dessen, der den Künstler hat, verkauft auf dem goldenen Feld.
forging-florence-explain-sort-painting = Gemälde schafft man ab Stufe 1; genug davon heben ein Zunfthaus auf Stufe 2.
forging-florence-explain-sort-book = Bücher schafft man ab Stufe { $level }; genug davon heben ein Zunfthaus auf Stufe 3.
forging-florence-explain-sort-sculpture = Skulpturen schafft man ab Stufe { $level }{ $most ->
    [yes] , und sie zählen am meisten
   *[other] { "" }
}.
forging-florence-explain-title-sort = { $player }: { $sort }

forging-florence-explain-lire = Lire kaufen Rohstoffe und werben Künstler an; sie kommen von verkauften Werken.
forging-florence-explain-level = Die Stufe sagt, wie viele und welche Künstler hier arbeiten; sie steigt umsonst, sobald genug geschaffen ist.
forging-florence-explain-level-pays = { $two } Prestige auf Stufe 2, { $three } auf Stufe 3.
forging-florence-explain-points = Prestige nach jetzigem Stand; wer am Ende am meisten hat, gewinnt.
forging-florence-explain-points-none = Noch keines.
forging-florence-explain-mat = Alles, was ein Spieler hat: Nichts ist geheim.
forging-florence-explain-title-lire = { $player }: Lire
forging-florence-explain-title-level = { $player }: Zunfthaus
forging-florence-explain-title-points = { $player }: Prestige
forging-florence-explain-title-mat = { $player }
forging-florence-explain-title-token = { $player }: { $name }

forging-florence-explain-round = In einer Runde hat jeder Spieler einen Zug. Das Spiel endet einen Zug eines jeden nach der Kuppel oder mit der letzten Runde.
forging-florence-explain-die = Die Figur geht bis zu { $roll } Felder weit oder bleibt stehen.
