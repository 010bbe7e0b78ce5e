# topic: forging-florence
# Forging Florence: nomi, mosse, eventi, rifiuti ed errori, per tutti i programmi.

forging-florence-resource-tools = attrezzi
forging-florence-resource-stone = pietra
forging-florence-resource-press = torchio da stampa
forging-florence-resource-paint = colore
forging-florence-resource-paper = carta
forging-florence-resource-tools-label = Attrezzi
forging-florence-resource-stone-label = Pietra
forging-florence-resource-press-label = Torchio da stampa
forging-florence-resource-paint-label = Colore
forging-florence-resource-paper-label = Carta
forging-florence-resource-tools-one = attrezzi
forging-florence-resource-stone-one = pietra
forging-florence-resource-press-one = un torchio da stampa
forging-florence-resource-paint-one = colore
forging-florence-resource-paper-one = carta

forging-florence-terrain-city = Città
forging-florence-terrain-start = Città, casella di partenza
forging-florence-terrain-field = Campo
forging-florence-terrain-row = Striscia verde
forging-florence-terrain-short-bridge = Ponte corto
forging-florence-terrain-long-bridge = Ponte lungo
forging-florence-terrain-golden = Casella d’oro
forging-florence-terrain-mill-site = Posto vuoto di una cartiera
forging-florence-terrain-house-site = Posto di una casa della gilda
forging-florence-terrain-shop-a = Posto di un negozio
forging-florence-terrain-shop-b = Posto di un negozio
forging-florence-terrain-shop-c = Posto di un negozio
forging-florence-terrain-quarry = Cava
forging-florence-terrain-river = Fiume
forging-florence-terrain-trees = Alberi

forging-florence-building-merchant = Mercante
forging-florence-building-apothecary = Spezieria
forging-florence-building-print-shop = Stamperia
forging-florence-building-mill = Cartiera
forging-florence-building-guild-house = Casa della gilda

forging-florence-place-quarry = cava
forging-florence-place-mill = cartiera
forging-florence-place-merchant = mercante
forging-florence-place-apothecary = spezieria
forging-florence-place-print-shop = stamperia
forging-florence-place-golden = casella d’oro
forging-florence-beside-quarry = accanto a una cava
forging-florence-beside-mill = accanto a una cartiera
forging-florence-beside-merchant = accanto a un mercante
forging-florence-beside-apothecary = accanto a una spezieria
forging-florence-beside-print-shop = accanto a una stamperia
forging-florence-beside-guild-house = { $you ->
    [yes] accanto alla tua casa della gilda
   *[no] accanto alla casa della gilda di { $player }
}
forging-florence-beside-guild-house-nobody = accanto a una casa della gilda vuota
forging-florence-to-golden = alla casella d’oro
forging-florence-to-hex = alla casella { $hex }
forging-florence-to-hex-beside = alla casella { $hex }, { $places }

forging-florence-bridge-carraia = Ponte alla Carraia
forging-florence-bridge-trinita = Ponte Santa Trinita
forging-florence-bridge-vecchio = Ponte Vecchio
forging-florence-bridge-grazie = Ponte alle Grazie

forging-florence-sort-painting = dipinto
forging-florence-sort-book = libro
forging-florence-sort-sculpture = scultura
forging-florence-sort-painting-label = Dipinto
forging-florence-sort-book-label = Libro
forging-florence-sort-sculpture-label = Scultura
forging-florence-craft-painting = Pittore
forging-florence-craft-book = Autore
forging-florence-craft-sculpture = Scultore
forging-florence-craft-all = Pittore, autore e scultore

forging-florence-artist-giotto = Giotto
forging-florence-artist-masaccio = Masaccio
forging-florence-artist-fra-angelico = Beato Angelico
forging-florence-artist-botticelli = Botticelli
forging-florence-artist-dante = Dante
forging-florence-artist-boccaccio = Boccaccio
forging-florence-artist-machiavelli = Machiavelli
forging-florence-artist-michelangelo = Michelangelo
forging-florence-artist-brunelleschi = Brunelleschi
forging-florence-artist-leonardo = Leonardo da Vinci

