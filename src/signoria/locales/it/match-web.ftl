# topic: match
# Around a match, but not seen at first: the waiting room, the panel, what is told on a return.
web-waiting = Sala d’attesa
web-waiting-open = La partita comincia quando tutti i posti sono occupati: { $count ->
    [one] resta un posto libero
    [many] restano { $count } posti liberi
   *[other] restano { $count } posti liberi
}.
web-waiting-start = La partita sta per cominciare.
web-waiting-until = Aspetta fino al
web-length = Durata
web-length-turns = circa { $turns } turni a testa
web-waiting-leave = Lascia il posto
web-waiting-cancel = Annulla la partita
web-invitation = Invito: manda questo link agli altri
web-invitation-local = Hai aperto questa pagina con un indirizzo che solo questo computer conosce. Per gli altri, aprila con un indirizzo che possano raggiungere.
web-join = Partecipa
web-join-seat = Siediti qui
web-fill = Bot: { $bot }
problem-seat-open = lì non c’è nessuno
web-free-seat = Liberare il posto
web-departures = ha lasciato { $left } partite su { $matches }
web-vacation = in vacanza fino al { $until }
web-before = al posto di { $names }
web-invite = Invita qualcuno
web-token-make = Bot di rete
web-token-title = Bot di rete
web-token = Token del bot di rete: si vede solo ora
web-token-address = Indirizzo della partita
web-token-what = Il programma che ha entrambi gioca questo posto: dalli a «signoria bot». Un token perso non è un danno: «Nuovo token», nel pannello «Partita», ne crea un altro.
web-token-renew = Nuovo token
web-token-renew-what = Crea un altro token per questo bot di rete; quello vecchio non vale più
web-by-clock = { $count ->
    [one] un bot ha fatto una mossa, a tempo scaduto
   *[other] un bot ha fatto { $count } mosse, a tempo scaduto
}
web-news-by-clock = Il tuo tempo è scaduto: { $count ->
    [one] un bot ha fatto una mossa
   *[other] un bot ha fatto { $count } mosse
} per te.
web-proposal-undo = { $player } chiede di annullare l’ultima decisione.
web-proposal-abandon = { $player } propone di abbandonare la partita senza risultato.
web-proposal-waiting = Devono ancora rispondere: { $players }.
web-agree = Accetta
web-disagree = Rifiuta
web-leave-sure = Lasciare la partita?
web-leave-what = Un bot continua per te. Puoi tornare quando vuoi.
web-abandon-sure = Abbandonare la partita?
web-abandon-what = La partita finisce senza risultato se tutte le altre persone accettano.
web-steps = Annullare e lasciare
web-undo-ask = Chiedi di annullare
web-leave = Lascia la partita
web-return = Torna al tuo posto
web-abandon = Abbandona la partita
web-chat-players = Conversazione dei giocatori
web-chat-spectators = Conversazione degli spettatori
web-chat-empty = Ancora nessuno ha parlato.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-name = Indica un nome per parlare
web-chat-removed = (cancellato)
web-fair = Mescolata onesta
origin-there = A quel momento
web-rematch = Gioca ancora
web-rematch-other = Con altre impostazioni
web-rematch-go = Vai alla prossima partita
web-finish-people = Partite con queste persone
web-list-invited = Inviti
invited-accept = Accetta
invited-decline = Rifiuta
invited-what = { $name } ti invita a giocare a { $game }.
invited-again = { $name } propone di giocare ancora.
invited-same = Tutto è come l’ultima volta.
invited-other = Diverso dall’ultima volta:
invited-waits = invito senza risposta
invited-declined = { $name } ha detto di no
invited-withdraw = Ritira l’invito
invited-silent = Devono ancora rispondere: { $names }.
again-clock = Tempo come l’ultima volta: { $clock }
again-what = Si chiede agli altri; la partita comincia quando tutti hanno accettato.
again-send = Proponi la partita
again-start = Gioca
again-void = Nessuno gioca la partita proposta. Puoi proporne un’altra.
web-report = Segnala…
web-you = tu
web-bot = bot { $bot }
web-network-bot = bot di rete
web-watching = { $count ->
    [one] Una persona guarda.
    [many] { $count } persone guardano.
   *[other] { $count } persone guardano.
}
web-mute = Silenzia
web-unmute = Riascolta
web-muted = Silenziati: { $names }.
