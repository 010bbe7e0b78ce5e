# topic: none
# Imágenes de partidas, como las muestran las películas.
# En una línea bajo el nombre de un puesto; lo que las dibuja no conoce plurales.
picture-calimala = Discos: { $discs }, cartas: { $cards }
picture-florence = Liras: { $lire }, obras: { $pieces }
