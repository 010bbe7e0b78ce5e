# topic: common
# Il server all'avvio e le sue risposte alle richieste sbagliate.

cli-serve-description = avviare un server per partite nel browser
cli-serve-host = l'indirizzo su cui ascolta; 0.0.0.0 fa entrare anche altri della rete locale (predefinito: 127.0.0.1)
cli-serve-port = la porta su cui ascolta; 0 ne prende una libera qualsiasi (predefinita: 8800)
cli-serve-database = dove stanno le partite: un file, sqlite:///FILE o postgresql://HOST/NOME (predefinito: nella tua cartella dei dati)
cli-serve-base_url = l'indirizzo con cui i browser raggiungono il server, come https://giochi.example.org
cli-serve-open = aprire l'indirizzo in un browser
cli-serve-metrics_port = porta di /metrics e /health, solo su questa macchina; 0: nessuna (predefinita: quella dopo --port)
cli-serve-bot_seconds = quanto un bot pensa al massimo a una mossa, in secondi (predefinito: 10)
cli-serve-pace = quanto un bot aspetta prima di muovere quando qualcuno guarda, in secondi (predefinito: 0)
cli-serve-limits = limiti
cli-serve-max_connections = quante connessioni alle partite insieme (predefinito: 2000)
cli-serve-per_address = quante di queste da un indirizzo (predefinito: 100)
cli-serve-tcp_per_address = quante connessioni di ogni tipo da un indirizzo (predefinito: 512)
cli-serve-rooms = quante partite in memoria (predefinito: 5000)
cli-serve-viewers = quante connessioni a una partita; oltre questo numero entra solo chi gioca (predefinito: 200)
cli-serve-spectators_per_address = quanti spettatori di una partita da un indirizzo (predefinito: 64)
cli-serve-budget = quanto può chiedere un indirizzo, in millisecondi di tempo del server al secondo (predefinito: 100)
cli-serve-trusted_proxy = indirizzo del proxy le cui intestazioni X-Forwarded sono credute
cli-serve-keep_talk = giorni per cui resta ciò che è stato detto nelle partite finite (predefinito: 365; 0: per sempre)
cli-serve-keep_notices = giorni per cui aspetta un avviso che non arriva (predefinito: 30; 0: per sempre)
cli-serve-keep_matches = giorni per cui restano le partite finite (predefinito: 0, per sempre)
cli-serve-webhook_networks = reti di casa, separate da virgole, che i webhook delle persone possono raggiungere anche se non sono pubbliche
cli-serve-epilog = Ogni opzione ha anche una variabile, come SIGNORIA_PORT per --port. La posta ha soltanto variabili, perché tutti su una macchina possono leggerne le opzioni: SIGNORIA_SMTP, come smtp://NOME:PASSWORD@HOST:587, e SIGNORIA_MAIL_FROM. SIGNORIA_VACATION è quanti giorni l’anno si può essere via. La chiave che firma gli avvisi ai browser nasce quando serve e sta nella base di dati. Le ore sono quelle del fuso orario di ogni persona.

serve-ready = Signoria è attivo su { $url }
serve-network = nella rete locale: { $url }
serve-how-to-stop = Ctrl-C lo ferma.
serve-visit = Apri questo indirizzo in un browser: { $url }
serve-unbuilt = le pagine per il browser non sono costruite; in un clone le costruisce make web
serve-running = Signoria è già attivo con queste partite: { $url }
serve-port-busy = la porta { $port } è usata da un altro programma
serve-port-hint = --port con un altro numero, oppure --port 0 per una libera qualsiasi
serve-metrics-port-hint = --metrics-port con un altro numero, oppure --metrics-port 0 per nessuna metrica
serve-cannot-listen = non si può ascoltare su { $host }, porta { $port }: { $what }
serve-bad-setting = { $name } non può essere «{ $value }»
serve-right-number = un numero da { $least } a { $most }
serve-right-url = un indirizzo come https://giochi.example.org, senza percorso
serve-right-smtp = un server di posta come smtp://nome:password@mail.example.org:587, o smtps:// per TLS dall’inizio
serve-right-mail = un indirizzo di posta come signoria@example.org
serve-right-address = un indirizzo IP o una rete, come 127.0.0.1 o 10.0.0.0/8

problem-other-seat = questo codice di accesso è solo per il suo posto
problem-too-large = troppo grande: al massimo { $largest } byte
problem-bad-message = questo messaggio non è come dice il protocollo: { $what }
problem-too-fast = troppo veloce; riprova fra qualche secondo
problem-too-many = troppe connessioni; riprova più tardi
problem-too-busy = in questo momento il server ha posto solo per chi gioca; riprova tra poco
problem-stopping = il server si sta fermando; tornerà presto
problem-internal = qualcosa è andato storto sul server; il numero { $id } gli dice dove
