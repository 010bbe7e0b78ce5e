# topic: none
# Ciò che dice signoria simulate.

simulate-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} a { $players } giocatori
simulate-seat = Posto
simulate-bot = Bot
simulate-score = Punti
simulate-wins = Vittorie
simulate-interval = intervallo al 95 %
simulate-point = ,
simulate-percent = { $number } %
simulate-pace = { $seconds } s, { $games } partite/s, { $decisions } decisioni/s, { $threads ->
    [one] un thread
   *[other] { $threads } thread
}
simulate-progress = In corso
simulate-partial = Interrotto: giocate { $done } partite su { $games }; i risultati sono parziali.
simulate-seats = { $bots } bot per { $players } giocatori
simulate-seats-hint = giusto sarebbe un bot per tutti i posti, o uno per ciascuno, da { $low } a { $high }
simulate-seats-hint-each = giusto sarebbe un bot per tutti i posti, o uno per ciascuno dei { $players }
simulate-bad-budget = { $bot } non accetta «{ $budget }»
simulate-bad-budget-hint = giusto sarebbe un numero di simulazioni, { $bot }@500, al massimo { $simulations }, o un tempo, { $bot }@0.3s, al massimo { $seconds } s
simulate-bad-budget-threads = con *2 dopo, due thread, al massimo *{ $threads }
simulate-no-budget = { $bot } non accetta un budget
simulate-needs = Per questo manca { $package }.
simulate-needs-hint = giusto sarebbe: pip install 'signoria[{ $extra }]'
simulate-address = --ray-address va con il backend ray
simulate-address-hint = giusto sarebbe: --backend ray, o nessun indirizzo
simulate-shard = --shard va con --out
simulate-shard-hint = giusto sarebbe: --out CARTELLA, o nessun --shard
simulate-no-ray = Ray non è raggiungibile: { $why }
workers-lost = I processi sono caduti più volte sullo stesso lavoro.
simulate-lost-hint = meno --threads o uno --shard più piccolo usano meno memoria; con --out lo stesso comando continua
processes-lost-hint = meno --processes usano meno memoria
simulate-run-other = { $path } non è vuota e non contiene alcuna serie.
simulate-run-unreadable = { $path } non descrive alcuna serie.
simulate-run-version = { $path } ha la versione { $version }; questo programma scrive la { $known }.
simulate-run-hint = indica una cartella nuova o vuota
simulate-run-differs = In { $path } c’è un’altra serie: lì { $setting } è { $there }, non { $here }.
simulate-run-differs-hint = indica un’altra cartella, o chiedi le stesse cose
simulate-run-code = La serie in { $path } è stata iniziata da un altro codice: quello di { $setting } è cambiato da allora.
simulate-run-code-hint = indica un’altra cartella: partite di due codici in una serie non sarebbero confrontabili
simulate-run-damaged = { $path } è danneggiato o manca.
simulate-run-damaged-hint = cancella { $last }, e lo stesso comando rigioca le sue partite
simulate-run-locked = Un altro programma sta giocando in { $path }.
simulate-run-write = { $path }: { $why }
simulate-run-paused = Interrotto: ci sono { $done } partite su { $games }; lo stesso comando continua.
cli-simulate-rotate = di partita in partita tutti avanzano di un posto
cli-simulate-vary = le stesse partite con ciascuno di questi valori di un’opzione, in una cartella per ciascuno sotto --out; ripetuto, per ogni combinazione
cli-simulate-sweep = le stesse partite con ciascun valore di un numero delle regole, dal primo all’ultimo con questi passi, in una cartella per ciascuno sotto --out; ripetuto, per ogni combinazione
simulate-varied = signoria report { $path } le confronta.
simulate-vary-values = --vary prende dopo l’= valori diversi, separati da virgole; questi non lo sono: { $value }
simulate-vary-values-hint = per esempio: --vary edition=en,de
simulate-vary-twice = è data anche { $option }, che allora non può variare
simulate-vary-twice-hint = togli una delle due
simulate-vary-out = ciò che varia si conserva per confrontarlo, e manca una cartella
simulate-vary-out-hint = aggiungi --out CARTELLA
simulate-sweep-number = manca un numero delle regole, o PRIMO:ULTIMO:PASSO: { $value }
simulate-sweep-number-hint = per esempio: --sweep prestige.sculpture=30:50:5; signoria variant new mostra i numeri
simulate-sweep-values = --sweep prende da 2 a 50 valori, dal primo all’ultimo crescendo; questi non lo sono: { $value }
simulate-sweep-values-hint = per esempio: --sweep prestige.sculpture=30:50:5
simulate-sweep-twice = un numero è dato due volte
simulate-sweep-twice-hint = togli una delle due
simulate-sweep-out = ciò che varia si conserva per confrontarlo, e manca una cartella
simulate-sweep-out-hint = aggiungi --out CARTELLA
cli-simulate-out = conservare tutto ciò che accade in questa cartella, come Parquet; continuare la serie che c’è
cli-simulate-shard = partite in un file (altrimenti secondo il loro numero)
cli-simulate-backend = dove giocare: processes di questa macchina, o ray
cli-simulate-address = l’indirizzo di un cluster Ray (altrimenti uno su questa macchina)

# Ciò che dice signoria dataset.
dataset-kept = Ci sono { $positions } posizioni di { $games } partite in { $path }.
cli-dataset-description = conservare le posizioni di molte partite tra bot, per impararne
cli-dataset-out = la cartella; se c’è già un insieme di dati, si continua
cli-dataset-players = { cli-simulate-players }
cli-dataset-games = { cli-simulate-games }
cli-dataset-seed = { cli-simulate-seed }
cli-dataset-threads = { cli-simulate-threads }
cli-dataset-json = { cli-simulate-json }
cli-dataset-rotate = { cli-simulate-rotate }
cli-dataset-shard = { cli-simulate-shard }
cli-dataset-backend = { cli-simulate-backend }
cli-dataset-address = { cli-simulate-address }
cli-dataset-bots = uno per tutti i posti o uno per ciascuno, separati da virgole (altrimenti heuristic); { own-bot-help }
