# topic: none
# What signoria admin says.

cli-admin-description = amministrare un server e la sua base di dati: partite, persone, segnalazioni, copie
cli-admin-acts = che cosa fare
cli-admin-move-database-description = copiare un server in un altro database, con confronto delle somme di controllo
cli-admin-move-database-source = il database da cui si copia, che nessun server deve star usando: un file, sqlite:///FILE o postgresql://HOST/NOME
cli-admin-move-database-target = il database nuovo o vuoto in cui si copia
cli-admin-backup-description = copiare un database, che un server può star usando, in un nuovo file
cli-admin-backup-database = il database: un file, sqlite:///FILE o postgresql://HOST/NOME
cli-admin-backup-file = il nuovo file
cli-admin-check-description = esaminare ogni partita di un database, che un server può star usando: deve potersi rigiocare e la sua registrazione essere giusta
cli-admin-check-database = il database: un file, sqlite:///FILE o postgresql://HOST/NOME
cli-admin-check-epilog = stato di uscita: 0 tutto bene; 1 alcune partite hanno un difetto e vengono nominate; 2 il database non si può usare
cli-admin-restore-description = copiare un salvataggio in un database nuovo o vuoto
cli-admin-restore-file = il salvataggio
cli-admin-restore-database = il database nuovo o vuoto: un file, sqlite:///FILE o postgresql://HOST/NOME

admin-table = { $table }: { NUMBER($count) } { $count ->
    [one] riga
   *[other] righe
}, { $hash }
admin-copied = Tutto è in { $file }; è stato riletto ed è uguale.
admin-fault = partita { $match }: { $fault }
admin-checked = { $count ->
    [one] Esaminata una partita
   *[other] Esaminate { $count } partite
}; registrazioni verificate: { $verified }; con un difetto: { $faults }.

cli-admin-vacuum-description = restituire al sistema lo spazio di ciò che è stato tolto; un file non dev’essere in uso
cli-admin-matches-description = elencare partite, per codice, nomi, stato
cli-admin-match-description = una partita: chi c’è, che cosa si è detto, che cosa se n’è fatto
cli-admin-end-description = terminare una partita senza risultato
cli-admin-hide-description = nascondere una partita a tutti tranne a chi ne fa parte
cli-admin-show-description = mostrare di nuovo una partita
cli-admin-close-talk-description = non far parlare nessuno in una partita
cli-admin-open-talk-description = lasciare che si parli di nuovo
cli-admin-remove-line-description = togliere una riga; al suo posto ne resta una vuota
cli-admin-export-description = scrivere la registrazione di una partita finita in un nuovo file
cli-admin-people-description = elencare persone, per una parte del nome o un codice
cli-admin-person-description = una persona: browser, partite e che cosa se n’è fatto
cli-admin-rename-description = dare un altro nome a una persona, anche nelle vecchie partite
cli-admin-silence-description = non far dire niente a una persona
cli-admin-ban-description = lasciare che una persona guardi soltanto; per lei giocano i bot
cli-admin-lift-description = togliere un divieto
cli-admin-end-device-description = scollegare un browser di una persona, un collegamento o un token, o tutti
cli-admin-administrators-description = elencare chi amministra il server nel browser
cli-admin-appoint-description = far amministrare il server a una persona
cli-admin-dismiss-description = non farlo più fare a una persona
cli-admin-reports-description = elencare le segnalazioni, con le righe intorno
cli-admin-answer-description = annotare com’è finita una segnalazione; non aspetta più
cli-admin-log-description = elencare chi ha fatto che cosa
cli-admin-entry-description = dire chi entra: tutti, o i nuovi solo con un link
cli-admin-invite-description = fare un link che fa entrare persone nuove
cli-admin-prune-description = togliere ora ciò che ha più di tanti giorni

cli-admin-vacuum-database = la base di dati: un file, sqlite:///FILE o postgresql://HOST/NOME
cli-admin-database = la base di dati, come l’ha «signoria serve»; un server può usarla
cli-admin-json = mostrare JSON, per programmi
cli-admin-first = solo i primi cinquanta
cli-admin-text = che cosa si cerca; di una segnalazione, com’è finita
cli-admin-status = solo partite con questo stato
cli-admin-match = la partita, con il codice con cui finisce il suo indirizzo
cli-admin-person = la persona, con il codice che elenca «signoria admin people»
cli-admin-report = la segnalazione, con il codice che elenca «signoria admin reports»
cli-admin-reason = perché; resta nel registro, e lo legge chi ne è toccato
cli-admin-days = per quanti giorni; senza, finché non viene tolto
cli-admin-room = dove è stata detta: players o spectators
cli-admin-number = il numero della riga, che elenca «signoria admin match»
cli-admin-file = il nuovo file
cli-admin-name = il nuovo nome
cli-admin-kind = ban o silence
cli-admin-device = il browser, collegamento o token, con il codice che elenca «signoria admin person», o all
cli-admin-all = anche quelle con una risposta
cli-admin-rule = open o invited; senza, dire quale vale
cli-admin-invite-days = per quanti giorni vale il link
cli-admin-invite-people = quante persone nuove fa entrare
cli-admin-talk = ciò che si è detto in partite finite da tanti giorni; 0: niente
cli-admin-notices = avvisi che aspettano da tanti giorni; 0: nessuno
cli-admin-matches = partite finite da tanti giorni; 0: nessuna

admin-nothing = niente
admin-no-answer = il server non ha dato una risposta leggibile (stato { $status })
admin-bad-days = --days vuole un numero sopra 0 e fino a { $most }
admin-not-written = { $file } non si può scrivere: { $problem }
admin-exported = La registrazione è in { $file }.
admin-around = Intorno alla segnalazione { $report }:
admin-entry-open = Possono entrare tutti.
admin-entry-invited = Le persone nuove entrano solo con un link (signoria admin invite).
admin-waiting = Segnalazioni che aspettano: { $count }
admin-link = { $url } fa entrare { $people } { $people ->
    [one] persona nuova
   *[other] persone nuove
} fino al { $until } UTC. Viene mostrato una volta.
admin-pruned = Tolti: ciò che si è detto in { $talk } partite, { $notices } avvisi, { $matches } partite.
admin-vacuumed = Lo spazio di ciò che è stato tolto da { $file } è libero.
admin-restriction-ban = bando fino a { $until }
admin-restriction-silence = silenzio fino a { $until }
admin-restriction-hidden = nascosta fino a { $until }
admin-restriction-closed = senza parlare fino a { $until }
admin-column-match = partita
admin-column-game = gioco
admin-column-status = stato
admin-column-changed = cambiata
admin-column-people = persone
admin-column-restrictions = divieti
admin-column-person = persona
admin-column-name = nome
admin-column-room = stanza
admin-column-number = numero
admin-column-at = quando
admin-column-text = testo
admin-column-since = da
admin-column-used = visto
admin-column-office = incarico
admin-column-device = codice
admin-column-kind = tipo
admin-column-until = fino a
admin-column-seat = posto
admin-token-browser = browser
admin-token-device = collegamento per un altro dispositivo
admin-token-bot = token di un bot di rete
admin-column-actor = chi
admin-column-act = atto
admin-column-target = chi o che cosa
admin-column-detail = perché
admin-column-report = segnalazione
admin-column-reporter = da
admin-column-reason = motivo
admin-column-answer = risposta
