# topic: turns
# How many matches wait for one, beside the emblem that leads home; how many exercises are due.

web-turns-wait = { $count ->
    [one] eine Partie wartet auf dich: hingehen
   *[other] { $count } Partien warten auf dich: zur nächsten
}

practise-count = { $count } fällig
