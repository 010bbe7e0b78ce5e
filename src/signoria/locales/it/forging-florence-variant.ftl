# topic: forging-florence-variant
# Forging Florence: i numeri delle regole che una variante può fissare, e che cosa non possono essere insieme.

forging-florence-value-start = lire con cui tutti cominciano
forging-florence-value-price = prezzo di una risorsa in lire: { $resource }
forging-florence-value-sale = ricavo di un’opera in lire: { $sort }
forging-florence-value-fee = costo dell’ingaggio in lire: { $artist }
forging-florence-value-limit = unità di una risorsa che un giocatore può tenere
forging-florence-value-great-limit = unità di una risorsa che può tenere chi ha Brunelleschi
forging-florence-value-supply = unità di ogni risorsa che esistono
forging-florence-value-needs = ciò che serve per un’opera: { $sort }, { $resource }
forging-florence-value-great-needs = quante volte tanto serve per le opere di Brunelleschi
forging-florence-value-copies = carte di ogni opera (la Cupola si crea una volta sola): { $sort }
forging-florence-value-worth = prestigio di un’opera non venduta: { $sort }
forging-florence-value-worth-sold = prestigio di un’opera venduta: { $sort }
forging-florence-value-level-2 = prestigio di una casa della gilda di livello 2
forging-florence-value-level-3 = prestigio di una casa della gilda di livello 3, senza aggiungere quello del livello 2
forging-florence-value-bonus-giotto = prestigio del bonus di Giotto
forging-florence-value-bonus-machiavelli = prestigio del bonus di Machiavelli
forging-florence-value-bonus-michelangelo = prestigio del bonus di Michelangelo per ogni scultura
forging-florence-value-bonus-leonardo = prestigio del bonus di Leonardo per ogni vendita
forging-florence-value-paintings = dipinti di Giotto che danno il suo bonus
forging-florence-value-times-brunelleschi = quante volte conta il prestigio delle sculture di Brunelleschi
forging-florence-value-times-dome = quante volte conta il prestigio della Cupola
forging-florence-value-rise-paintings = dipinti per il livello 2 di una sede
forging-florence-value-rise-books = libri per il livello 3 di una sede
forging-florence-value-rooms-1 = artisti in una casa della gilda di livello 1
forging-florence-value-rooms-2 = artisti in una casa della gilda di livello 2
forging-florence-value-rooms-3 = artisti in una casa della gilda di livello 3
forging-florence-value-level-sort = livello della casa della gilda da cui si crea: { $sort }
forging-florence-value-level-artist = livello della casa della gilda da cui viene: { $artist }
forging-florence-value-faces = numeri sulle facce del dado
forging-florence-value-after-dome = turni che ognuno ha ancora dopo la Cupola

forging-florence-bad-setup-variant-needs = riga { $line }: { $key } è { $value }, ma nessuno tiene più di { $most } unità di una risorsa (F4.3)
forging-florence-bad-setup-variant-great-needs = riga { $line }: con { $value } in { $key } le opere di Brunelleschi richiedono più di quanto si possa tenere; al massimo { $most } (F4.3)
forging-florence-bad-setup-variant-great-limit = riga { $line }: { $key } è { $value }; è almeno tokens.limit, { $least } (F4.3)
forging-florence-bad-setup-variant-supply = riga { $line }: { $key } è { $value }, ma quattro giocatori possono tenerne { $least } (F1.2)
forging-florence-bad-setup-variant-start = riga { $line }: { $key } è { $value }, ma un primo dipinto costa { $least } lire (F4.10)
forging-florence-bad-setup-variant-giotto = riga { $line }: { $key } è { $value }, ma di Giotto ce ne sono solo { $most } (F1.3)
forging-florence-bad-setup-variant-rise = riga { $line }: { $key } è { $value }, ma ce ne sono solo { $most } (F1.3)
forging-florence-bad-setup-variant-rooms = riga { $line }: { $key } è { $value }, ma il livello seguente ne ha solo { $most } (F4.7)

forging-florence-section-money = Denaro all’inizio
forging-florence-section-price = Prezzi delle risorse
forging-florence-section-sale = Ricavo delle opere
forging-florence-section-fee = Quanto costano gli artisti
forging-florence-section-tokens = Risorse in mano
forging-florence-section-needs = Che cosa richiedono le opere
forging-florence-section-copies = Carte arte
forging-florence-section-prestige = Prestigio
forging-florence-section-bonus = Bonus degli artisti
forging-florence-section-times = Quante volte conta il prestigio
forging-florence-section-house = Ampliare la casa della gilda
forging-florence-section-rooms = Posto per gli artisti
forging-florence-section-level = Livelli per opere e artisti
forging-florence-section-die = Il dado
forging-florence-section-end = La fine
