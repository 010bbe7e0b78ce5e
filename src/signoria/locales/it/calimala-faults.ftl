# topic: calimala
# Che cosa non va in una preparazione di Calimala o nel testo di una mossa.
calimala-bad-setup-players = Calimala è per { $low }–{ $high } giocatori, non { $value } (C1.1)
calimala-bad-setup-tile-place = secondo la variante «{ $value }» non è la tessera al posto { $place } (C2.1)
calimala-bad-setup-once = «{ $value }» deve esserci una volta, non { $times } volte
calimala-bad-setup-hands = { $hands } mani per { $players } giocatori (C2.2)
calimala-bad-setup-hand = con { $players } giocatori ciascuno riceve { $cards } carte punteggio, non { $value } (C2.2)
calimala-bad-setup-no-card = con tanti giocatori qui va una carta punteggio, non «{ $value }» (C2.2)
calimala-bad-setup-a-card = con tanti giocatori qui va «none», non «{ $value }» (C2.2)
calimala-bad-setup-centre = contribute è stampato nel quinto riquadro, il centro (C1.4)
calimala-bad-setup-beginner = la disposizione per principianti è { $known } (C2.1)
calimala-bad-setup-twice = c’è una sola carta punteggio «{ $value }» (C1.5)
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
