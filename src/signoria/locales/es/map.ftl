# topic: none
# ``signoria map``: si se puede jugar en un mapa y cuán justo es.

map-default = el mapa propio del juego
map-title = Turnos hasta cada tipo de lugar, la media de { $setups } preparaciones
map-place = lugar
map-house = casa { $hex }
map-gap = diferencia
map-fair = se puede jugar en él; las casas difieren en { $turns } turnos como mucho y se permiten { $most }
map-unfair = injusto: en el camino a este lugar las casas difieren en { $turns } turnos y se permiten { $most }: { $place }
