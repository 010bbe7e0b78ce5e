# topic: none
# What a link shows in other programs; $game is the name of a game, or Signoria.

preview-home-title = Brettspiele im Florenz der Renaissance
preview-home-text = Calimala und Forging Florence im Browser: mit Freunden gleichzeitig oder Zug um Zug, an einem Gerät oder gegen Bots. Kostenlos und quelloffen.
preview-invitation-title = Eine Einladung zu { $game }
preview-learn-title = { $game } lernen
preview-rules-title = Die Regeln von { $game }
