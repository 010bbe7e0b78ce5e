# topic: calimala
# Il tavolo di Calimala nel browser.

calimala-table-white = bianco
calimala-table-none = nessuno
calimala-table-nobody = ancora nessuno

# Zone
calimala-table-area-city = Città
calimala-table-area-council = Consiglio
calimala-table-area-churches = Chiese
calimala-table-area-map = Mappa
calimala-table-area-mine = Io
calimala-table-area-mats = Altri
calimala-table-area-log = Cronaca
calimala-table-mine = La tua plancia

# Decisioni
calimala-table-ask-keeping = Tieni una carta punteggio
calimala-table-ask-taking = Prendi una carta iniziale
calimala-table-ask-placing = Metti un disco su una strada
calimala-table-ask-acting = Il tuo disco su { $street } agisce
calimala-table-ask-acting-white = Il tuo disco bianco su { $street } agisce
calimala-table-ask-seating = Scegli un disco per il seggio
calimala-table-ask-drawing = Si pesca una carta
calimala-table-ask-over = La partita è finita
calimala-table-wait-keeping = { $you ->
    [yes] Tieni una carta punteggio
   *[no] { $player } tiene una carta punteggio
}
calimala-table-wait-taking = { $you ->
    [yes] Prendi una carta iniziale
   *[no] { $player } prende una carta iniziale
}
calimala-table-wait-placing = { $you ->
    [yes] Scegli una strada
   *[no] { $player } sceglie una strada
}
calimala-table-wait-acting = { $you ->
    [yes] Agisci su { $street }
   *[no] { $player } agisce su { $street }
}
calimala-table-wait-seating = { $you ->
    [yes] Scegli un disco per il seggio
   *[no] { $player } sceglie un disco per il seggio
}
calimala-table-detail-keeping = Alla fine dà punti a tutti.
calimala-table-detail-keeping-open = Alla fine dà punti a tutti, come la carta scoperta { $card }.
calimala-table-detail-taking = Va nella tua mano; le altre si mischiano nel mazzo.
calimala-table-detail-placing = Scegli una strada per vedere chi vi agisce e che cosa dà punti.
calimala-table-detail-placing-words = Scrivi il numero di una strada, con w dietro per un disco bianco; s e un numero dice che cosa seguirebbe lì.
calimala-table-detail-seating = Non ne hai più nella riserva: uno dei tuoi dischi lascia la sua strada per il consiglio.
calimala-table-detail-left = Ancora da usare: { $kinds }.
calimala-table-detail-left-none = Hai usato entrambe le azioni; puoi ancora giocare carte.
calimala-table-detail-duty = { $count ->
    [one] Devi eseguirla.
   *[other] Devi eseguirne almeno una.
}
calimala-table-left-twice = { $kind } due volte
calimala-table-consequence = { $street }: { $text }
calimala-table-follows = agiscono in ordine: { $order }.
calimala-table-follows-seat = { $you ->
    [yes] Occupi il seggio di { $category }; poi si assegnano i punti.
   *[no] { $player } occupa il seggio di { $category }; poi si assegnano i punti.
}
calimala-table-follows-leaves = Il disco più basso esce dal gioco.
calimala-table-follows-still = agiscono ancora: { $order }.
calimala-table-follows-none = Non segue alcun punteggio.
calimala-table-plan = { $street }, se metti qui: { $text }
calimala-table-able = { $player }: allo stato attuale possibile: { $kinds }; carte in mano: { $cards }.
calimala-table-able-twice = { $player }: allo stato attuale possibile, ognuna due volte: { $kinds }; carte in mano: { $cards }.
calimala-table-able-none = { $player }: allo stato attuale nessuna delle azioni è possibile; carte in mano: { $cards }.
calimala-table-prospect-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
calimala-table-if-placed = Se metti qui:
calimala-table-scored-as-is = Allo stato attuale: { $lines }.
calimala-table-if-scored-points = { $player } { $points }
calimala-table-if = Che cosa cambierebbe
calimala-table-if-line = { $category }: { $changes }.
calimala-table-if-points = { $player } { $before } → { $after }
calimala-table-if-none = Nessuna maggioranza cambierebbe.
calimala-table-if-open = Il resto dipende da una carta che nessuno conosce ancora.
calimala-table-if-hidden = Svela carte nascoste: nessuno può ancora dirlo.
calimala-table-no-seat-here = Qui nessuno dei tuoi dischi può occupare il seggio.
calimala-table-go-place = Metti disco
calimala-table-point = { $name }: che cosa se ne può fare
calimala-table-go-white = Metti disco bianco
calimala-table-go-lower = Disco inferiore
calimala-table-go-upper = Disco superiore

