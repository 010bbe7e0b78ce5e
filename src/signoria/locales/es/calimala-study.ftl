# topic: none
# Títulos para estudios de muchas partidas de Calimala.
calimala-study-kept = Carta de puntuación conservada
calimala-study-start-card = Carta inicial
calimala-study-first-street = Primera calle
calimala-study-street = Calles, discos de color
calimala-study-white = Calles, discos blancos
calimala-study-action = Acciones en las calles
calimala-study-card = Acciones con cartas
calimala-study-gave-up = Acciones cedidas por una carta
calimala-study-delivered = Telas entregadas
calimala-study-house = Casas comerciales
calimala-study-artwork = Obras de arte
calimala-study-church = Aportaciones por iglesia
calimala-study-material = Aportaciones por material
calimala-study-drew = Cartas robadas
calimala-study-tile = Fichas de puntuación
calimala-study-scoring-card = Cartas de puntuación
