# topic: none
# ``signoria map``: whether games can be played on a map, and how fair it is.

map-default = the game’s own map
map-title = Turns to each kind of place, the mean over { $setups } setups
map-place = place
map-house = house { $hex }
map-gap = apart
map-fair = games can be played on it; the houses are at most { $turns } turns apart, { $most } are allowed
map-unfair = unfair: in the way to this place the houses are { $turns } turns apart, { $most } are allowed: { $place }
