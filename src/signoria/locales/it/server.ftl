# topic: none
# Perché il server non può usare il database indicato.

server-database-scheme = non esistono database di tipo «{ $scheme }»; sono ammessi postgresql://HOST/NOME, sqlite:///FILE o il percorso di un file
server-database-url = «{ $url }» non indica nessun file; è ammesso sqlite:///FILE o il percorso di un file
server-database-in-use = un altro server sta usando { $file }
server-database-cannot-open = impossibile aprire il database { $file }: { $problem }
server-database-damaged = { $file } è danneggiato o non è un database
server-database-foreign = { $file } è il database di un altro programma
server-database-newer = { $file } è stato scritto da una versione più recente di Signoria (il suo database ha la versione { $version })
server-database-replaced = { $file } è stato sostituito durante l'apertura
server-database-damaged-page = { $file } è danneggiato: la pagina { $page } della tabella { $table } è illeggibile
server-database-unreadable = { $file } è illeggibile: { $problem }
server-database-postgres-url = l'URL del database PostgreSQL è sbagliato: { $problem }; è giusto, per esempio, postgresql://UTENTE:PASSWORD@HOST:5432/NOME
server-database-postgres-missing = per PostgreSQL manca il pacchetto psycopg: pip install "signoria[postgres]" ({ $problem })
server-database-postgres-old = { $file } è un PostgreSQL di versione { $version }; Signoria richiede la versione 15 o successiva
server-database-postgres-encoding = { $file } salva il testo come { $encoding }; Signoria richiede un database con la codifica UTF8
server-database-older = { $file } è stato scritto da una versione più vecchia di Signoria (il suo database ha la versione { $version }); avvia una volta il suo server con questa versione
server-database-no-file = non esiste un file { $file }
server-database-same = sono lo stesso database: { $file }
server-database-not-empty = { $file } non è vuoto; non è stato cambiato nulla
server-database-differs = ciò che è stato scritto in { $file } non è ciò che è stato letto (tabella { $table }); non ne è stato conservato nulla
server-database-backup-hint = Metti al suo posto l'ultima copia di sicurezza (docs/hosting.md, Backup). Ciò che se ne può ancora leggere lo mostra il comando «sqlite3 { $file } .recover».
server-few-files = il sistema concede a questo programma troppo pochi file aperti ({ $limit }); consentigliene di più («ulimit -n», LimitNOFILE in systemd) e avvialo di nuovo

organisation-fault = Non hai effettuato l’accesso
organisation-unreachable = Il posto dove accedi non risponde adesso. Riprova fra un po’.
organisation-denied = Lì non è stato permesso, o sei tornato indietro. Qui non è cambiato niente.
organisation-stale = Questo accesso è cominciato in un altro browser, o più di quindici minuti fa. Ricomincialo.
organisation-bad = Ciò che è tornato da lì non è attendibile. Ricomincia; se succede ancora, dillo a chi gestisce questo server.
organisation-home = Alla prima pagina
serve-right-issuer = un indirizzo che comincia con https://, come https://login.example.org/realms/club
serve-oidc-client = SIGNORIA_OIDC_ISSUER vuole anche SIGNORIA_OIDC_CLIENT e SIGNORIA_OIDC_SECRET: ciò che il fornitore ha dato a questo server
serve-oidc-missing = non è installato ciò che parla con il fornitore di SIGNORIA_OIDC_ISSUER
serve-oidc-install = pip install "signoria[organisation]"
serve-traces-missing = ciò che invia le tracce (SIGNORIA_TRACES) non è installato
serve-traces-install = pip install "signoria[traces]"
