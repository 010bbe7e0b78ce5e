# Il tavolo di Calimala nel browser.

table-white = bianco
table-none = nessuno
table-nobody = ancora nessuno

# Zone
table-area-city = Città
table-area-council = Consiglio
table-area-churches = Chiese
table-area-map = Mappa
table-area-mine = Io
table-area-mats = Altri
table-area-log = Cronaca
table-mine = La tua plancia

# Decisioni
table-ask-keeping = Tieni una carta punteggio
table-ask-taking = Prendi una carta iniziale
table-ask-placing = Metti un disco su una strada
table-ask-acting = Il tuo disco su { $street } agisce
table-ask-acting-white = Il tuo disco bianco su { $street } agisce
table-ask-seating = Scegli un disco per il seggio
table-ask-drawing = Si pesca una carta
table-ask-over = La partita è finita
table-wait-keeping = { $you ->
    [yes] Tieni una carta punteggio
   *[no] { $player } tiene una carta punteggio
}
table-wait-taking = { $you ->
    [yes] Prendi una carta iniziale
   *[no] { $player } prende una carta iniziale
}
table-wait-placing = { $you ->
    [yes] Scegli una strada
   *[no] { $player } sceglie una strada
}
table-wait-acting = { $you ->
    [yes] Agisci su { $street }
   *[no] { $player } agisce su { $street }
}
table-wait-seating = { $you ->
    [yes] Scegli un disco per il seggio
   *[no] { $player } sceglie un disco per il seggio
}
table-detail-keeping = Alla fine dà punti a tutti.
table-detail-keeping-open = Alla fine dà punti a tutti, come la carta scoperta { $card }.
table-detail-taking = Va nella tua mano; le altre si mischiano nel mazzo.
table-detail-placing = Scegli una strada per vedere chi vi agisce e che cosa dà punti.
table-detail-placing-words = Scrivi il numero di una strada, con w dietro per un disco bianco; s e un numero dice che cosa seguirebbe lì.
table-detail-seating = Non ne hai più nella riserva: uno dei tuoi dischi lascia la sua strada per il consiglio.
table-detail-left = Ancora da usare: { $kinds }.
table-detail-left-none = Hai usato entrambe le azioni; puoi ancora giocare carte.
table-detail-duty = { $count ->
    [one] Devi eseguirla.
   *[other] Devi eseguirne almeno una.
}
table-left-twice = { $kind } due volte
table-consequence = { $street }: { $text }
table-follows = agiscono in ordine: { $order }.
table-follows-seat = { $you ->
    [yes] Occupi il seggio di { $category }; poi si assegnano i punti.
   *[no] { $player } occupa il seggio di { $category }; poi si assegnano i punti.
}
table-follows-leaves = Il disco più basso esce dal gioco.
table-follows-still = agiscono ancora: { $order }.
table-follows-none = Non segue alcun punteggio.
table-plan = { $street }, se metti qui: { $text }
table-able = { $player }: allo stato attuale possibile: { $kinds }; carte in mano: { $cards }.
table-able-twice = { $player }: allo stato attuale possibile, ognuna due volte: { $kinds }; carte in mano: { $cards }.
table-able-none = { $player }: allo stato attuale nessuna delle azioni è possibile; carte in mano: { $cards }.
table-prospect-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-if-placed = Se metti qui:
table-scored-as-is = Allo stato attuale: { $lines }.
table-if-scored-points = { $player } { $points }
table-if = Che cosa cambierebbe
table-if-line = { $category }: { $changes }.
table-if-points = { $player } { $before } → { $after }
table-if-none = Nessuna maggioranza cambierebbe.
table-if-open = Il resto dipende da una carta che nessuno conosce ancora.
table-if-hidden = Svela carte nascoste: nessuno può ancora dirlo.
table-no-seat-here = Qui nessuno dei tuoi dischi può occupare il seggio.
table-go-place = Metti disco
table-point = { $name }: che cosa se ne può fare
table-go-white = Metti disco bianco
table-go-lower = Disco inferiore
table-go-upper = Disco superiore

# Scelte
way-keep = Tenere { $card }
way-take = Prendere { $card }
table-list-keeping = Le tue carte punteggio
table-list-taking = Le carte iniziali scoperte
table-list-seating = I tuoi dischi
table-list-place = Con un disco colorato
table-list-white = Con un disco bianco, ogni azione due volte (w dopo il numero)
table-list-act = Azioni della strada
table-list-act-one = { $kind }, sulla strada
table-list-card = Carte dalla tua mano
table-list-card-one = { $kind }, con una carta
table-list-rest = Oppure
table-list-only = Ora è possibile
table-closed-card = carta { $kind }
table-send = Invia { $where }
table-send-choose = Scegli dove: { $total } di al massimo { $most }
table-more = Una in più: { $city }
table-less = Una in meno: { $city }

