# topic: forging-florence
# The table of Forging Florence in the browser: what only it says.  $you is yes when the reader is meant; $player is a seat's name.

# Areas
forging-florence-web-area-map = Mappa
forging-florence-web-area-mine = Mio
forging-florence-web-area-artists = Artisti
forging-florence-web-area-pieces = Opere
forging-florence-web-area-gallery = Artisti e le loro opere
forging-florence-web-area-prestige = Prestigio
forging-florence-web-area-mats = Altri
forging-florence-web-area-log = Cronaca

# Hexes
forging-florence-web-map = Firenze e la sua terra
forging-florence-web-hex = { $ground }, { $where } ({ $hex })
forging-florence-web-house = { $you ->
    [yes] La tua casa della gilda
   *[no] Casa della gilda di { $player }
}
forging-florence-web-house-nobody = Casa della gilda vuota
forging-florence-web-in-middle = al centro
forging-florence-web-in-n = a nord
forging-florence-web-in-ne = a nord-est
forging-florence-web-in-e = a est
forging-florence-web-in-se = a sud-est
forging-florence-web-in-s = a sud
forging-florence-web-in-sw = a sud-ovest
forging-florence-web-in-w = a ovest
forging-florence-web-in-nw = a nord-ovest
forging-florence-web-stands = Qui: { $players }.
forging-florence-web-within = Raggiungibile.
forging-florence-web-not-within = Non raggiungibile.
forging-florence-web-no-way = Nessuna via porta lì.
forging-florence-web-golden-closed = Nessun altro vi entra finché c’è una pedina.
forging-florence-web-golden-way = La via fin lì attraversa la casella d’oro, dove { $you ->
    [yes] ci sei tu
   *[no] c’è { $player }
}.
forging-florence-web-golden-shorter = La via di { $steps } caselle attraversa la casella d’oro, dove { $you ->
    [yes] ci sei tu
   *[no] c’è { $player }
}.
forging-florence-web-go = Vai lì
forging-florence-web-go-again = Toccala di nuovo per andarci.
forging-florence-web-buy = Accanto compri { $resource } per { $price } lire.
forging-florence-web-collect = Accanto raccogli { $resource }.
forging-florence-web-away = { $you ->
    [yes] { $steps ->
        [one] A una casella dalla tua pedina.
       *[other] A { $steps } caselle dalla tua pedina.
    }
   *[no] { $steps ->
        [one] A una casella dalla pedina di { $player }.
       *[other] A { $steps } caselle dalla pedina di { $player }.
    }
}
# Decisions
forging-florence-web-walk = Le caselle segnate sono raggiungibili. Un clic o Invio ti porta lì; con il dito, due tocchi.
forging-florence-web-walk-leave = Le caselle segnate sono raggiungibili; devi lasciare la casella d’oro.
forging-florence-web-must-sell = Vendi almeno un’opera, poi tira il dado e lascia la casella d’oro.
forging-florence-web-must-leave = In questo turno devi tirare il dado e lasciare la casella d’oro.
forging-florence-web-you-golden = Sei sulla casella d’oro.
forging-florence-web-you-beside = Sei { $places }.
forging-florence-web-you-nowhere = Dove sei non c’è nulla da prendere.
forging-florence-web-last-turn = Questo è il tuo ultimo turno.
forging-florence-web-list-turn = Il tuo turno
forging-florence-web-list-here = Si trova qui
forging-florence-web-list-create = Creare
forging-florence-web-list-sell = Vendere
forging-florence-web-list-upgrade = Casa della gilda
forging-florence-web-list-hire = Ingaggiare
forging-florence-web-list-places = Dove c’è qualcosa da fare
forging-florence-web-list-hexes = Altre caselle
# A choice under the title that says what is done with it.
forging-florence-web-way-create = «{ $piece }»
forging-florence-web-way-sell = «{ $piece }» ({ $price } lire)
forging-florence-web-way-hire = { $artist } ({ $price } lire)
forging-florence-web-way-exchange = { $artist } al posto di { $gone } ({ $price } lire)
forging-florence-web-deed-take = Comprare o raccogliere
forging-florence-web-deed-create = Creare un’opera
forging-florence-web-deed-sell = Vendere un’opera
forging-florence-web-deed-upgrade = Ampliare la tua casa della gilda
forging-florence-web-deed-hire = Ingaggiare un artista
forging-florence-web-deed-roll = Tirare il dado
forging-florence-web-deed-end = Terminare il turno
forging-florence-web-no-reason = Ora non è possibile.
forging-florence-web-note-create = { $points } di prestigio, consuma { $resources }
forging-florence-web-note-sell = { $points } di prestigio in più
forging-florence-web-die = Il dado mostra { $roll }

