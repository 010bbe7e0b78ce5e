# Perché il server non può usare il database indicato.

server-database-scheme = non esistono database di tipo «{ $scheme }»; è ammesso sqlite:///FILE o il percorso di un file
server-database-url = «{ $url }» non indica nessun file; è ammesso sqlite:///FILE o il percorso di un file
server-database-in-use = un altro server sta usando { $file }
server-database-cannot-open = impossibile aprire il database { $file }: { $problem }
server-database-damaged = { $file } è danneggiato o non è un database
server-database-foreign = { $file } è il database di un altro programma
server-database-newer = { $file } è stato scritto da una versione più recente di Signoria (il suo database ha la versione { $version })