forging-florence-ability-giotto = { $bonus } di prestigio se crei { $paintings ->
    [1] un suo dipinto
    [6] sei suoi dipinti
   *[other] { $paintings } suoi dipinti
} mentre è l’unico artista che tu abbia mai avuto.
forging-florence-ability-machiavelli = { $bonus } di prestigio alla fine se hai creato più opere di ciascuno degli altri o se hai raggiunto il livello 3 prima di tutti.
forging-florence-ability-michelangelo = { $bonus } di prestigio per ogni scultura, di chiunque sia, che crei mentre lavora per te.
forging-florence-ability-brunelleschi = Puoi tenere { $limit ->
    [1] una unità
    [2] due unità
   *[other] { $limit } unità
} di ogni risorsa. Le sue opere ne richiedono { $needs ->
    [usual] due di ciascuna
   *[other] { $needs } volte quante quelle di altri
}, e { $doubled ->
    [dome] la Cupola vale
   *[text] le sue sculture valgono
} { $times ->
    [1] quanto le altre
    [2] il doppio del prestigio
   *[other] { $times } volte il prestigio
}{ $dome ->
    [same] { "" }
   *[other] , la Cupola { $dome } volte
}.
forging-florence-ability-leonardo = { $bonus } di prestigio per ogni opera, di qualunque genere e di chiunque sia, che vendi mentre lavora per te. Crea dipinti, dal livello { $books } libri e dal livello { $sculptures } sculture.

forging-florence-piece-ognissanti-madonna = Madonna di Ognissanti
forging-florence-piece-badia-polyptych = Polittico di Badia
forging-florence-piece-holy-trinity = Trinità
forging-florence-piece-tribute-money = Il tributo
forging-florence-piece-deposition = Deposizione
forging-florence-piece-annunciation = Annunciazione
forging-florence-piece-primavera = Primavera
forging-florence-piece-birth-of-venus = Nascita di Venere
forging-florence-piece-vita-nuova = Vita nuova
forging-florence-piece-divine-comedy = Divina Commedia
forging-florence-piece-fiammetta = Elegia di madonna Fiammetta
forging-florence-piece-decameron = Decameron
forging-florence-piece-prince = Il Principe
forging-florence-piece-florentine-histories = Istorie fiorentine
forging-florence-piece-david = David
forging-florence-piece-night = Notte
forging-florence-piece-sacrifice-of-isaac = Sacrificio di Isacco
forging-florence-piece-crucifix = Crocifisso
forging-florence-piece-dome = Cupola di Santa Maria del Fiore
forging-florence-piece-adoration = Adorazione dei Magi
forging-florence-piece-codex = Codice sul volo degli uccelli
forging-florence-piece-sforza-horse = Il cavallo Sforza

forging-florence-level = Livello { $level }
forging-florence-level-1 = Livello 1: { $rooms ->
    [1] un artista
    [2] due artisti
    [3] tre artisti
   *[other] { $rooms } artisti
}{ $usual ->
    [yes] ; pittori
   *[other] { "" }
}
forging-florence-level-2 = Livello 2: { $rooms ->
    [1] un artista
    [2] due artisti
    [3] tre artisti
   *[other] { $rooms } artisti
}{ $usual ->
    [yes] ; pittori e autori
   *[other] { "" }
}
forging-florence-level-3 = Livello 3: { $rooms ->
    [1] un artista
    [2] due artisti
    [3] tre artisti
   *[other] { $rooms } artisti
}{ $usual ->
    [yes] ; pittori, autori e scultori
   *[other] { "" }
}
forging-florence-lire = { $lire } lire
forging-florence-prestige = { $points } di prestigio

forging-florence-ask-acting = Agisci, tira il dado o termina il tuo turno
forging-florence-ask-acting-moved = Agisci o termina il tuo turno
forging-florence-ask-rolling = Si tira il dado
forging-florence-ask-walking = Hai fatto { $roll }: cammina o resta
forging-florence-ask-walking-leave = Hai fatto { $roll }: lascia la casella d’oro
forging-florence-ask-over = La partita è finita
forging-florence-wait-acting = { $you ->
    [yes] È il tuo turno
   *[no] { $player } agisce
}
forging-florence-wait-rolling = { $you ->
    [yes] Tiri il dado
   *[no] { $player } tira il dado
}
forging-florence-wait-walking = { $you ->
    [yes] Scegli dove andare
   *[no] { $player } sceglie dove andare
}