# Status
forging-florence-web-last-round = L’ultimo round
forging-florence-web-last-left = { $turns ->
    [one] La Cupola è in piedi: questo è l’ultimo turno
   *[other] La Cupola è in piedi: { $turns } turni alla fine
}
forging-florence-web-round = Round { $round } di { $rounds } al massimo
forging-florence-web-scores = Prestigio, in ordine di turno

# Mats
forging-florence-web-mine = La tua bottega
forging-florence-web-money = Lire
forging-florence-web-tokens = Risorse
forging-florence-web-house-level = Casa della gilda
forging-florence-web-own-artists = I tuoi artisti
forging-florence-web-own-pieces = Le tue opere
forging-florence-web-room = posto per un artista
forging-florence-web-no-pieces = Ancora nessuna opera.
forging-florence-web-piece-count = { $sort }: { $made } in tutto, { $unsold } da vendere
forging-florence-web-unsold = { $count } da vendere
forging-florence-web-sold = { $count ->
    [one] { $count } venduta
   *[other] { $count } vendute
}
forging-florence-web-fresh = { $count } di questo turno
forging-florence-web-next-level-2 = Il livello 2 richiede { $wanted ->
    [1] un dipinto
    [2] due dipinti
   *[other] { $wanted } dipinti
}: ne hai creati { $made }
forging-florence-web-next-level-3 = Il livello 3 richiede { $wanted ->
    [1] un libro
    [2] due libri
   *[other] { $wanted } libri
}: ne hai creati { $made }
forging-florence-web-mat-prestige = Prestigio: { $points }.
forging-florence-web-mat-money = Denaro: { $lire } lire.
forging-florence-web-mat-tokens = Risorse: { $tokens }.
forging-florence-web-mat-tokens-none = Nessuna risorsa.
forging-florence-web-mat-house = Casa della gilda: livello { $level }.
forging-florence-web-mat-artists = Artisti: { $artists }.
forging-florence-web-mat-pieces = Opere: { $pieces }.
forging-florence-web-mat-where = Pedina: { $where }

# Artists and pieces
forging-florence-web-artists = Artisti
forging-florence-web-artists-none = Tutti gli artisti lavorano per qualcuno.
forging-florence-web-pieces = Opere
forging-florence-web-left = { $left } su { $copies } rimaste
forging-florence-web-fee = { $fee } lire
forging-florence-web-from-level = dal livello { $level }
forging-florence-web-works-for = { $you ->
    [yes] Lavora per te.
   *[no] Lavora per { $player }.
}
forging-florence-web-on-table = Sul tavolo.
forging-florence-web-makes = Crea
forging-florence-web-by = { $sort } di { $artist }
forging-florence-web-needs = Richiede { $resources }.
forging-florence-web-worth = { $made } di prestigio, { $sold } se venduta; si vende per { $lire } lire.
forging-florence-web-worth-double = Per chi lo ha { $made } di prestigio, { $sold } se venduta; si vende per { $lire } lire.
forging-florence-web-made-by = Creata da { $players }.
forging-florence-web-close = Chiudi
forging-florence-web-history = Storia

