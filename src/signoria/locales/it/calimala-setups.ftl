# topic: problems
# Che cosa non va in una preparazione, di una partita o di una registrazione.

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
