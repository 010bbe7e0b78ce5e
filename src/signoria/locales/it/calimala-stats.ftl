# topic: none
# Titoli per studi di molte partite di Calimala.
calimala-stats-kept = Carta punteggio tenuta
calimala-stats-start-card = Carta iniziale
calimala-stats-first-street = Prima via
calimala-stats-street = Vie, dischi colorati
calimala-stats-white = Vie, dischi bianchi
calimala-stats-action = Azioni sulle vie
calimala-stats-card = Azioni con carte
calimala-stats-gave-up = Azioni rinunciate per una carta
calimala-stats-delivered = Stoffe consegnate
calimala-stats-house = Case commerciali
calimala-stats-artwork = Opere d’arte
calimala-stats-church = Donazioni per chiesa
calimala-stats-material = Donazioni per materiale
calimala-stats-drew = Carte pescate
calimala-stats-tile = Tessere punteggio
calimala-stats-scoring-card = Carte punteggio
calimala-stats-ending = Che cosa ha messo fine alle partite
calimala-stats-ending-discs = tutti i dischi piazzati
calimala-stats-ending-tiles = quindicesima tessera valutata
