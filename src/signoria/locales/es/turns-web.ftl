# topic: turns
# How many matches wait for one, beside the emblem that leads home; how many exercises are due.

web-turns-wait = { $count ->
    [one] te espera una partida: ir a ella
   *[other] te esperan { $count } partidas: ir a la siguiente
}

practise-count = { $count } pendientes
