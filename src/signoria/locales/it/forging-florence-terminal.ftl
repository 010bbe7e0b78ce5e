# topic: none
# Forging Florence in the terminal.

forging-florence-welcome = Forging Florence: artisti e mecenati. Invio accetta ciò che sta fra parentesi quadre.
forging-florence-none = niente

# Status
forging-florence-head-last = turni fino alla fine: { $turns }
forging-florence-head-scores = Prestigio: { $scores }.
forging-florence-detail-here = Sei qui: { $place }.
forging-florence-detail-must-sell = Prima di tirare il dado devi vendere un’opera, e poi lasciare la casella d’oro.
forging-florence-detail-must-leave = Devi lasciare la casella d’oro in questo turno.
forging-florence-holdings = { $lire }. Risorse: { $tokens }. Invenduto: { $unsold }.
forging-florence-unsold = { $count } da vendere

# Choices
forging-florence-menu-here = Qui:
forging-florence-menu-make = Creare:
forging-florence-menu-sell = Vendere:
forging-florence-menu-house = La tua casa della gilda:
forging-florence-menu-hire = Ingaggiare:
forging-florence-choice = { $name } ({ $lire })
forging-florence-choice-instead = { $name } ({ $lire }) al posto di { $gone }
forging-florence-menu-go = Poi:
forging-florence-menu-places = Luoghi raggiungibili:
forging-florence-menu-further = Altre caselle raggiungibili:
forging-florence-menu-stay = Oppure:
forging-florence-menu-home = La tua casa della gilda

# Sections
forging-florence-title-map = La mappa, in coordinate dalla casella d’oro 0,0
forging-florence-title-artists = Gli artisti
forging-florence-title-prestige = Il prestigio allo stato attuale
forging-florence-stands = { $player }: { $place }
forging-florence-house-at = Casa della gilda di { $player }: { $hex }
forging-florence-places-at = { $title }: { $hexes }
forging-florence-mat-house = Casa della gilda: { $level }.
forging-florence-mat-artists = Artisti: { $artists }.
forging-florence-mat-made = Creato: { $pieces }.
forging-florence-artist-free = { $artist }: { $craft }, { $price }, dal livello { $level }.
forging-florence-artist-hired = { $artist }: { $craft }, lavora per { $player }.
forging-florence-copies-left = { $piece } ({ $sort }, ne restano { $copies })
forging-florence-column-prestige = Prestigio
forging-florence-column-lire = Lire
forging-florence-column-level = Livello
forging-florence-column-tokens = Risorse
forging-florence-column-artists = Artisti
forging-florence-column-made = Creato
forging-florence-column-artist = Artista
forging-florence-column-copies = Opere, e quante ne restano

# Signs of the map; two letters that differ
forging-florence-sign-merchant = Me
forging-florence-sign-apothecary = Sp
forging-florence-sign-print-shop = St
forging-florence-sign-mill = Ca
forging-florence-sign-quarry = Cv
forging-florence-short-tools = At
forging-florence-short-stone = Pi
forging-florence-short-press = To
forging-florence-short-paint = Co
forging-florence-short-paper = Ca
forging-florence-sign-purse = { $lire }, casa della gilda: { $level }, tre opere da vendere
forging-florence-sign-figures = le figure di { $first } e { $second }
forging-florence-sign-house = casa della gilda di { $player }; una di nessuno
forging-florence-sign-bridge = ponte sul fiume
forging-florence-sign-open = città, campo, filare verde: aperti a tutti
forging-florence-sign-reach = la scelta che porta lì
forging-florence-sign-more = lo stesso, e lì ci sono più figure
forging-florence-sign-turn = di chi è il turno

# Commands
forging-florence-command-map = mappa
forging-florence-command-artists = artisti
forging-florence-command-prestige = prestigio
forging-florence-command-variant = variante
forging-florence-command-hand = borsa
forging-florence-help-map = la mappa, e dove si trova ciascuno
forging-florence-help-mats = denaro, risorse, casa della gilda, artisti e opere di tutti
forging-florence-help-artists = gli artisti, quanto costano e che cosa sanno fare, e le opere rimaste
forging-florence-help-prestige = il prestigio di tutti, riga per riga
forging-florence-help-variant = i numeri delle regole che sono cambiati
forging-florence-help-hand = il tuo denaro, le tue risorse e le opere invendute
forging-florence-help-intro = Scrivi il numero di una scelta, una casella come 2,-2 o una mossa a parole, per esempio «comprare colore» o «ingaggiare dante»; bastano gli inizi delle parole. Oppure una di queste:
forging-florence-help-why = perché una mossa non è possibile, con la regla: perché andare 4,0 (oppure: ? 4,0); ? da solo: la regola dell’ultimo rifiuto
forging-florence-why-what = Scrivi la mossa dopo: perché andare 4,0

# The end
forging-florence-result-line = { $place }. { $player } ({ $who }): { $points } di prestigio
forging-florence-result-tie-pieces = Pari prestigio: decide chi ha creato più opere.
forging-florence-result-tie-lire = Pari prestigio e pari opere: decide chi ha più lire.
forging-florence-result-tie-shared = Pari prestigio, pari opere e pari lire.

forging-florence-on-golden = la casella d’oro
forging-florence-on-hex = casella { $hex }
forging-florence-phase-acting = Agire
forging-florence-phase-rolling = Si tira il dado
forging-florence-phase-walking = Camminare
forging-florence-phase-over = La partita è finita