# Scelte
calimala-way-keep = Tenere { $card }
calimala-way-take = Prendere { $card }
calimala-table-list-keeping = Le tue carte punteggio
calimala-table-list-taking = Le carte iniziali scoperte
calimala-table-card-pays = { $first }, { $second }, { $third } punti alla fine
calimala-table-list-seating = I tuoi dischi
calimala-table-list-place = Con un disco colorato
calimala-table-list-white = Con un disco bianco, ogni azione due volte (w dopo il numero)
calimala-table-list-act = Azioni della strada
calimala-table-list-act-one = { $kind }, sulla strada
calimala-table-list-card = Carte dalla tua mano
calimala-table-list-card-one = { $kind }, con una carta
calimala-table-list-rest = Oppure
calimala-table-list-only = Ora è possibile
calimala-table-closed-card = carta { $kind }
calimala-table-send = Invia { $where }
calimala-table-send-choose = Scegli dove: { $total } di al massimo { $most }
calimala-table-more = Una in più: { $city }
calimala-table-less = Una in meno: { $city }

# Stato
calimala-table-open-card = Carta scoperta
calimala-table-deck = Mazzo { $deck }, scarti { $discards }
calimala-table-discards-none = La pila degli scarti è vuota.
calimala-table-discards = Pila degli scarti: { $cards }
calimala-table-scores = Punti, in ordine di turno
calimala-table-role-decides = decide
calimala-table-role-turn = è di turno
calimala-table-role-start = comincia ogni round

# Città
calimala-table-streets = Strade
calimala-table-street = Strada { $number }: { $street }.
calimala-table-stack = Dall’alto: { $discs }.
calimala-table-stack-empty = Nessun disco.
calimala-table-street-four = { $discs ->
    [2] Un secondo disco dà punteggio.
    [3] Un terzo disco dà punteggio.
   *[other] Un quarto disco dà punteggio.
}
calimala-table-street-acts = Questa strada agisce.
calimala-table-street-closed = Ora non è possibile.

# Consiglio
calimala-table-artworks = Opere d’arte
calimala-table-ties = Parità a
calimala-table-ties-why = Va prima chi somma più seggi e opere nel consiglio, poi chi ha più seggi, poi chi ne ha raggiunti tanti per primo. Chi non ha né gli uni né le altre divide (C5.6).
calimala-table-tiles = Tessere punteggio
calimala-table-tile-done = { $number }, { $category }: assegnata, senza seggio.
calimala-table-tile-seat = { $number }, { $category }: assegnata, seggio: { $player }.
calimala-table-tile-next = { $number }, { $category }: la prossima.
calimala-table-tile-soon = { $number }, { $category }: presto.
calimala-table-tile-later = { $number }, { $category }: più tardi.
calimala-table-if-scored = Se si contasse ora
calimala-table-if-scored-more = Le carte della fine e tutte le altre tessere
calimala-table-card-own = la tua carta segreta
calimala-table-card-open = carta scoperta
calimala-table-palazzo-note = seggi e opere
calimala-table-now = Ora: { $lines }.

# Luoghi
calimala-table-churches = Chiese
calimala-table-from-below = Dal basso
calimala-table-map = Le città d’Europa
calimala-table-city = { $city }: { $cubes }; liberi { $free }.
calimala-table-city-houses = Case commerciali: { $players }.
calimala-table-row = { $name }: { $cubes }; liberi { $free }.