forging-florence-option-economy = Attrezzatura
forging-florence-option-economy-why = Che cosa resta quando un’opera è creata.
forging-florence-option-economy-equipment = attrezzi e torchio restano
forging-florence-option-economy-equipment-why = Si consumano solo carta, colore e pietra.
forging-florence-option-economy-tools = solo gli attrezzi restano
forging-florence-option-economy-tools-why = Si consuma anche il torchio da stampa.
forging-florence-option-economy-literal = non resta nulla
forging-florence-option-economy-literal-why = Si consuma tutto; ingaggiare un altro artista diventa quasi impossibile.
forging-florence-option-brunelleschi = Brunelleschi raddoppia
forging-florence-option-brunelleschi-why = Quali sue opere valgono il doppio del prestigio.
forging-florence-option-brunelleschi-text = tutte le sue sculture
forging-florence-option-brunelleschi-text-why = La forma più forte: chi lo ingaggia è difficile da battere.
forging-florence-option-brunelleschi-dome = solo la Cupola
forging-florence-option-brunelleschi-dome-why = La forma più mite.
forging-florence-option-shops = Negozi
forging-florence-option-shops-why = Dove stanno i sei negozi.
forging-florence-option-shops-pairs = uno di fronte all’altro
forging-florence-option-shops-pairs-why = I due dello stesso tipo stanno uno di fronte all’altro: è equo per tutte le case.
forging-florence-option-shops-free = mescolati liberamente
forging-florence-option-shops-free-why = Qualsiasi negozio in qualsiasi posto; alcune case ne hanno allora un grande vantaggio.
forging-florence-option-rounds = Massimo di round
forging-florence-option-rounds-why = La partita finisce con questo round se nessuno ha creato prima la Cupola.
forging-florence-option-start = Chi comincia
forging-florence-option-start-why = Chi ha il primo turno.
forging-florence-option-start-random = a sorte

forging-florence-move-roll = Tirare il dado
forging-florence-move-walk = Andare { $where }
forging-florence-move-stay = Restare dove sei
forging-florence-move-collect = Raccogliere { $resource }
forging-florence-move-buy = Comprare { $resource } ({ $price } lire)
forging-florence-move-create = Creare «{ $piece }» ({ $sort } di { $artist })
forging-florence-move-sell = Vendere «{ $piece }» ({ $price } lire)
forging-florence-move-upgrade = Ampliare la tua casa della gilda al livello { $level }
forging-florence-move-hire = Ingaggiare { $artist } ({ $price } lire)
forging-florence-move-exchange = Ingaggiare { $artist } ({ $price } lire) e rimettere sul tavolo { $gone }
forging-florence-move-end = Terminare il turno

forging-florence-notation-walk = andare
forging-florence-notation-roll = tirare
forging-florence-notation-rolled = tirato
forging-florence-notation-collect = raccogliere
forging-florence-notation-buy = comprare
forging-florence-notation-create = creare
forging-florence-notation-sell = vendere
forging-florence-notation-upgrade = ampliare
forging-florence-notation-hire = ingaggiare
forging-florence-notation-for = per
forging-florence-notation-end = terminare
forging-florence-notation-tools = attrezzi
forging-florence-notation-stone = pietra
forging-florence-notation-press = torchio
forging-florence-notation-paint = colore
forging-florence-notation-paper = carta
forging-florence-notation-giotto = Giotto
forging-florence-notation-masaccio = Masaccio
forging-florence-notation-fra-angelico = Beato-Angelico
forging-florence-notation-botticelli = Botticelli
forging-florence-notation-dante = Dante
forging-florence-notation-boccaccio = Boccaccio
forging-florence-notation-machiavelli = Machiavelli
forging-florence-notation-michelangelo = Michelangelo
forging-florence-notation-brunelleschi = Brunelleschi
forging-florence-notation-leonardo = Leonardo
forging-florence-notation-ognissanti-madonna = Madonna-di-Ognissanti
forging-florence-notation-badia-polyptych = Polittico-di-Badia
forging-florence-notation-holy-trinity = Trinità
forging-florence-notation-tribute-money = Tributo
forging-florence-notation-deposition = Deposizione
forging-florence-notation-annunciation = Annunciazione
forging-florence-notation-primavera = Primavera
forging-florence-notation-birth-of-venus = Nascita-di-Venere
forging-florence-notation-vita-nuova = Vita-nuova
forging-florence-notation-divine-comedy = Divina-Commedia
forging-florence-notation-fiammetta = Fiammetta
forging-florence-notation-decameron = Decameron
forging-florence-notation-prince = Principe
forging-florence-notation-florentine-histories = Istorie-fiorentine
forging-florence-notation-david = David
forging-florence-notation-night = Notte
forging-florence-notation-sacrifice-of-isaac = Sacrificio-di-Isacco
forging-florence-notation-crucifix = Crocifisso
forging-florence-notation-dome = Cupola
forging-florence-notation-adoration = Adorazione
forging-florence-notation-codex = Codice
forging-florence-notation-sforza-horse = Cavallo-Sforza

