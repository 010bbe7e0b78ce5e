# topic: none
# What a link shows in other programs; $game is the name of a game, or Signoria.

preview-home-title = Juegos de mesa en la Florencia del Renacimiento
preview-home-text = Calimala y Forging Florence en el navegador: con amigos a la vez o por turnos, en un mismo dispositivo o contra bots. Gratis y de código abierto.
preview-invitation-title = Una invitación a { $game }
preview-learn-title = Aprender { $game }
preview-rules-title = Las reglas de { $game }
