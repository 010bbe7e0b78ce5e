# topic: account
# The page on how a person is told what waits.

account-title = Avvisi e dispositivi
account-nobody = Gli avvisi hanno bisogno di qualcuno a cui andare: prima prendi un nome.
notices = Quando tutte le pagine sono chiuse
notices-what = Signoria può dirti che una partita ti aspetta, per le vie che indichi qui. Chi ha una pagina sotto gli occhi non riceve nulla.
notices-none = Non hai ancora indicato nessuna via.
notices-profile = I messaggi arrivano in questa lingua: { $language }. Le ore sono quelle di { $zone }.
notices-here = Prendi la lingua e il fuso orario di questo browser: { $language }, { $zone }
notices-no-mail = Questo server non può mandare posta: chi lo gestisce non ha indicato nessun server di posta.
way-json = Webhook
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-when = Quando
way-when-at-once = subito, ogni volta
way-when-absence = una volta, finché non guardo di nuovo
way-when-digest = una volta al giorno, tutto insieme
way-when-never = mai
way-hour = A che ora
way-quiet = Ore di silenzio, in cui non si manda nulla
way-from = Dalle
way-until = Alle
way-try = Manda una prova
way-tried = È arrivata.
way-remove = Togli
way-removed = Tolto: { $target }
way-failing = L’ultimo messaggio non è arrivato: { $fault ->
    [private-address] l’indirizzo non è su internet
    [slow] non è venuta risposta in tempo
    [no-address] non è l’indirizzo di un webhook
    [gone] là non c’è più nulla
    [redirects] rimanda solo a un altro indirizzo
    [no-mail-server] il server di posta non si raggiunge, o da qui non prende lettere
    [refuses] là i messaggi sono rifiutati
   *[other] là non si è potuto raggiungere nessuno
}. Si prova di nuovo.
way-closed = Questa via è chiusa: { $fault ->
    [private-address] l’indirizzo non è su internet
    [slow] non è venuta risposta in tempo
    [no-address] non è l’indirizzo di un webhook
    [gone] là non c’è più nulla
    [redirects] rimanda solo a un altro indirizzo
    [no-mail-server] il server di posta non si raggiunge, o da qui non prende lettere
    [refuses] là i messaggi sono rifiutati
   *[other] là non si è potuto raggiungere nessuno
}. Una prova che arriva la riapre.
webhook-new = Un’altra via
webhook-shape = Dove
webhook-shape-json = a un mio programma (JSON firmato)
webhook-shape-discord = in un canale di Discord
webhook-shape-slack = in un canale di Slack
webhook-shape-ntfy = sul mio telefono, con ntfy
webhook-url = Indirizzo
webhook-help-json = Ogni messaggio è mandato lì come JSON, firmato secondo gli Standard Webhooks.
webhook-help-discord = In Discord: impostazioni del canale, Integrazioni, Webhook, copia l’indirizzo.
webhook-help-slack = In Slack un’app con Incoming Webhooks dà un indirizzo così.
webhook-help-ntfy = Pensa a un argomento che nessuno indovini, abbonati nell’app ntfy e metti qui il suo indirizzo, per esempio https://ntfy.sh/ e l’argomento.
webhook-public = Deve essere raggiungibile su internet con https.
webhook-secret = Con che cosa sono firmati i messaggi
webhook-add = Aggiungi
notices-mute = Non avvisarmi di questa partita quando non ci sono
notices-match = Avvisi di questa partita
notices-match-when = Quando ne sono avvisato
notices-match-default = come dice ogni via
notices-channel = Dire a un canale a chi tocca
notices-channel-what = Tutti lì leggono, con il nome, a chi tocca e a chi si chiede qualcosa, a meno che quella persona abbia guardato nel frattempo; e quando la partita comincia e finisce.
way-of-match = solo di questa partita
way-push = Browser
push-new = In questo browser
push-what = Questo browser ti mostra un avviso quando una partita ti aspetta, anche quando nessuna pagina di Signoria è aperta.
push-add = Avvisa questo browser
push-told = Questo browser riceve avvisi.
push-not-given = Non è cambiato nulla: la domanda del browser è rimasta senza risposta.
push-denied = Questo browser non lascia che Signoria mostri avvisi. Consentili nelle sue impostazioni per questa pagina, poi ricarica la pagina.
push-no-https = I browser mostrano avvisi solo dove le pagine arrivano per https o da questa stessa macchina (localhost). Questa pagina arriva per http: chi gestisce il server può dire come raggiungerlo per https.
push-old-browser = Questo browser non si può avvisare. Su un iPhone o iPad metti prima Signoria nella schermata Home e aprilo da lì.
push-failed = Il servizio di avvisi di questo browser non si raggiunge, o è spento. Riprova più tardi, o prendi un’altra via.
way-mail = Posta
way-unconfirmed = Una lettera con un collegamento è in viaggio. Non si manda altro finché quel collegamento non è stato aperto.
way-ask = Manda la lettera un’altra volta
way-asked = È stata mandata.
mail-new = Per posta
mail-address = Indirizzo di posta
mail-title = Avvisi per posta
mail-confirm-what = Signoria deve scrivere all’indirizzo a cui è arrivato questo collegamento quando una partita aspetta?
mail-confirm-yes = Sì, scrivimi
mail-confirm-done = Fatto: d’ora in poi gli avvisi vanno a { $address }.
mail-end-what = Signoria deve smettere di scrivere all’indirizzo a cui è arrivato questo collegamento?
mail-end-yes = Non scrivere più
mail-end-done = Fatto: a { $address } non si manda più nulla.
mail-no-link = Questo collegamento è incompleto. Aprilo di nuovo dalla lettera.
devices = I tuoi dispositivi
devices-what = Questi browser ti rappresentano. Quello che chiudi è subito fuori; le partite restano tue.
device-here = questo
device-unknown = Un browser sconosciuto
device-since = dal { $since }
device-used = usato l’ultima volta { $used }
device-end = Chiudi
device-end-others = Chiudi tutti gli altri
codes = Codici di recupero
codes-what = Quando hai perso tutti i tuoi browser, ognuno di questi codici fa sì, una volta, che un altro browser sia te, con tutte le tue partite. Stampali o copiali a mano, e tienili lontani dai tuoi dispositivi.
codes-none = Non hai ancora codici.
codes-left = { $left ->
    [0] Tutti i tuoi codici sono stati usati.
    [one] Uno dei tuoi codici vale ancora.
   *[other] { $left } dei tuoi codici valgono ancora.
} Creati: { $made }.
codes-once = Questi sono i tuoi codici. Si vedono solo questa volta. Chi ne ha uno può essere te.
codes-make = Crea dieci codici
codes-renew = Crea altri dieci codici
codes-renew-what = Con altri codici quelli che hai non valgono più.
codes-print = Stampa
codes-for = Codici di recupero di { $name } su { $server }
web-device = Continua a giocare qui
web-device-what = Con questo collegamento questo browser diventa la persona che l’ha creato.
web-device-replaces = Finora è { $name } e non lo sarà più.
web-device-move = Continua qui
web-device-moved = Fatto: questo browser ora è { $name }.
recover-what = Un codice di recupero che hai messo da parte fa sì che questo browser sia di nuovo te, con tutte le tue partite.
recover-code = Codice di recupero
recover-link = Se un altro browser ti conosce ancora, è più facile: crea lì, nelle impostazioni, un collegamento privato e aprilo qui.
recover-devices = Hai perso un dispositivo, o te l’hanno rubato? Puoi chiuderlo qui:
account-offer = Signoria può dirti che una partita ti aspetta anche se tutte le sue pagine sono chiuse. Là vedi anche quali browser ti rappresentano.
web-link-title = Un altro dispositivo
web-link-what = Un collegamento privato fa sì che anche un altro browser sia te, con tutte le tue partite. Vale una volta.
web-link-make = Crea un collegamento
web-link-until = Aprilo sull’altro dispositivo prima di: { $time }.
web-forget-title = Lasciare questo browser
web-forget-what = Questo browser non saprà più chi sei. Se nessun altro dispositivo ti conosce e nessun codice, passkey o indirizzo di posta confermato ti riporta, perdi i tuoi posti nelle partite in corso.
web-forget = Dimenticami
web-forget-sure = Questo browser deve dimenticarti?
web-theme = Colori
web-theme-system = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-link = Collegamento privato: non mostrarlo a nessuno
vacation = Vacanza
vacation-what = Finché sei via nessuno ti sollecita, e nessuno fa giocare un bot per te. Gli altri lo vedono al tuo posto. Finisce con la tua prossima mossa; dove corre un orologio, continua a correre.
vacation-left = Restano { $left } giorni su { $days } in un anno.
vacation-days = Giorni
vacation-begin = Vai in vacanza
vacation-until = Sei in vacanza fino al { $until }.
vacation-end = Eccomi di nuovo

invited-by = Chi può invitarti
invited-by-what = Chi è stato con te a un tavolo può invitarti a una partita con il tuo nome.
invited-by-met = Con chi hai giocato
invited-by-nobody = Nessuno
invited-by-hide = Singole persone si nascondono in «Con chi hai giocato»; nessuno viene a saperlo.
invited-by-saved = Salvato.

data-title = I tuoi dati
data-what = Un file contiene tutto ciò che questo server sa di te: nome, dispositivi, vie di avviso, tutto ciò che hai detto e le tue partite; di quelle finite anche le registrazioni.
data-get = Scarica i tuoi dati
data-begun = Si raccoglie ciò che si sa di te …
data-matches = Partite: { $at } di { $of }
data-saved = Salvato come { $file }.
