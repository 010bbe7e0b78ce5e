# Ciò che dice solo il terminale.

you = tu
yes = sì
no = no
none = nessuna
nobody = nessuno
white = bianco
seat-me = io

ask-keeping = Tieni una delle tue carte punteggio.
ask-taking = Prendi una carta iniziale.
ask-placing = Metti un disco su una strada.
ask-acting = Il tuo disco su { $street } è attivato.
ask-acting-white = Il tuo disco bianco su { $street } è attivato.
ask-seating = Scegli il disco che occupa il seggio.
ask-drawing = Si pesca una carta.
ask-over = La partita è finita.
detail-keeping = Alla fine dà punti a tutti, come la carta scoperta { $card }.
detail-left = Ancora da usare: { $kinds }.
detail-left-none = Hai usato entrambe le azioni; puoi ancora giocare carte.
detail-duty = { $count ->
    [one] Devi eseguirla.
   *[other] Devi eseguirne almeno una.
}
left-twice = { $kind } due volte
head-round = Round { $round } di { $rounds }
head-deck = mazzo { $deck }, scarti { $discard }
head-begins = { $you ->
    [yes] cominci tu
   *[no] comincia { $player }
}
head-face-up = carta scoperta { $card }
head-scores = Punti: { $scores }.
own-hand = La tua mano: { $cards }.
own-hand-empty = La tua mano è vuota.
own-kept = La tua carta punteggio: { $card }.

menu-keeping = Le tue carte punteggio:
menu-taking = Le carte iniziali scoperte:
menu-seating = I tuoi dischi:
menu-placing = Strade, e chi agisce poi:
menu-placing-both = Strade, e chi agisce poi ({ $key }w: con un disco bianco):
menu-placing-white = Con un disco bianco, ogni azione due volte:
menu-act = Azioni della strada:
menu-act-one = { $kind }, sulla strada:
menu-card = Carte dalla tua mano:
menu-card-one = { $kind }, con una carta:
menu-rest = Oppure:
menu-street = { $street }: { $order }
menu-seat = ; { $you ->
    [yes] occupi il seggio della tessera { $tile }, { $category }
   *[no] { $player } occupa il seggio della tessera { $tile }, { $category }
}
menu-leaves = ; il disco più basso esce dal gioco
seat-sign = seggio su quella tessera
prompt = La tua scelta (aiuto):

title-board = La città
title-tiles = I prossimi punteggi, come sarebbero ora
title-mats = I giocatori
title-buildings = Gli edifici
title-cities = Le città
title-discards = Pila degli scarti: { $cards }
board-row = Riga { $row }: { $squares }
stack = dall’alto { $discs }
stack-empty = nessun disco
tiles-seats = Seggi occupati: { $seats }
tiles-later = Poi
tiles-seats-title = Seggi
mat-stores = Magazzini: { $stores }.
mat-workshops = Botteghe: { $workshops }, stoffe in ciascuna: { $cloth }.
mat-built = Navi: { $ships }. Case commerciali: { $houses }.
mat-discs = Dischi nella riserva: { $coloured }, bianchi: { $white }. Seggi: { $seats }.
mat-cards = Carte in mano: { $cards }. Cubi nella riserva: { $cubes }.
slots = { $name }: { $cubes }; liberi { $free }
city-houses = Case commerciali: { $owners }
column-player = Giocatore
column-points = Punti
column-cloth = Stoffe
column-ships = Navi
column-houses = Case
column-discs = Dischi
column-seats = Seggi
column-cards = Carte

