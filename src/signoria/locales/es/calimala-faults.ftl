# topic: calimala
# Qué falla en el texto de una jugada de Calimala.
calimala-bad-move-shipment = se pueden embarcar de una a tres telas (C4.5)
calimala-bad-move-transport = cada casa comercial recibe una tela (C4.6)
calimala-wanted-street = una calle
calimala-wanted-building = un edificio
calimala-wanted-trade-city = una ciudad comercial
calimala-wanted-port-city = una ciudad portuaria
calimala-wanted-material = un material
calimala-wanted-church = una iglesia
calimala-wanted-action = una acción
calimala-wanted-action-card = una carta de acción
calimala-wanted-starting-card = una carta inicial
calimala-wanted-scoring-card = una carta de puntuación
calimala-wanted-disc = un disco
