# topic: common
# The rules in the browser; their text is in web/src/games/*/rules.
web-rules = Rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $count ->
    [0] No rule says that.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-failed = The rules could not be loaded. Reloading the page may help.
web-rule = Rule { $rule }
web-rules-books = Books
