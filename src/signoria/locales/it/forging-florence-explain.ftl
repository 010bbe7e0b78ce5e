# topic: explain
# Che cosa dicono di ogni cosa le carte di Forging Florence.

forging-florence-explain-possible = Ora puoi scegliere: { $moves }.

forging-florence-explain-ground-city = Le pedine ci passano; qui non c’è altro da prendere.
forging-florence-explain-ground-field = Terra fuori città: le pedine ci passano.
forging-florence-explain-ground-bridge = Il fiume si attraversa solo qui.
forging-florence-explain-ground-golden = Qui si vendono le opere. Chi si ferma qui deve avere un’opera da vendere, e se ne va nel turno dopo.
forging-florence-explain-ground-mill = Chi sta accanto a una cartiera raccoglie carta.
forging-florence-explain-ground-mill-site = In questa partita qui non c’è una cartiera; le pedine ci passano.
forging-florence-explain-ground-quarry = Chi sta accanto a una cava raccoglie pietra.
forging-florence-explain-ground-river = Nel fiume non entra nessuno; lo attraversano i ponti.
forging-florence-explain-ground-trees = Fra gli alberi non passa nessuno.
forging-florence-explain-ground-merchant = Chi sta accanto al mercante compra attrezzi, che ogni opera richiede.
forging-florence-explain-ground-apothecary = Chi sta accanto alla spezieria compra colore per i dipinti.
forging-florence-explain-ground-print-shop = Chi sta accanto alla stamperia compra un torchio da stampa per i libri.
forging-florence-explain-ground-guild-house = Accanto alla propria casa della gilda si creano opere; il livello dice quali artisti vi lavorano.
forging-florence-explain-ground-site = In questa partita qui non c’è nulla.

forging-florence-explain-token-tools = Ogni opera richiede attrezzi.
forging-florence-explain-token-paint = I dipinti richiedono colore.
forging-florence-explain-token-press = I libri richiedono un torchio da stampa.
forging-florence-explain-token-paper = Ogni opera richiede carta: per scrivere, dipingere o levigare la pietra.
forging-florence-explain-token-stone = Le sculture richiedono pietra.
forging-florence-explain-token-free = { $name }: gratis, accanto al suo luogo.
forging-florence-explain-token-price = { $name }: { $price } lire, accanto al negozio.
forging-florence-explain-held = Possesso: { $held } su { $limit } consentiti.

forging-florence-explain-artist-painting = Un pittore; chi lo ingaggia crea queste opere: { $pieces }.
forging-florence-explain-artist-book = Un autore; chi lo ingaggia crea queste opere: { $pieces }.
forging-florence-explain-artist-sculpture = Uno scultore; chi lo ingaggia crea queste opere: { $pieces }.
forging-florence-explain-artist-all = Pittore, autore e scultore insieme; chi lo ingaggia crea queste opere: { $pieces }.
forging-florence-explain-fee = { $fee } lire e una casa della gilda di livello { $level } con posto per lui.
forging-florence-explain-piece = { $sort } di { $artist }: si crea accanto alla casa della gilda di chi ha l’artista e si vende sulla casella d’oro.
forging-florence-explain-sort-painting = I dipinti si creano dal livello 1; quando bastano, la casa della gilda sale al livello 2.
forging-florence-explain-sort-book = I libri si creano dal livello { $level }; quando bastano, la casa della gilda sale al livello 3.
forging-florence-explain-sort-sculpture = Le sculture si creano dal livello { $level }{ $most ->
    [yes] , e contano più di tutto
   *[other] { "" }
}.
forging-florence-explain-title-sort = { $player }: { $sort }

forging-florence-explain-lire = Le lire comprano risorse e ingaggiano artisti; vengono dalle opere vendute.
forging-florence-explain-level = Il livello dice quanti artisti vi lavorano, e di che genere; sale gratis quando si è creato abbastanza.
forging-florence-explain-level-pays = { $two } di prestigio al livello 2, { $three } al livello 3.
forging-florence-explain-points = Prestigio così come sta; vince chi alla fine ne ha di più.
forging-florence-explain-points-none = Ancora nessuno.
forging-florence-explain-mat = Tutto ciò che ha un giocatore: nulla è segreto.
forging-florence-explain-title-lire = { $player }: lire
forging-florence-explain-title-level = { $player }: casa della gilda
forging-florence-explain-title-points = { $player }: prestigio
forging-florence-explain-title-mat = { $player }
forging-florence-explain-title-token = { $player }: { $name }

forging-florence-explain-round = In un round ogni giocatore ha un turno. La partita finisce un turno di ciascuno dopo la Cupola, o con l’ultimo round.
forging-florence-explain-die = La pedina va fino a { $roll } caselle, o resta ferma.
