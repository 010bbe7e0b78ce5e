# topic: turns
# How many matches wait for one, beside the emblem that leads home.

web-turns-wait = { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
