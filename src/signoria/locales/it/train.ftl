# topic: none
# Ciò che dice signoria train.

cli-train-description = impara da partite tra bot a giudicare le posizioni
cli-train-folder = dove si mettono partite, punti di ripresa e rete (altrimenti: training-GAME); un addestramento interrotto riprende da lì
cli-train-games = quante partite si giocano (altrimenti: 100000)
cli-train-kept = da quante posizioni di ogni partita si impara (altrimenti: 4)
cli-train-layers = le unità dei due strati nascosti (altrimenti: 128,32)
cli-train-epochs = quante volte si scorrono tutte le posizioni (altrimenti: 4)
cli-train-batch = quante posizioni formano un passo (altrimenti: 1024)
cli-train-seed = lo stesso numero dà le stesse partite e la stessa rete
cli-train-threads = quanti thread imparano (altrimenti: 1)
train-missing = signoria train richiede pacchetti che non sono installati: { $names }
train-missing-hint = pip install 'signoria[train]' li installa
train-right-layers = due numeri da 1 a { $most } separati da una virgola, come 128,32
train-folder = non si può usare { $folder }: { $reason }
train-damaged = { $file } è danneggiato
train-damaged-hint = cancellalo e sarà rifatto
train-played = { $done } partite su { $games }
train-epoch = giro { $epoch } di { $epochs }: errore quadratico medio { $error }, quello della stima propria del gioco { $own }
train-written = scritto: { $file }
train-interrupted = interrotto; lo stesso comando riprende da ciò che c'è in { $folder }
train-other = l'addestramento iniziato qui è un altro ({ $what })
train-other-hint = indica un'altra cartella, oppure cancella { $file } per ricominciare
