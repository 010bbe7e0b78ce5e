# topic: turns
# How many matches wait for one, beside the emblem that leads home.

web-turns-wait = { $count ->
    [one] una partida te espera
   *[other] { $count } partidas te esperan
}
