# topic: none
# What an installed Signoria shows where its server cannot be reached.

unreachable-title = Signoria ist nicht erreichbar
unreachable-why = Dieses Gerät hat kein Netz, oder der Server ist gerade nicht da.
unreachable-matches = Nichts geht verloren: Deine Partien liegen beim Server, und es geht weiter, wo du warst, sobald er erreichbar ist.
unreachable-again = Noch einmal versuchen
