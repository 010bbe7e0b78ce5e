# topic: forging-florence
# Forging Florence: la mappa come opzione.

forging-florence-option-map = Mappa
forging-florence-option-map-why = La mappa su cui si gioca.
forging-florence-option-map-florence = Firenze
forging-florence-option-map-florence-why = La nostra, equa per tutte e quattro le case.
