# topic: none
# Che cosa non va in un bot proprio.

own-bot-in-game = nella partita { $game }: { $what }
own-bot-no-module = { $bot }: non c'è alcun modulo { $module }
own-bot-no-module-hint = viene cercato in { $folder } e dove Python trova ciò che è installato; giusto sarebbe my_bot:Bot per la classe Bot in my_bot.py
own-bot-import = { $bot }: il modulo { $module } non si può importare: { $what }
own-bot-no-class = { $bot }: in { $place } non c'è { $name }
own-bot-no-class-hint = giusto sarebbe: { $right }
own-bot-no-classes = { $bot }: in { $place } non c'è { $name } né alcuna classe con choose(seen, rng)
own-bot-make = { $bot } non si può creare: { $what }
own-bot-make-hint = viene chiamato senza argomenti; si può indicare anche una funzione che crea il bot: my_bot:make
own-bot-no-choose = { $bot } non ha alcun metodo choose
own-bot-no-choose-hint = giusto sarebbe choose(seen, rng), che dà una di seen.legal_actions()
own-bot-raised = { $bot } è fallito: { $what }
own-bot-illegal = { $bot } ha scelto { $action }, che non è lecita
own-bot-illegal-hint = giusta sarebbe una di seen.legal_actions(), lì: { $right }
own-bot-pickle = { $bot } non si può passare ad altri processi: { $what }
own-bot-pickle-hint = giusto sarebbe workers=1, o una classe in un modulo: my_bot:Bot
own-bot-no-file = { $bot }: questo file non esiste
own-bot-no-onnx = { $bot }: per giocare con una strategia da file serve onnxruntime, che non è installato
own-bot-no-onnx-hint = giusto sarebbe: pip install 'signoria[{ $extra }]'
own-bot-onnx = { $bot } non è una strategia leggibile: { $what }
own-bot-inputs = { $bot } ha { $number } ingressi
own-bot-inputs-hint = giusti sarebbero l'osservazione e poi la maschera, se la strategia la vuole
own-bot-shape-input = { $bot }: il primo ingresso è { $there }
own-bot-shape-input-hint = giusto sarebbe { $right }, ciò che env.reset() dà con flat=True
own-bot-shape-mask = { $bot }: il secondo ingresso è { $there }
own-bot-shape-mask-hint = giusto sarebbe { $right }, la maschera di ciò che è lecito; vanno bene anche bool, int8 e int64
own-bot-shape-output = { $bot }: la prima uscita è { $there }
own-bot-shape-output-hint = giusto sarebbe { $right }, un numero per ogni azione
own-bot-no-rates = { $bot } non valuta alcuna azione lecita: tutto ciò che dà è infinito o non è un numero
own-bot-slow = Da { $seconds } secondi nessuna partita è finita. Forse { $bots } è lento o si è bloccato; Ctrl-C lo ferma, e ciò che è stato giocato non va perso.
own-bot-kept = Erano state giocate { $done } partite su { $games }; non vanno perse.
own-bot-help = my_bot:Bot è una classe propria in my_bot.py, policy.onnx una strategia esportata
