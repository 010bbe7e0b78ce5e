# topic: liars-dice
liars-dice-option-dice = Dados
liars-dice-option-dice-why = Cuántos dados tira cada cual.
liars-dice-rule-L2 = Al comienzo de una ronda se tiran todos los dados en secreto.
liars-dice-rule-L3 = Una apuesta supera a la última, o se duda de la última.
liars-dice-rule-L4 = Después de tres rondas termina la partida.
liars-dice-illegal-over = La partida ha terminado.
liars-dice-illegal-throwing = Se están tirando los dados; nadie decide ahora.
liars-dice-illegal-too-low = Una apuesta debe superar a la última.
liars-dice-illegal-too-many = Solo hay { $dice } dados.
liars-dice-illegal-no-bid = No hay apuesta de la que dudar.
liars-dice-illegal-unknown = No existe tal acción en el juego.
liars-dice-bad-setup-players = El dado mentiroso es para { $low } a { $high } personas, no { $value } (L1)
liars-dice-wanted-face = una cara de 1 a 6
liars-dice-wanted-count = un número de dados
liars-dice-event-rolled = { $you ->
    [yes] Sacas { $face }.
   *[no] { $player } saca { $face }.
}
liars-dice-event-bid = { $you ->
    [yes] Apuestas { $count } veces { $face }.
   *[no] { $player } apuesta { $count } veces { $face }.
}
liars-dice-event-doubted = { $you ->
    [yes] Dudas. { $dice }. Se equivoca: { $wrong }.
   *[no] { $player } duda. { $dice }. Se equivoca: { $wrong }.
}
liars-dice-event-game-over = La partida ha terminado.
liars-dice-move-bid = { $count } veces { $face }
liars-dice-move-doubt = Dudar de la apuesta
liars-dice-menu = Tu elección:
liars-dice-ask-first = Apuestas tú primero.
liars-dice-ask-bid = La apuesta es { $count } veces { $face }.
liars-dice-own-dice = Tus dados: { $dice }
liars-dice-result-tie = Los puntos iguales se comparten.
liars-dice-command-points = puntos
liars-dice-help-points = los puntos de todos