# Plance
calimala-table-mat-score = Punti: { $points }.
calimala-table-mat-stores = Magazzini: { $stores }.
calimala-table-mat-cloth = Botteghe: { $workshops }, stoffe in ciascuna: { $cloth }.
calimala-table-mat-ships = Navi: { $ships }.
calimala-table-mat-houses = Case commerciali: { $cities }.
calimala-table-mat-no-houses = Nessuna casa commerciale.
calimala-table-mat-discs = Dischi nella riserva: { $discs }, bianchi: { $white }.
calimala-table-mat-council = Seggi nel consiglio: { $seats }, opere lì: { $artworks }.
calimala-table-mat-hand = Carte in mano: { $cards }.
calimala-table-mat-reserve = Cubi nella riserva: { $cubes }.
calimala-table-own-hand = La tua mano: { $cards }.
calimala-table-own-hand-empty = La tua mano è vuota.
calimala-table-own-kept = La tua carta punteggio: { $card }.
calimala-table-sign-ships = Navi
calimala-table-sign-houses = Case
calimala-table-sign-cloth = Stoffa
calimala-table-sign-seats = Seggi
calimala-table-sign-artworks = Opere
calimala-table-sign-discs = Dischi
calimala-table-sign-white = Bianchi
calimala-table-sign-cards = Carte
calimala-table-warehouses = Magazzini
calimala-table-workshops = Botteghe
calimala-table-port = Porto
calimala-table-hand = Mano
calimala-table-hand-empty = Nessuna carta azione.
calimala-table-times = ×{ $count }
calimala-table-discs = Dischi
calimala-table-discs-white = Bianchi
calimala-table-cubes = Cubi
calimala-table-cloth-count = { $count } stoffe
calimala-table-to-build = da costruire
calimala-table-houses-all = Tutte le case commerciali costruite
calimala-table-houses-to-build = { $count ->
    [one] Casa commerciale da costruire
   *[other] Case commerciali da costruire
}

# Cronaca e fine
calimala-table-win-tie-decided = Parità di punti: decidono più seggi e opere nel consiglio (C6.3).
calimala-table-win-tie-shared = Stessi punti, e stesso numero di seggi e opere nel consiglio (C6.3).
calimala-table-column-cubes = Cubi
calimala-table-column-points = Punti
calimala-table-column-tiles = Tessere
calimala-table-column-cards = Carte
calimala-table-count-why-tile = Tutti i dischi sono piazzati: le tessere rimaste danno punti senza seggio, { $first }, { $second } e { $third ->
    [one] { $third } punto
   *[other] { $third } punti
} (C6.1).
calimala-table-count-why-card = Chi ha più cubi lì { $first } punti, il secondo { $second }, il terzo { $third } (C6.2).
calimala-table-count-why-palazzo = Chi ha più seggi e opere nel consiglio in tutto { $first } punti, il secondo { $second }, il terzo { $third } (C6.2).

# Tasti
calimala-table-key-arrows = Frecce
calimala-table-key-arrows-does = di strada in strada
calimala-table-key-ends = Inizio, Fine
calimala-table-key-ends-does = alla prima e all’ultima strada
calimala-table-key-enter = Invio
calimala-table-key-enter-does = sceglie la strada, poi mette il disco
calimala-table-key-escape = Esc
calimala-table-key-escape-does = dimentica la strada scelta

# Commands
calimala-table-command-majorities = maggioranze
calimala-table-command-majorities-does = che cosa porterebbe tutto se si contasse ora
calimala-table-command-hand = mano
calimala-table-command-hand-does = le tue carte
calimala-table-command-streets = strade
calimala-table-command-streets-does = le strade con i loro dischi; con un numero, che cosa seguirebbe lì
calimala-table-command-tiles = tessere
calimala-table-command-tiles-does = le tessere punteggio e i seggi occupati
calimala-table-command-churches = chiese
calimala-table-command-churches-does = che cosa c’è nelle chiese e nel consiglio
calimala-table-command-europe = europa
calimala-table-command-europe-does = le stoffe e le case nelle città d’Europa

# Options of a new match
calimala-option-edition = Edizione
calimala-option-edition-en = regole inglesi
calimala-option-edition-de = regole tedesche
calimala-option-layout = Riquadri delle azioni
calimala-option-layout-random = mescolati
calimala-option-layout-beginner = come per la prima partita
calimala-option-variant = Variante
calimala-option-variant-why = Un file che cambia numeri delle regole.
calimala-option-variant-standard = regolamento
calimala-option-variant-standard-why = Tutti i numeri sono quelli delle regole.
