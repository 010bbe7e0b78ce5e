# topic: local

local-loading = Preparazione del gioco senza server: { $percent } %
local-starting = Si prepara il tavolo …
local-progress = Caricato finora
local-passing = Questo browser non conserva nulla qui. Si può giocare, ma le partite vanno perse quando si chiude la pagina.
local-failed-wasm = Questo browser non ha WebAssembly, o è disattivato. Si possono leggere le regole; per giocare serve un altro browser.
local-failed-memory = C’è troppo poca memoria. Chiudi altre pagine e ricarica questa. Le tue partite sono conservate.
local-failed-newer = Una versione più recente di queste pagine ha conservato le tue partite. Ricarica la pagina con una connessione. Nulla è perso.
local-failed-files = Qualcosa non si è potuto caricare. Ricarica la pagina quando c’è una connessione. Le tue partite sono conservate.
local-failed-other = Il gioco non si è potuto avviare. Ricarica la pagina. Le tue partite sono conservate.
local-failed-cleared = Le partite che questo browser conservava sono state cancellate mentre questa pagina era aperta. Sono perse. Ricarica la pagina per iniziarne di nuove.
local-failed-mixed = Un’altra scheda ha queste pagine aperte in un’altra versione. Chiudila e questa continuerà da sola. Le tue partite sono conservate.
local-full = Questo browser non ha più spazio. L’ultima cosa giocata non si è potuta conservare, perciò non vale. Libera spazio su questo dispositivo e giocala di nuovo. Tutto ciò che precede è conservato.
local-silent = Un’altra scheda sta giocando e non risponde: forse il browser l’ha sospesa. Continua qui o apri quella scheda.
local-take-over = Gioca qui
local-version = C’è una nuova versione di queste pagine. Le tue partite restano come sono.
local-renew = Usala ora
local-fair = Questo browser ha mescolato da sé. Nessun altro ha promesso nulla, perciò la registrazione non dice nulla della mescolata.
local-hand-over = Portala con te
local-hand-over-what = La registrazione racconta tutta la partita fin qui, anche le carte coperte. Aprila sulla pagina di un server, in «{ import-title }», e continua lì dall’ultimo momento, contro i suoi bot, o riguardala soltanto. Ciò che il tuo posto non sa viene pescato di nuovo lì. Qui la partita resta com’è.
local-hand-over-end = La registrazione racconta tutta la partita. Si può aprire qui e sulla pagina di qualsiasi server, e riguardare da capo.
local-share = Condividi …
local-share-failed = La registrazione non si può leggere. Ricarica la pagina e riprova.
