# topic: none
# Calimala in the terminal.

calimala-you = tu
calimala-nobody = nessuno
calimala-white = bianco

calimala-ask-keeping = Tieni una delle tue carte punteggio.
calimala-ask-taking = Prendi una carta iniziale.
calimala-ask-placing = Metti un disco su una strada.
calimala-ask-acting = Il tuo disco su { $street } è attivato.
calimala-ask-acting-white = Il tuo disco bianco su { $street } è attivato.
calimala-ask-seating = Scegli il disco che occupa il seggio.
calimala-ask-drawing = Si pesca una carta.
calimala-ask-over = La partita è finita.
calimala-detail-keeping = Alla fine dà punti a tutti, come la carta scoperta { $card }.
calimala-detail-left = Ancora da usare: { $kinds }.
calimala-detail-left-none = Hai usato entrambe le azioni; puoi ancora giocare carte.
calimala-detail-duty = { $count ->
    [one] Devi eseguirla.
   *[other] Devi eseguirne almeno una.
}
calimala-left-twice = { $kind } due volte
calimala-head-deck = mazzo { $deck }, scarti { $discard }
calimala-head-begins = { $you ->
    [yes] cominci tu
   *[no] comincia { $player }
}
calimala-head-face-up = carta scoperta { $card }
calimala-own-hand = La tua mano: { $cards }.
calimala-own-hand-empty = La tua mano è vuota.
calimala-own-kept = La tua carta punteggio: { $card }.

calimala-menu-keeping = Le tue carte punteggio:
calimala-menu-taking = Le carte iniziali scoperte:
calimala-menu-seating = I tuoi dischi:
calimala-menu-placing = Strade, e chi agisce poi:
calimala-menu-placing-both = Strade, e chi agisce poi ({ $key }w: con un disco bianco):
calimala-menu-placing-white = Con un disco bianco, ogni azione due volte:
calimala-menu-act = Azioni della strada:
calimala-menu-act-one = { $kind }, sulla strada:
calimala-menu-card = Carte dalla tua mano:
calimala-menu-card-one = { $kind }, con una carta:
calimala-menu-rest = Oppure:
calimala-menu-street = { $street }: { $order }
calimala-menu-seat = ; { $you ->
    [yes] occupi il seggio della tessera { $tile }, { $category }
   *[no] { $player } occupa il seggio della tessera { $tile }, { $category }
}
calimala-menu-leaves = ; il disco più basso esce dal gioco
calimala-seat-sign = seggio su quella tessera

calimala-title-board = La città
calimala-title-tiles = I prossimi punteggi, come sarebbero ora
calimala-title-buildings = Gli edifici
calimala-title-cities = Le città
calimala-title-discards = Pila degli scarti: { $cards }
calimala-board-row = Riga { $row }: { $squares }
calimala-stack = dall’alto { $discs }
calimala-stack-empty = nessun disco
calimala-tiles-seats = Seggi occupati: { $seats }
calimala-tiles-later = Poi
calimala-tiles-seats-title = Seggi
calimala-mat-stores = Magazzini: { $stores }.
calimala-mat-workshops = Botteghe: { $workshops }, stoffe in ciascuna: { $cloth }.
calimala-mat-built = Navi: { $ships }. Case commerciali: { $houses }.
calimala-mat-discs = Dischi nella riserva: { $coloured }, bianchi: { $white }. Seggi: { $seats }.
calimala-mat-cards = Carte in mano: { $cards }. Cubi nella riserva: { $cubes }.
calimala-slots = { $name }: { $cubes }; liberi { $free }
calimala-city-houses = Case commerciali: { $owners }
calimala-column-cloth = Stoffe
calimala-column-ships = Navi
calimala-column-houses = Case
calimala-column-discs = Dischi
calimala-column-seats = Seggi
calimala-column-cards = Carte
calimala-command-board = città
calimala-command-tiles = punteggi
calimala-command-places = luoghi
calimala-command-discards = scarti
calimala-command-variant = variante
calimala-help-board = la città con le sue strade e pile
calimala-help-mats = magazzini, botteghe, navi e dischi di tutti
calimala-help-tiles = i prossimi punteggi e i seggi occupati
calimala-help-places = chiese, opere d’arte e città
calimala-help-discards = la pila degli scarti scoperta
calimala-help-variant = i numeri delle regole che sono cambiati
calimala-sign-player = { $player }: un disco o un cubo, con lettera e disegno
calimala-sign-white = un disco bianco; in breve una stella
calimala-sign-stack = la strada 7 con la sua pila, letta dall’alto
calimala-sign-order = chi agisce poi, in quest’ordine
calimala-sign-seat = { $player } occupa poi il seggio della tessera 1
calimala-sign-leaves = questo disco esce poi dal gioco
calimala-sign-discs = dischi nella riserva: dieci colorati, due bianchi
calimala-sign-workshops = stoffe in ogni bottega; – non è costruita
calimala-sign-slots = { $player } ha lì un cubo, quattro caselle sono libere
calimala-sign-standing = un cubo, in parità (=), che ora darebbe due punti
calimala-sign-now = chi decide, la strada attivata, il prossimo punteggio
calimala-result-tie = Parità di punti: decidono i seggi e le opere nel consiglio.
calimala-result-tie-shared = Parità di punti, e di seggi e opere nel consiglio.
calimala-menu-only = Ora è possibile:
calimala-head-next = Prossimi punteggi: { $tiles }.
calimala-help-intro = Scrivi il numero di una scelta o una mossa a parole, per esempio «mettere Legno|Spedire» o «costruire bottega»; bastano gli inizi delle parole. Oppure una di queste:
calimala-help-why = perché una mossa non è possibile, con la regola: perché spedire Lisbona (oppure: ? spedire Lisbona); ? da solo: la regola dell’ultimo rifiuto
calimala-why-what = Scrivi la mossa dopo: perché spedire Lisbona
calimala-welcome = Calimala: mercanti di stoffe a Firenze. Invio accetta ciò che sta fra parentesi quadre.
calimala-cli-edition = regole dell’edizione: en o de (altrimenti en)
calimala-cli-layout = riquadri delle azioni: random (a caso) o beginner (per principianti); altrimenti random
