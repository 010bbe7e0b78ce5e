# topic: none
# What a link shows in other programs; $game is the name of a game, or Signoria.

preview-home-title = Board games in Renaissance Florence
preview-home-text = Calimala and Forging Florence in the browser: with friends live or by turns, at one device, or against bots. Free and open source.
preview-invitation-title = An invitation to { $game }
preview-learn-title = Learn { $game }
preview-rules-title = The rules of { $game }
