# topic: none
# Bilder von Partien, wie Filme sie zeigen.
# In einer Zeile unter dem Namen eines Platzes; was sie zeichnet, kennt keine Mehrzahl.
picture-calimala = Scheiben: { $discs }, Karten: { $cards }
picture-florence = Lire: { $lire }, Werke: { $pieces }
