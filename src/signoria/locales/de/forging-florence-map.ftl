# topic: forging-florence
# Forging Florence: die Karte als Option.

forging-florence-option-map = Karte
forging-florence-option-map-why = Die Karte, auf der gespielt wird.
forging-florence-option-map-florence = Florenz
forging-florence-option-map-florence-why = Unsere eigene, gerecht für alle vier Häuser.
