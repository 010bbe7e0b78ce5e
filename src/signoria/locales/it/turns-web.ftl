# topic: turns
# How many matches wait for one, beside the emblem that leads home.

web-turns-wait = { $count ->
    [one] una partita ti aspetta: vai
   *[other] { $count } partite ti aspettano: vai alla prossima
}
