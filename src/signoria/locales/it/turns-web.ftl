# topic: turns
# How many matches wait for one, beside the emblem that leads home; how many exercises are due.

web-turns-wait = { $count ->
    [one] una partita ti aspetta: vai
   *[other] { $count } partite ti aspettano: vai alla prossima
}

practise-count = { $count } da fare
