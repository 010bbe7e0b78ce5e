# topic: none
# La riga di comando: che cosa elenca, il suo aiuto e i suoi errori.

cli-usage = uso:
cli-options = opzioni
cli-positional = argomenti
cli-commands = comandi
cli-help = mostra questo aiuto ed esce
cli-error = %(prog)s: errore: %(message)s
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = manca: %s
cli-error-unrecognized = argomenti sconosciuti: %s
cli-error-one-value = serve un valore
cli-error-some-value = serve almeno un valore
cli-error-no-value = non accetta valori, nemmeno %r
cli-error-value = non è un numero intero: %(value)r
cli-error-choice = %(value)r non esiste; esistono %(choices)s
cli-error-not-with = non può stare insieme a %s
cli-uncompiled = gira senza essere compilato: le partite durano circa 40 volte tanto
cli-uncompiled-hint = per compilare, installa un compilatore C e gli header di Python (Debian: gcc e python3-dev), poi installa di nuovo Signoria
cli-unexpected = errore imprevisto: { $what } (SIGNORIA_DEBUG=1 mostra i dettagli)
cli-unwritable = non è stato possibile scrivere i risultati: { $problem }

cli-signoria-description = Giochi da tavolo del Rinascimento: giocare, rivedere e simulare.
cli-signoria-epilog = Per saperne di più su un comando: signoria COMMAND --help
cli-signoria-version = mostra la versione ed esce
cli-play-description = giocare una partita nel terminale
cli-replay-description = mostrare una partita registrata a qualsiasi turno
cli-verify-description = controllare che una registrazione sia vera
cli-map-description = controllare una mappa e mostrare quanto è equa
cli-simulate-description = far giocare molte partite ai bot e mostrare i risultati

cli-lang = lingua: en, de, es, it (altrimenti quella del sistema)
cli-of-game = { $game }: { $what } Uno di: { $values }
cli-game = il gioco: { $games }
cli-start = il posto iniziale, da 0, o random (a caso, come anche se manca)
cli-play-players = quanti giocano; ogni gioco dice quanti possono essere
cli-play-seats = chi gioca, separato da virgole: me, apprentice, master
cli-play-seed = lo stesso numero dà la stessa partita
cli-play-record = conserva la partita in questo file o continua quella che contiene
cli-play-plain = testo lineare per lettori di schermo e registri
cli-simulate-players = quanti giocano (altrimenti 4 o quanti sono i bot)
cli-simulate-games = quante partite (altrimenti 1000)
cli-simulate-bots = uno per tutti i posti o uno per ciascuno, separati da virgole; { own-bot-help }
cli-simulate-seed = lo stesso numero dà le stesse partite
cli-simulate-threads = quanti core usare (altrimenti tutti); i risultati non cambiano
cli-simulate-json = i risultati per i programmi
cli-record = il file; - legge lo standard input
cli-replay-until = mostrarla dopo N turni; 0: prima del primo
cli-replay-seat = come la vede il posto K, contato come nella registrazione
cli-replay-json = la vista e gli eventi per i programmi
cli-verify-epilog = stato di uscita: 0 la registrazione è vera; 1 non lo è, e si indica il primo errore; 2 il file non si può leggere o gli argomenti sono sbagliati
cli-map-file = la mappa; se manca, quella del gioco
cli-map-report = mostrare i turni da ogni casa a ogni tipo di luogo
cli-map-json = il rapporto per i programmi
cli-map-epilog = stato di uscita: 0 ci si può giocare; 1 non si può, e viene nominato il primo errore; 2 il file non si può leggere
cli-variant-description = creare e controllare file che cambiano numeri delle regole
cli-variant-acts = che cosa fare
cli-variant-new-description = scrivere tutti i numeri di un gioco con i loro limiti, perché tu li cambi
cli-variant-check-description = nominare ogni errore di un file, poi giocarci
cli-variant-check-file = il file
cli-variant-check-json = ciò che è stato trovato, per i programmi
cli-variant-check-epilog = stato di uscita: 0 ci si può giocare e vincere; 1 non si può, e viene nominato ogni errore; 2 il file non si può leggere
no-such-option = { $game } non ha l’opzione { $option }