command-help = aiuto
command-moves = mosse
command-board = città
command-mats = giocatori
command-tiles = punteggi
command-places = luoghi
command-discards = scarti
command-hand = mano
command-log = cronaca
command-undo = annulla
command-why = perché
command-save = salva
command-quit = esci
help-intro = Scrivi il numero di una scelta o una mossa a parole, per esempio «mettere Legno|Spedire» o «costruire bottega»; bastano gli inizi delle parole. Oppure una di queste:
help-help = questo aiuto
help-moves = di nuovo l’elenco delle mosse
help-board = la città con le sue strade e pile
help-mats = magazzini, botteghe, navi e dischi di tutti
help-tiles = i prossimi punteggi e i seggi occupati
help-places = chiese, opere d’arte e città
help-discards = la pila degli scarti scoperta
help-hand = le tue carte
help-log = tutto ciò che è successo
help-undo = annulla la tua ultima decisione, se da allora nessuno ha saputo nulla di nuovo
help-why = perché una mossa non è possibile, con la regola: perché spedire Lisbona (oppure: ? spedire Lisbona); ? da solo: la regola dell’ultimo rifiuto
help-save = salva ora (ogni mossa viene comunque salvata)
help-quit = esci; la partita si conserva
help-signs = I segni:
sign-player = { $player }: un disco o un cubo, con lettera e disegno
sign-white = un disco bianco; in breve una stella
sign-stack = la strada 7 con la sua pila, letta dall’alto
sign-order = chi agisce poi, in quest’ordine
sign-seat = { $player } occupa poi il seggio della tessera 1
sign-leaves = questo disco esce poi dal gioco
sign-discs = dischi nella riserva: dieci colorati, due bianchi
sign-workshops = stoffe in ogni bottega; – non è costruita
sign-slots = { $player } ha lì un cubo, quattro caselle sono libere
sign-standing = un cubo, in parità (=), che ora darebbe due punti
sign-now = chi decide, la strada attivata, il prossimo punteggio
log-cut = … altre { $count }: { $command }
why-what = Scrivi la mossa dopo: perché spedire Lisbona
why-legal = Questa mossa è possibile.
undo-refused = Non si può annullare: dalla tua ultima decisione qualcuno ha deciso o saputo qualcosa.
saved = Salvata in { $path }.
no-such-number = Qui non c’è questo numero; vanno da { $first } a { $last }.
no-move = «{ $text }» non è una mossa. Scrivi un numero dell’elenco o aiuto.
no-move-expected = «{ $text }» non è una mossa. Lì sarebbe possibile: { $expected }.
illegal = { $text } (regola { $rule })
rule = Regola { $number }: { $text }
hand-over = Decide { $player }. Passa il terminale e premi Invio.

welcome = Calimala: mercanti di stoffe a Firenze. Invio accetta ciò che sta fra parentesi quadre.
ask = { $question } ({ $answers }) [{ $default }]
ask-again = Una di queste, per favore: { $answers }.
ask-game = Quale gioco?
ask-players = Quanti giocatori?
ask-people = Quante persone a questo terminale?
ask-bots = Avversari?
go-on = C’è una partita a { $players } non finita, al round { $round }. Continuarla?
goodbye = Arrivederci.
left = La partita finisce qui.
left-saved = La partita si conserva. Si continua con: signoria play --record { $path }
left-unsaved = Non è stato possibile salvare la partita, che è perduta.
not-saved = Attenzione: { $problem }. La partita continua in memoria, e ogni mossa ci riprova.
kept-in = La registrazione della partita: { $path }
result-title = Il risultato
result-line = { $place }. { $player } ({ $who }): { points }
result-you-win = Vinci tu.
result-wins = Vince { $player }.
result-shared = { $players } condividono la vittoria.
result-tie = Parità di punti: decidono i seggi e le opere nel consiglio.
result-tie-shared = Parità di punti, e di seggi e opere nel consiglio.

bad-option = { $option } non accetta «{ $value }»
bad-game = non c’è nessun gioco «{ $name }»
right-option = giusto sarebbe: { $right }
from-to = un numero da { $low } a { $high }
right-start = un posto da 0 a { $high }, o random
seats-range = da { $low } a { $high } nomi separati da virgole
seats-differ = ci sono { $players } giocatori ma { $seats } posti
seats-hint = --players e --seats devono corrispondere; ne basta uno
match-over = la partita in { $path } è finita
match-over-hint = per guardarla: signoria replay { $path }; oppure scegli un altro file per una nuova partita
menu-only = Ora è possibile:
head-next = Prossimi punteggi: { $tiles }.
left-behind = Le ultime mosse non sono salvate. { $path } contiene la partita fino { $turn ->
    [0] all’apertura
   *[other] al turno { $turn }
}.
not-resumed = Attenzione: una partita salvata non si può continuare: { $problem }
in-use = un altro programma sta giocando la partita in { $path }
in-use-hint = esci prima da lì, oppure scegli un altro file
other-rules = la partita in { $path } è registrata con le regole { $rules } e con quelle di ora va in un altro modo ({ $place }); continuarla cancellerebbe ciò che lo dimostra
other-rules-hint = per vederlo: signoria verify { $path }; per una nuova partita scegli un altro file
other-game = la partita in { $path } è di { $game }
contradicts = { $option } { $value } contraddice la partita in { $path }, che ha { $found }
contradicts-hint = senza quell’opzione si continua quella partita; per una nuova scegli un altro file
seats-assumed = L’intestazione { $header } non dice chi gioca; si suppone: { $seats }. Altrimenti: --seats
seed-assumed = L’intestazione { $header } non è un numero da 0 a { $high }; da qui il caso si sorteggia di nuovo.
no-desk = { $game } non si può giocare nel terminale; giocalo nel browser: signoria serve
