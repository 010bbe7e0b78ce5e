# Che cosa non va in una preparazione, nel testo di una mossa o in un file.

bad-setup-players = Calimala è per { $low }–{ $high } giocatori, non { $value } (C1.1)
bad-setup-unknown-option = questa opzione non esiste; esistono { $known }
bad-setup-unknown-field = una preparazione non ha questa parte; esistono { $known }
bad-setup-missing = manca
bad-setup-number = «{ $value }» non è un numero da { $low } a { $high }
bad-setup-word = «{ $value }» non è nessuno di { $known }
bad-setup-once = «{ $value }» deve esserci una volta, non { $times } volte
bad-setup-start = con { $players } giocatori i posti vanno da 0 a { $last }, non { $value }
bad-setup-hands = { $hands } mani per { $players } giocatori (C2.2)
bad-setup-hand = con { $players } giocatori ciascuno riceve { $cards } carte punteggio, non { $value } (C2.2)
bad-setup-no-card = con tanti giocatori qui va una carta punteggio, non «{ $value }» (C2.2)
bad-setup-a-card = con tanti giocatori qui va «none», non «{ $value }» (C2.2)
bad-setup-centre = contribute è stampato sulla quinta casella, il centro (C1.4)
bad-setup-beginner = la disposizione per principianti è { $known } (C2.1)
bad-setup-twice = c’è una sola carta punteggio «{ $value }» (C1.5)

bad-move-missing = manca { $wanted }
bad-move-wrong = «{ $value }» non è { $wanted }
bad-move-too-much = «{ $value }» è di troppo
bad-move-shipment = si possono spedire da una a tre stoffe (C4.5)
bad-move-transport = ogni casa commerciale riceve una stoffa (C4.6)
wanted-move = una mossa
wanted-street = una strada
wanted-building = un edificio
wanted-trade-city = una città commerciale
wanted-port-city = una città portuale
wanted-material = un materiale
wanted-church = una chiesa
wanted-action = un’azione
wanted-action-card = una carta azione
wanted-starting-card = una carta iniziale
wanted-scoring-card = una carta punteggio
wanted-disc = un disco
wanted-end = la fine della mossa

system-no-file = questo file o questa cartella non esiste
system-no-permission = permesso negato
system-folder = è una cartella, non un file
system-no-folder = una parte del percorso non è una cartella
system-not-ordinary = non è un file ordinario
system-disk-full = non c’è più spazio sul disco
system-file-too-large = il file supererebbe la grandezza permessa
system-read-only = il disco è di sola lettura
system-long-name = il nome è troppo lungo
system-bad-name = nessun file può chiamarsi così
system-disk-error = il disco non funziona bene
