# topic: forging-florence
# Forging Florence: the map as an option.

forging-florence-option-map = Map
forging-florence-option-map-why = The map that is played on.
forging-florence-option-map-florence = Florence
forging-florence-option-map-florence-why = Our own, fair to all four houses.