# Prestige and end
forging-florence-web-prestige = Prestigio finora
forging-florence-web-part = Parte
forging-florence-web-sum = Somma
forging-florence-web-tie-made = Pari prestigio: decidono più opere create (F5.5).
forging-florence-web-tie-lire = Pari prestigio e pari opere: decidono più lire (F5.5).
forging-florence-web-tie-shared = Pari prestigio, pari opere e pari lire (F5.5).
forging-florence-web-column-made = Opere
forging-florence-web-column-lire = Lire
forging-florence-web-column-prestige = Prestigio
forging-florence-web-count-works = { $player }: { $made } create, { $unsold ->
    [0] tutte vendute
   *[other] di cui { $unsold } non vendute
}
forging-florence-web-count-house = { $player }: livello { $level }
forging-florence-web-count-why-paintings = Ogni dipinto vale { $made }, venduto { $sold } (F5.3).
forging-florence-web-count-why-books = Ogni libro vale { $made }, venduto { $sold } (F5.3).
forging-florence-web-count-why-sculptures = Ogni scultura vale { $made }, venduta { $sold } (F5.3); { $doubled ->
    [dome] la Cupola vale
   *[text] quelle create da Brunelleschi valgono
} { $times ->
    [1] altrettanto
    [2] il doppio
   *[other] { $times } volte tanto
}{ $dome ->
    [same] { "" }
   *[other] , la Cupola { $dome } volte
} (F5.4).
forging-florence-web-count-why-house = Il livello 2 vale { $two }, il livello 3 vale { $three } (F5.3).
forging-florence-web-count-why-giotto = { $bonus } per { $paintings ->
    [1] un dipinto di Giotto, creato
    [6] sei dipinti di Giotto, creati
   *[other] { $paintings } dipinti di Giotto, creati
} prima di ingaggiare un altro artista (F5.4).
forging-florence-web-count-why-machiavelli = { $bonus } se alla fine lavora per te e hai più opere di chiunque altro o sei arrivato per primo al livello 3 (F5.4).
forging-florence-web-count-why-michelangelo = { $bonus } per ogni scultura che crei mentre lavora per te (F5.4).
forging-florence-web-count-why-leonardo = { $bonus } per ogni opera che vendi mentre lavora per te (F5.4).

# In words
forging-florence-web-words-places = Luoghi della mappa
forging-florence-web-words-supply = Riserva: { $tokens }.
forging-florence-web-words-artist = { $artist }, { $craft }, { $fee } lire
forging-florence-web-words-piece = { $piece } ({ $sort } di { $artist }): { $left }

# Keys
forging-florence-web-key-hexes = Frecce
forging-florence-web-key-hexes-does = di casella in casella sulla mappa
forging-florence-web-key-row-ends = Inizio, Fine
forging-florence-web-key-row-ends-does = alla prima e all’ultima casella della fila
forging-florence-web-key-own-hex = Pag su, Pag giù
forging-florence-web-key-own-hex-does = alla pedina seguente, alla prossima casella raggiungibile
forging-florence-web-key-walk = Invio
forging-florence-web-key-walk-does = va sulla casella

# Commands
forging-florence-table-command-near = vicino
forging-florence-table-command-near-does = dove c’è qualcosa da prendere o da vendere, prima il più vicino
forging-florence-table-command-hex = casella
forging-florence-table-command-hex-does = che cosa c’è su una casella; con le sue coordinate, come in x 2,-2
forging-florence-table-command-prestige = prestigio
forging-florence-table-command-prestige-does = il prestigio di tutti, parte per parte
forging-florence-table-command-artists = artisti
forging-florence-table-command-artists-does = tutti gli artisti: per chi lavorano, quanto costano e che cosa sanno fare
forging-florence-table-command-pieces = opere
forging-florence-table-command-pieces-does = tutte le opere: quante ne restano, chi le ha create
forging-florence-table-command-no-hex = Sulla mappa non c’è nessuna casella { $hex }.

forging-florence-option-variant = Variante
forging-florence-option-variant-why = Un file che cambia numeri delle regole.
forging-florence-option-variant-standard = regolamento
forging-florence-option-variant-standard-why = Tutti i numeri sono quelli delle regole.
