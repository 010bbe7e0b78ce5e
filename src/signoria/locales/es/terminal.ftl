# topic: none
# Lo que solo dice el terminal.

yes = sí
no = no
none = ninguna
seat-me = yo
head-round = Ronda { $round } de { $rounds }
head-scores = Puntos: { $scores }.
prompt = Tu elección (ayuda):
title-mats = Los jugadores
column-player = Jugador
column-points = Puntos

command-help = ayuda
command-moves = jugadas
command-mats = jugadores
command-hand = mano
command-log = historia
command-undo = deshacer
command-why = porqué
command-save = salvar
command-quit = salir
help-intro = Escribe el número de una opción o una jugada en palabras; bastan los comienzos de las palabras. O una de estas:
help-help = esta ayuda
help-moves = otra vez la lista de jugadas
help-hand = tus propias cartas
help-log = todo lo que ha pasado
help-undo = deshacer tu última decisión, si desde entonces nadie ha sabido nada nuevo
help-why = por qué una jugada no es posible, con la regla: porqué y la jugada (o: ? y la jugada); ? a solas: la regla del último rechazo
help-save = guardar ahora (cada jugada se guarda de todos modos)
help-quit = salir; la partida se conserva
help-signs = Los signos:
log-cut = … { $count } más: { $command }
why-what = Escribe la jugada detrás.
why-legal = Esa jugada es posible.
undo-refused = No se puede deshacer: desde tu última decisión alguien ha decidido o ha sabido algo.
saved = Guardada en { $path }.
no-such-number = Aquí no hay ese número; van de { $first } a { $last }.
no-move = «{ $text }» no es una jugada. Escribe un número de la lista o ayuda.
no-move-expected = «{ $text }» no es una jugada. Ahí sería posible: { $expected }.
illegal = { $text } (regla { $rule })
rule = Regla { $number }: { $text }
hand-over = Decide { $player }. Pasa el terminal y pulsa Intro.

welcome = { $game }. Intro acepta lo que está entre corchetes.
ask = { $question } ({ $answers }) [{ $default }]
ask-again = Una de estas, por favor: { $answers }.
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores?
ask-people = ¿Cuántas personas en este terminal?
ask-bots = ¿Rivales?
go-on = Hay una partida de { $players } jugadores sin terminar, en la ronda { $round }. ¿Continuarla?
goodbye = Hasta la vista.
left = La partida acaba aquí.
left-saved = La partida se conserva. Continúa con: signoria play --record { $path }
left-unsaved = La partida no se pudo guardar y se ha perdido.
not-saved = Atención: { $problem }. La partida sigue en la memoria, y cada jugada lo intenta de nuevo.
kept-in = El registro de la partida: { $path }
result-title = El resultado
result-line = { $place }. { $player } ({ $who }): { points }
result-you-win = Ganas.
result-wins = Gana { $player }.
result-shared = { $players } comparten la victoria.

bad-option = { $option } no admite «{ $value }»
bad-game = no hay ningún juego «{ $name }»
right-option = lo correcto sería: { $right }
from-to = un número de { $low } a { $high }
right-start = un puesto de 0 a { $high }, o random
seats-range = de { $low } a { $high } nombres separados por comas
seats-differ = hay { $players } jugadores pero { $seats } puestos
seats-hint = --players y --seats deben coincidir; basta con uno de los dos
match-over = la partida en { $path } ha terminado
match-over-hint = para verla: signoria replay { $path }; o elige otro archivo para una partida nueva
left-behind = Las últimas jugadas no están guardadas. { $path } contiene la partida hasta { $turn ->
    [0] la apertura
   *[other] el turno { $turn }
}.
not-resumed = Atención: no se puede continuar una partida guardada: { $problem }
in-use = otro programa está jugando la partida de { $path }
in-use-hint = sal primero de ella allí, o elige otro archivo
other-rules = la partida de { $path } se registró con las reglas { $rules } y con las de ahora va de otro modo ({ $place }); continuarla borraría lo que lo prueba
other-rules-hint = para verlo: signoria verify { $path }; para una partida nueva elige otro archivo
other-game = la partida en { $path } es de { $game }
contradicts = { $option } { $value } contradice la partida de { $path }, que tiene { $found }
contradicts-hint = sin esa opción se continúa aquella partida; para una nueva elige otro archivo
seats-assumed = La cabecera { $header } no dice quién juega; se supone: { $seats }. De otro modo: --seats
seed-assumed = La cabecera { $header } no es un número de 0 a { $high }; desde aquí el azar se sortea de nuevo.
no-terminal = { $game } no se puede jugar en el terminal; juégalo en el navegador: signoria serve
