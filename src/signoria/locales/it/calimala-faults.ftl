# topic: calimala
# Che cosa non va nel testo di una mossa di Calimala.
calimala-bad-move-shipment = si possono spedire da una a tre stoffe (C4.5)
calimala-bad-move-transport = ogni casa commerciale riceve una stoffa (C4.6)
calimala-wanted-street = una strada
calimala-wanted-building = un edificio
calimala-wanted-trade-city = una città commerciale
calimala-wanted-port-city = una città portuale
calimala-wanted-material = un materiale
calimala-wanted-church = una chiesa
calimala-wanted-action = un’azione
calimala-wanted-action-card = una carta azione
calimala-wanted-starting-card = una carta iniziale
calimala-wanted-scoring-card = una carta punteggio
calimala-wanted-disc = un disco
