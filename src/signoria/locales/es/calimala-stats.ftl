# topic: none
# Títulos para estudios de muchas partidas de Calimala.
calimala-stats-kept = Carta de puntuación conservada
calimala-stats-start-card = Carta inicial
calimala-stats-first-street = Primera calle
calimala-stats-street = Calles, discos de color
calimala-stats-white = Calles, discos blancos
calimala-stats-action = Acciones en las calles
calimala-stats-card = Acciones con cartas
calimala-stats-gave-up = Acciones cedidas por una carta
calimala-stats-delivered = Telas entregadas
calimala-stats-house = Casas comerciales
calimala-stats-artwork = Obras de arte
calimala-stats-church = Aportaciones por iglesia
calimala-stats-material = Aportaciones por material
calimala-stats-drew = Cartas robadas
calimala-stats-tile = Fichas de puntuación
calimala-stats-scoring-card = Cartas de puntuación
calimala-stats-ending = Qué puso fin a las partidas
calimala-stats-ending-discs = todos los discos colocados
calimala-stats-ending-tiles = decimoquinta ficha puntuada
