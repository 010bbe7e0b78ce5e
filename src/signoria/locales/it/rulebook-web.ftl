# topic: common
# Le regole nel browser; il loro testo è in web/src/games/*/rules.
web-rules = Regole
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-found = { $count ->
    [0] Nessuna regola lo dice.
    [one] Trovata una regola.
   *[other] Trovate { $count } regole.
}
web-rules-failed = Non è stato possibile caricare le regole. Forse aiuta ricaricare la pagina.
web-rule = Regola { $rule }
web-rules-books = Libri
