# topic: none
# Titoli per studi di molte partite di Calimala.
calimala-study-kept = Carta punteggio tenuta
calimala-study-start-card = Carta iniziale
calimala-study-first-street = Prima via
calimala-study-street = Vie, dischi colorati
calimala-study-white = Vie, dischi bianchi
calimala-study-action = Azioni sulle vie
calimala-study-card = Azioni con carte
calimala-study-gave-up = Azioni rinunciate per una carta
calimala-study-delivered = Stoffe consegnate
calimala-study-house = Case commerciali
calimala-study-artwork = Opere d’arte
calimala-study-church = Donazioni per chiesa
calimala-study-material = Donazioni per materiale
calimala-study-drew = Carte pescate
calimala-study-tile = Tessere punteggio
calimala-study-scoring-card = Carte punteggio
