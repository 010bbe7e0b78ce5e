# topic: none
# Ciò che dice solo il terminale.

yes = sì
no = no
none = nessuna
seat-me = io
head-round = Round { $round } di { $rounds }
head-scores = Punti: { $scores }.
prompt = La tua scelta (aiuto):
title-mats = I giocatori
column-player = Giocatore
column-points = Punti

command-help = aiuto
command-moves = mosse
command-mats = giocatori
command-hand = mano
command-log = cronaca
command-undo = annulla
command-why = perché
command-save = salva
command-quit = esci
help-intro = Scrivi il numero di una scelta o una mossa a parole; bastano gli inizi delle parole. Oppure una di queste:
help-help = questo aiuto
help-moves = di nuovo l’elenco delle mosse
help-hand = le tue carte
help-log = tutto ciò che è successo
help-undo = annulla la tua ultima decisione, se da allora nessuno ha saputo nulla di nuovo
help-why = perché una mossa non è possibile, con la regola: perché e la mossa (oppure: ? e la mossa); ? da solo: la regola dell’ultimo rifiuto
help-save = salva ora (ogni mossa viene comunque salvata)
help-quit = esci; la partita si conserva
help-signs = I segni:
log-cut = … altre { $count }: { $command }
why-what = Scrivi la mossa dopo.
why-legal = Questa mossa è possibile.
undo-refused = Non si può annullare: dalla tua ultima decisione qualcuno ha deciso o saputo qualcosa.
saved = Salvata in { $path }.
no-such-number = Qui non c’è questo numero; vanno da { $first } a { $last }.
no-move = «{ $text }» non è una mossa. Scrivi un numero dell’elenco o aiuto.
no-move-expected = «{ $text }» non è una mossa. Lì sarebbe possibile: { $expected }.
illegal = { $text } (regola { $rule })
rule = Regola { $number }: { $text }
hand-over = Decide { $player }. Passa il terminale e premi Invio.

welcome = { $game }. Invio accetta ciò che sta fra parentesi quadre.
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
no-terminal = { $game } non si può giocare nel terminale; giocalo nel browser: signoria serve
