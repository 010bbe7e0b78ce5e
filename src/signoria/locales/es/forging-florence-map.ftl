# topic: forging-florence
# Forging Florence: el mapa como opción.

forging-florence-option-map = Mapa
forging-florence-option-map-why = El mapa en el que se juega.
forging-florence-option-map-florence = Florencia
forging-florence-option-map-florence-why = El nuestro, justo para las cuatro casas.
