# topic: later
# The table in words: what one can ask for, by a command.

table-command = Comando o mossa
table-command-hint = Scrivi il numero o le parole di una mossa, o un comando; ? elenca i comandi.
table-command-busy = L’ultima mossa è ancora in viaggio.
table-commands = Scrivi il numero di una mossa, le sue parole o il loro inizio, oppure uno di questi comandi, con il segno o con la parola:
table-command-line = { $key } o { $word }: { $does }
table-command-help = aiuto
table-command-help-does = questo elenco; con una mossa dopo, perché non è possibile
table-command-decision = decisione
table-command-decision-does = che cosa c’è da decidere e come sta la partita
table-command-options = opzioni
table-command-options-does = tutte le mosse ora possibili, con i loro numeri
table-command-last = ultimo
table-command-last-does = gli ultimi turni; con un numero, tanti
table-command-players = giocatori
table-command-players-does = che cosa ha ogni giocatore
table-command-why = perché
table-command-why-does = con una mossa dopo: perché non è possibile, con la regola
table-command-explain = spiega
table-command-explain-does = con il nome di una cosa dietro: a che serve, che cosa richiede, come sta; senza nome, quali cose ci sono
table-command-whatif = ese
table-command-whatif-does = con una mossa dopo: che cosa cambierebbe
table-command-undo = annulla
table-command-undo-does = annulla la tua ultima decisione
table-command-advice = suggerimento
table-command-advice-does = che cosa farebbe ora il programma, dove si danno suggerimenti
