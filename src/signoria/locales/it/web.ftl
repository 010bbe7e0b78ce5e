# topic: common
# Le pagine del browser attorno al tavolo.
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-new = Nuova partita
web-nav-settings = Impostazioni
web-nav-experiments = Esperimenti
web-practise = Esercitarsi
web-home = Pagina iniziale
web-nowhere = Questa pagina non esiste
web-match = Partita
web-variant = Variante
web-loading = Si prepara il tavolo …
web-no-table = Il tavolo non si è caricato. Forse il server è stato aggiornato; allora basta ricaricare la pagina.
web-problem-unloaded = Non è stato possibile caricarlo. Forse il server è stato aggiornato; allora basta ricaricare la pagina.
web-reload = Ricarica
web-cancel = Annulla
web-close = Chiudi
web-go-on = Avanti
web-save = Salva
web-saved = Salvato.
web-copy = Copia
web-copied = Copiato.

# La prima pagina.
web-welcome = Un tavolo a Firenze
web-welcome-more = Con amici, su un solo dispositivo o contro i bot.
web-welcome-new = Prima volta? Impara un gioco in dieci minuti, o comincia e basta.
web-welcome-back = Che bello rivederti
web-quick = Gioca subito contro i bot
learn-offer = Imparare in dieci minuti
web-list-mine = Le tue partite
web-list-open = Partite aperte
web-list-running = Partite da guardare
web-list-all = Tutte le tue partite
web-list-people = Con chi hai giocato
web-list-empty = Ancora nessuna partita.
web-row-round = round { $round }
web-row-deadline = tempo fino al { $when }
web-row-unread = messaggi non letti
web-status-turn = Tocca a te
web-status-invited = { $name } ti invita
web-status-waiting = In attesa di giocatori
web-status-running = Tocca a
web-status-over = Finita
web-status-abandoned = Abbandonata
web-status-damaged = Chiusa

# La persona.
web-name = Nome
web-name-ask = Come vuoi che ti chiamino?
web-name-why = Basta il nome: niente account, niente password. Questo browser si ricorda di te.
web-been-here = Ho già giocato qui
web-language = Lingua
web-presentation = Tavoli
web-presentation-picture = come immagine
web-presentation-text = solo a parole, con comandi
web-presentation-to-text = Gioca solo a parole
web-presentation-to-picture = Mostra il tavolo come immagine
web-speed = Mosse degli altri
web-speed-slow = lentamente
web-speed-normal = una dopo l’altra
web-speed-at-once = subito
web-scorings = Fermarsi a ogni punteggio finché non proseguo
web-keys = Singole lettere come scorciatoie
web-automatic = Lancia il dado da sé quando non si può fare altro
web-explaining = Spiega ciò su cui si posa il mouse o il fuoco
web-florentines = Fiorentini
web-guest = Ospite

# Creare una partita.
web-seats = Posti
web-seat-open = Posto libero

# In attesa degli altri.

# Attorno al tavolo.
web-unread = { $count ->
    [one] nuova riga
    [many] nuove righe
   *[other] nuove righe
}
web-your-turn = Tocca a te
web-to-move = è di turno
web-timed-out = il tempo è scaduto: decide un bot
web-time-left = Tempo rimasto
web-line-connecting = Connessione in corso …
web-line-reconnecting = La connessione è caduta; nuovo tentativo …
web-line-restarting = Il server si riavvia; la partita riprende tra un momento.
web-line-offline = Questo dispositivo è offline. Niente va perso; la partita riprende quando torna.
web-lost-missing = Questa partita non esiste o non è aperta a te.
web-lost-refused = Il server non ti fa entrare qui.
web-lost-outdated = Il server è stato aggiornato; ricarica la pagina.
web-abandoned = Questa partita è stata abbandonata.
web-news = Da quando hai guardato l’ultima volta
web-news-count = { $count ->
    [one] È successa una cosa da quando hai guardato l’ultima volta.
   *[other] Sono successe { $count } cose da quando hai guardato l’ultima volta.
}
web-news-show = Fammi vedere
web-news-dismiss = No, grazie
web-news-step = { $step } di { $steps } da quando hai guardato l’ultima volta
web-news-from-here = Così era quando hai guardato l’ultima volta.
web-news-failed = Non si è potuto caricare; il tavolo stesso è aggiornato.
web-news-back = Indietro
web-news-on = Avanti
web-news-skip = Al presente
web-problem-unreachable = Il server non è raggiungibile.
web-problem-unsent = In questo momento non c’è connessione; niente è stato inviato.
web-pass = Passa il dispositivo a { $player }
web-pass-more = Tutte le carte segrete sono coperte.
web-pass-me = Sono { $player }
web-undo = Annulla la mossa
web-record = Scarica la registrazione
# Una partita da rivedere.
web-review = Rivedi la partita
web-review-play = Riproduci
web-review-pause = Ferma
web-here = presente
web-away = assente
web-stands-in = se n’è andato; continua il bot { $bot }
web-absent = non viene; continua il bot { $bot }
