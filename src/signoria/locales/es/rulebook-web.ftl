# topic: common
# Las reglas en el navegador; su texto está en web/src/games/*/rules.
web-rules = Reglas
web-rules-search = Buscar en las reglas
web-rules-contents = Contenido
web-rules-found = { $count ->
    [0] Ninguna regla dice eso.
    [one] Se ha encontrado una regla.
   *[other] Se han encontrado { $count } reglas.
}
web-rules-failed = No se han podido cargar las reglas. Quizá ayude recargar la página.
web-rule = Regla { $rule }
web-rules-books = Libros
