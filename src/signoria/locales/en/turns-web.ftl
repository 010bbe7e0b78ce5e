# topic: turns
# How many matches wait for one, beside the emblem that leads home; how many exercises are due.

web-turns-wait = { $count ->
    [one] one match waits for you: go there
   *[other] { $count } matches wait for you: go to the next
}

practise-count = { $count } due
