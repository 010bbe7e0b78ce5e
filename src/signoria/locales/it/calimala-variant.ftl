# topic: calimala-variant
# Calimala: i numeri delle regole che una variante può fissare, e che cosa non possono essere insieme.

calimala-value-tile-first = punti del primo posto su una tessera punteggio
calimala-value-tile-second = punti del secondo posto su una tessera punteggio
calimala-value-tile-third = punti del terzo posto su una tessera punteggio
calimala-value-card-first = punti del primo posto su una carta punteggio
calimala-value-card-second = punti del secondo posto su una carta punteggio
calimala-value-card-third = punti del terzo posto su una carta punteggio
calimala-value-place = posto di una tessera nell’ordine di punteggio (0: a caso, 16: fuori dal gioco): { $tile }
calimala-value-coloured-3 = dischi colorati di ciascuno di 3 giocatori
calimala-value-coloured-4 = dischi colorati di ciascuno di 4 giocatori
calimala-value-coloured-5 = dischi colorati di ciascuno di 5 giocatori
calimala-value-white-3 = dischi bianchi di ciascuno di 3 giocatori
calimala-value-white-4 = dischi bianchi di ciascuno di 4 giocatori
calimala-value-white-5 = dischi bianchi di ciascuno di 5 giocatori
calimala-value-ship = legni che costa una nave
calimala-value-house = mattoni che costa una casa commerciale
calimala-value-workshop-wood = legni che costa una bottega
calimala-value-workshop-brick = mattoni che costa una bottega
calimala-value-warehouse = cubi che un magazzino contiene: { $material }
calimala-value-cloth = stoffe che una bottega contiene
calimala-value-ships = navi che ciascuno può avere
calimala-value-workshops = botteghe che ciascuno può avere, con la prima
calimala-value-stack = dischi in una strada con cui arriva un conteggio
calimala-value-copies = carte azione di un tipo: { $action }
calimala-value-city = spazi per la stoffa in una città: { $city }
calimala-value-church = spazi per un materiale in una chiesa: { $church }, { $material }
calimala-value-artworks = spazi per opere d’arte in un edificio: { $building }

calimala-bad-setup-variant-rank = riga { $line }: { $key } è { $value }, ma il posto precedente vale { $most } (C5.5)
calimala-bad-setup-variant-discs = riga { $line }: con { $value } in { $key } i giocatori hanno più di { $most } dischi (C1.2)
calimala-bad-setup-variant-no-tiles = riga { $line }: senza alcuna tessera ({ $key }) non c’è nulla da conteggiare (C1.6)
calimala-bad-setup-variant-place-most = riga { $line }: { $key } è { $value }, ma ci sono { $most } tessere (C2.1)
calimala-bad-setup-variant-place-twice = riga { $line }: { $key } è { $value }, e lo è anche un’altra tessera (C2.1)
calimala-bad-setup-variant-cost = riga { $line }: { $key } è { $value }, ma il magazzino contiene { $most } (C1.1)

calimala-section-tile = Tessere punteggio
calimala-section-card = Carte punteggio
calimala-section-order = Ordine delle tessere
calimala-section-coloured = Dischi colorati
calimala-section-white = Dischi bianchi
calimala-section-street = Strade
calimala-section-copies = Carte azione
calimala-section-build = Costruzione
calimala-section-warehouse = Magazzini
calimala-section-workshop = Botteghe
calimala-section-mat = Plancia di un giocatore
calimala-section-city = Città
calimala-section-church = Chiese
calimala-section-artworks = Opere d’arte
