# topic: none
# Qué falla en un bot propio.

own-bot-in-game = en la partida { $game }: { $what }
own-bot-no-module = { $bot }: no hay ningún módulo { $module }
own-bot-no-module-hint = se busca en { $folder } y donde Python encuentra lo instalado; lo correcto sería my_bot:Bot para la clase Bot de my_bot.py
own-bot-import = { $bot }: no se puede importar el módulo { $module }: { $what }
own-bot-no-class = { $bot }: en { $place } no hay { $name }
own-bot-no-class-hint = lo correcto sería: { $right }
own-bot-no-classes = { $bot }: en { $place } no hay { $name } ni ninguna clase con choose(seen, rng)
own-bot-make = { $bot } no se puede crear: { $what }
own-bot-make-hint = se llama sin argumentos; también se puede nombrar una función que cree el bot: my_bot:make
own-bot-no-choose = { $bot } no tiene ningún método choose
own-bot-no-choose-hint = lo correcto sería choose(seen, rng), que da una de seen.legal_actions()
own-bot-raised = { $bot } ha fallado: { $what }
own-bot-illegal = { $bot } ha elegido { $action }, que no es legal
own-bot-illegal-hint = lo correcto sería una de seen.legal_actions(), allí: { $right }
own-bot-pickle = { $bot } no se puede pasar a otros procesos: { $what }
own-bot-pickle-hint = lo correcto sería workers=1, o una clase en un módulo: my_bot:Bot
own-bot-no-file = { $bot }: no existe ese archivo
own-bot-no-onnx = { $bot }: para jugar con una política de un archivo hace falta onnxruntime, que no está instalado
own-bot-no-onnx-hint = lo correcto sería: pip install 'signoria[{ $extra }]'
own-bot-onnx = { $bot } no es una política que se pueda leer: { $what }
own-bot-inputs = { $bot } tiene { $number } entradas
own-bot-inputs-hint = lo correcto sería la observación y después la máscara, si la política la necesita
own-bot-shape-input = { $bot }: su primera entrada es { $there }
own-bot-shape-input-hint = lo correcto sería { $right }, lo que da env.reset() con flat=True
own-bot-shape-mask = { $bot }: su segunda entrada es { $there }
own-bot-shape-mask-hint = lo correcto sería { $right }, la máscara de lo legal; también valen bool, int8 e int64
own-bot-shape-output = { $bot }: su primera salida es { $there }
own-bot-shape-output-hint = lo correcto sería { $right }, un número por acción
own-bot-no-rates = { $bot } no valora ninguna acción legal: todo lo que da es infinito o no es un número
own-bot-slow = Ninguna partida ha terminado desde hace { $seconds } segundos. Quizá { $bots } tarda mucho o se ha bloqueado; Ctrl-C lo termina, y lo jugado no se pierde.
own-bot-kept = Se habían jugado { $done } de { $games } partidas; no se pierden.
own-bot-help = my_bot:Bot es una clase propia en my_bot.py, policy.onnx una política exportada
