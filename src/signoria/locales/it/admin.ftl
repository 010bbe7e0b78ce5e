# topic: none
# What signoria admin says.

cli-admin-description = spostare, salvare e ripristinare il database di un server
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
