# topic: none
# What a link shows in other programs; $game is the name of a game, or Signoria.

preview-home-title = Giochi da tavolo nella Firenze del Rinascimento
preview-home-text = Calimala e Forging Florence nel browser: con gli amici dal vivo o a turni, su un solo dispositivo o contro i bot. Gratis e open source.
preview-invitation-title = Un invito a { $game }
preview-learn-title = Imparare { $game }
preview-rules-title = Le regole di { $game }