forging-florence-event-turn-began = Round { $round }: { $you ->
    [yes] il tuo turno
   *[no] turno di { $player }
}
forging-florence-event-turn-began-last = Round { $round }: { $you ->
    [yes] il tuo ultimo turno
   *[no] ultimo turno di { $player }
}
forging-florence-event-threw = { $you ->
    [yes] Tiri il dado.
   *[no] { $player } tira il dado.
}
forging-florence-event-rolled = { $you ->
    [yes] Fai { $number }.
   *[no] { $player } fa { $number }.
}
forging-florence-event-walked = { $you ->
    [yes] Vai { $where }.
   *[no] { $player } va { $where }.
}
forging-florence-event-stayed = { $you ->
    [yes] Resti dove sei.
   *[no] { $player } non si muove.
}
forging-florence-event-collected = { $you ->
    [yes] Raccogli { $resource }.
   *[no] { $player } raccoglie { $resource }.
}
forging-florence-event-bought = { $you ->
    [yes] Compri { $resource } per { $lire } lire.
   *[no] { $player } compra { $resource } per { $lire } lire.
}
forging-florence-event-created = { $you ->
    [yes] Crei «{ $piece }» ({ $sort } di { $artist }).
   *[no] { $player } crea «{ $piece }» ({ $sort } di { $artist }).
}
forging-florence-event-sold = { $you ->
    [yes] Vendi «{ $piece }» per { $lire } lire.
   *[no] { $player } vende «{ $piece }» per { $lire } lire.
}
forging-florence-event-upgraded = { $you ->
    [yes] Ampli la tua casa della gilda al livello { $level }.
   *[no] { $player } amplia la sua casa della gilda al livello { $level }.
}
forging-florence-event-upgraded-first = { $you ->
    [yes] Ampli la tua casa della gilda al livello { $level } prima di tutti.
   *[no] { $player } amplia la sua casa della gilda al livello { $level } prima di tutti.
}
forging-florence-event-hired = { $you ->
    [yes] Ingaggi { $artist } per { $lire } lire.
   *[no] { $player } ingaggia { $artist } per { $lire } lire.
}
forging-florence-event-exchanged = { $you ->
    [yes] Ingaggi { $artist } per { $lire } lire e rimetti sul tavolo { $gone }.
   *[no] { $player } ingaggia { $artist } per { $lire } lire e rimette sul tavolo { $gone }.
}
forging-florence-event-returned = Di nuovo nella riserva: { $resources }.
forging-florence-event-bonus = { $you ->
    [yes] { $artist } ti porta { $points } di prestigio.
   *[no] { $artist } porta { $points } di prestigio a { $player }.
}
forging-florence-event-last-turns = { $left ->
    [all] La Cupola è in piedi: a ciascuno resta un turno.
    [none] La Cupola è in piedi, nell’ultimo turno della partita.
   *[some] La Cupola è in piedi: { $turns ->
        [one] ancora un turno
       *[other] ancora { $turns } turni
    }, poi finisce l’ultimo round.
}
forging-florence-event-counted = { $you ->
    [yes] Il tuo prestigio: { $points }
   *[no] Prestigio di { $player }: { $points }
}
forging-florence-event-counted-line = { $part }: { $points }
forging-florence-event-game-over = La partita è finita.

forging-florence-part-paintings = Dipinti
forging-florence-part-books = Libri
forging-florence-part-sculptures = Sculture
forging-florence-part-house = Casa della gilda
forging-florence-part-giotto = I sei dipinti di Giotto
forging-florence-part-machiavelli = Il bonus di Machiavelli
forging-florence-part-michelangelo = Le sculture di Michelangelo
forging-florence-part-leonardo = Le vendite di Leonardo