# Stato
table-open-card = Carta scoperta
table-deck = Mazzo { $deck }, scarti { $discards }
table-discards-none = La pila degli scarti è vuota.
table-discards = Pila degli scarti: { $cards }
table-scores = Punti, in ordine di turno
table-role-decides = decide
table-role-turn = è di turno
table-role-start = comincia ogni round

# Città
table-streets = Strade
table-street = Strada { $number }: { $street }.
table-stack = Dall’alto: { $discs }.
table-stack-empty = Nessun disco.
table-street-four = Un quarto disco dà punteggio.
table-street-acts = Questa strada agisce.
table-street-closed = Ora non è possibile.

# Consiglio
table-artworks = Opere d’arte
table-ties = Parità a
table-ties-why = Va prima chi somma più seggi e opere nel consiglio, poi chi ha più seggi, poi chi ne ha raggiunti tanti per primo. Chi non ha né gli uni né le altre divide (C5.6).
table-tiles = Tessere punteggio
table-tile-done = { $number }, { $category }: assegnata, senza seggio.
table-tile-seat = { $number }, { $category }: assegnata, seggio: { $player }.
table-tile-next = { $number }, { $category }: la prossima.
table-tile-soon = { $number }, { $category }: presto.
table-tile-later = { $number }, { $category }: più tardi.
table-if-scored = Se si contasse ora
table-if-scored-more = Le carte della fine e tutte le altre tessere
table-card-own = la tua carta segreta
table-card-open = carta scoperta
table-palazzo-note = seggi e opere
table-now = Ora: { $lines }.

# Luoghi
table-churches = Chiese
table-from-below = Dal basso
table-map = Le città d’Europa
table-city = { $city }: { $cubes }; liberi { $free }.
table-city-houses = Case commerciali: { $players }.
table-row = { $name }: { $cubes }; liberi { $free }.

# Plance
table-mat-score = Punti: { $points }.
table-mat-stores = Magazzini: { $stores }.
table-mat-cloth = Botteghe: { $workshops }, stoffe in ciascuna: { $cloth }.
table-mat-ships = Navi: { $ships }.
table-mat-houses = Case commerciali: { $cities }.
table-mat-no-houses = Nessuna casa commerciale.
table-mat-discs = Dischi nella riserva: { $discs }, bianchi: { $white }.
table-mat-council = Seggi nel consiglio: { $seats }, opere lì: { $artworks }.
table-mat-hand = Carte in mano: { $cards }.
table-mat-reserve = Cubi nella riserva: { $cubes }.
table-own-hand = La tua mano: { $cards }.
table-own-hand-empty = La tua mano è vuota.
table-own-kept = La tua carta punteggio: { $card }.
table-sign-ships = Navi
table-sign-houses = Case
table-sign-cloth = Stoffa
table-sign-seats = Seggi
table-sign-artworks = Opere
table-sign-discs = Dischi
table-sign-white = Bianchi
table-sign-cards = Carte
table-warehouses = Magazzini
table-workshops = Botteghe
table-port = Porto
table-hand = Mano
table-hand-empty = Nessuna carta azione.
table-times = ×{ $count }
table-discs = Dischi
table-discs-white = Bianchi
table-cubes = Cubi
table-cloth-count = { $count } stoffe
table-to-build = da costruire
table-houses-all = Tutte le case commerciali costruite
table-houses-to-build = { $count ->
    [one] Casa commerciale da costruire
   *[other] Case commerciali da costruire
}

# Cronaca e fine
table-win-tie-decided = Parità di punti: decidono più seggi e opere nel consiglio (C6.3).
table-win-tie-shared = Stessi punti, e stesso numero di seggi e opere nel consiglio (C6.3).
table-column-cubes = Cubi
table-column-points = Punti
table-column-tiles = Tessere
table-column-cards = Carte
table-count-why-tile = Tutti i dischi sono piazzati: le tessere rimaste danno punti senza seggio, 3, 2 e 1 punto (C6.1).
table-count-why-card = Chi ha più cubi lì 5 punti, il secondo 3, il terzo 1 (C6.2).
table-count-why-palazzo = Chi ha più seggi e opere nel consiglio in tutto 5 punti, il secondo 3, il terzo 1 (C6.2).

# Tasti
table-key-arrows = Frecce
table-key-arrows-does = di strada in strada
table-key-ends = Inizio, Fine
table-key-ends-does = alla prima e all’ultima strada
table-key-enter = Invio
table-key-enter-does = sceglie la strada, poi mette il disco
table-key-escape = Esc
table-key-escape-does = dimentica la strada scelta
