# topic: common
# Die Regeln im Browser; ihr Text steht in web/src/games/*/rules.
web-rules = Regeln
web-rules-search = In den Regeln suchen
web-rules-contents = Inhalt
web-rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-failed = Die Regeln ließen sich nicht laden. Vielleicht hilft es, die Seite neu zu laden.
web-rule = Regel { $rule }
web-rules-books = Bücher
