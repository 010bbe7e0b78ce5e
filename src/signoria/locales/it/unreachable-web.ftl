# topic: none
# What an installed Signoria shows where its server cannot be reached.

unreachable-title = Signoria non è raggiungibile
unreachable-why = Questo dispositivo non ha rete, o il server in questo momento non c’è.
unreachable-matches = Nulla va perso: le tue partite sono sul server, e riprendi da dove eri appena è raggiungibile.
unreachable-again = Riprova