forging-florence-illegal-unknown = Nel gioco non esiste un’azione simile.
forging-florence-illegal-over = La partita è finita.
forging-florence-illegal-chance = Si sta tirando il dado; adesso nessuno decide.
forging-florence-illegal-not-chance = Adesso non si tira il dado.
forging-florence-illegal-walk-first = Il dado è tirato: prima la tua pedina cammina o resta.
forging-florence-illegal-roll-first = Prima che la tua pedina cammini, tiri il dado.
forging-florence-illegal-moved = La tua pedina si è già mossa in questo turno.
forging-florence-illegal-blocked = Nessuno può entrare nella casella { $hex }: fiume, alberi, cave ed edifici sono chiusi.
forging-florence-illegal-golden-taken = Sulla casella d’oro c’è un’altra pedina.
forging-florence-illegal-golden-way = Ogni via di { $roll } caselle al massimo fino a { $hex } attraversa la casella d’oro, dove c’è un’altra pedina.
forging-florence-illegal-too-far = { $roll ->
    [one] Nessuna via di una casella porta a { $hex }.
   *[other] Nessuna via di { $roll } caselle al massimo porta a { $hex }.
}
forging-florence-illegal-golden-to-sell = Il tuo movimento può finire sulla casella d’oro solo se hai un’opera non venduta.
forging-florence-illegal-must-leave = La tua pedina deve lasciare la casella d’oro in questo turno.
forging-florence-illegal-must-sell = Prima di tirare il dado devi vendere un’opera.
forging-florence-illegal-not-beside = Dove sta la tua pedina non si trova questo: { $resource }.
forging-florence-illegal-limit = { $limit ->
    [one] Ne hai già uno, e di più non è permesso: { $resource }.
   *[other] Ne hai già { $limit }, e di più non è permesso: { $resource }.
}
forging-florence-illegal-too-dear = Costa { $price } lire, e ne hai { $lire }.
forging-florence-illegal-ruin = Dopo non potresti mai più creare o vendere un’opera.
forging-florence-illegal-not-home = Le opere si creano accanto alla propria casa della gilda.
forging-florence-illegal-not-his-owner = { $artist } non lavora per te.
forging-florence-illegal-level-sort = Un’opera simile richiede almeno il livello { $level } della tua casa della gilda.
forging-florence-illegal-no-copies = Non resta nessuna carta di «{ $piece }».
forging-florence-illegal-isaac-first = Prima della Cupola devi aver creato «{ forging-florence-piece-sacrifice-of-isaac }».
forging-florence-illegal-lacks = { $tokens ->
    [one] Per «{ $piece }» ti manca ancora: { $resource }.
   *[other] «{ $piece }» richiede { $tokens } unità di ogni risorsa, e ne hai di meno: { $resource }.
}
forging-florence-illegal-not-golden = Le opere si vendono sulla casella d’oro.
forging-florence-illegal-none-unsold = Non hai «{ $piece }» da vendere.
forging-florence-illegal-fresh = Ciò che hai creato in questo turno si può vendere solo più tardi.
forging-florence-illegal-top-level = La tua casa della gilda ha già il livello più alto.
forging-florence-illegal-two-paintings = Per il livello 2 devi aver creato due dipinti.
forging-florence-illegal-two-books = Per il livello 3 devi aver creato due libri.
forging-florence-illegal-more-paintings = Per il livello 2 devi aver creato tanti dipinti: { $wanted }.
forging-florence-illegal-more-books = Per il livello 3 devi aver creato tanti libri: { $wanted }.
forging-florence-illegal-no-face = Il dado non ha una faccia con un { $number }.
forging-florence-illegal-hired = { $artist } non è sul tavolo.
forging-florence-illegal-level-artist = { $artist } viene solo dal livello { $level } della tua casa della gilda.
forging-florence-illegal-fee = { $artist } costa { $price } lire, e ne hai { $lire }.
forging-florence-illegal-no-room = La tua casa della gilda è piena; scegli un tuo artista da rimettere sul tavolo.
forging-florence-illegal-room = Nella tua casa della gilda c’è posto, quindi nessun artista torna sul tavolo.
forging-florence-illegal-not-own = { $artist } non lavora per te e non si può rimettere sul tavolo.

forging-florence-wanted-hex = una casella con le sue coordinate, come 2,-2
forging-florence-wanted-resource = una risorsa
forging-florence-wanted-piece = un’opera
forging-florence-wanted-artist = un artista
forging-florence-wanted-for = la parola «for»
forging-florence-wanted-number = un numero del dado
