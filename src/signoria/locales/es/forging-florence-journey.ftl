# topic: later
# Journeys over several turns in Forging Florence.

forging-florence-web-set-out = Ponerse en camino
forging-florence-web-aim-sell = Vender en la casilla dorada
forging-florence-web-aim-beside = Ir junto a esta casilla: { $place }
forging-florence-web-aim-steps = { $steps ->
    [0] ya estás
    [one] un paso
   *[other] { $steps } pasos
}
forging-florence-web-aim-no-way = por ahora sin camino
forging-florence-web-aim-go-on = Seguir
forging-florence-web-aim-give-up = Abandonar el camino
forging-florence-web-bound = En camino: { $aim }, { $far }.
forging-florence-web-bound-nowhere = No estás en camino.
forging-florence-web-halt-news = Te detienes: aquí es posible algo que no lo era cuando saliste.
forging-florence-web-halt-no-way = Esperas: por ahora ningún camino lleva allí.
forging-florence-web-halt-cannot = Ya estás, pero ahora no es posible.
forging-florence-web-halt-held = Esperas, porque se ha deshecho algo.
forging-florence-web-list-aims = Ponerse en camino
forging-florence-table-command-set-out = camino
forging-florence-table-command-set-out-does = se pone en camino para varios turnos; con un número de su lista o una casilla, como en v 2,-2; v 0 lo abandona
