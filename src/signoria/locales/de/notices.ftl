# topic: none
# What people are told who are away: by mail, in a chat, on a telephone.

notice-turn = { $game }: Du bist am Zug.
notice-answer = { $game }: Du wirst gefragt, ob du einverstanden bist.
notice-reminder = { $game }: Die anderen warten auf deinen Zug.
notice-stood-in = { $game }: Ein Bot spielt für dich, da du lange nicht gezogen hast. Du kannst zurückkommen, solange niemand anderes den Platz übernommen hat.
notice-taken-over = { $game }: Auf deinem Platz spielt jetzt jemand anderes, da du lange nicht gekommen bist.
notice-begun = { $game }: Die Partie hat begonnen.
notice-over = { $game }: Die Partie ist zu Ende.
notice-invited = { $name } lädt dich zu { $game } ein.
notice-declined = { $game }: Deine Einladung wurde abgelehnt; der Platz ist wieder frei.
# To all who follow a match, in a channel.
notice-all-turn = { $game }: Am Zug ist { $names }.
notice-all-answer = { $game }: Gefragt, ob alle einverstanden sind: { $names }.
notice-all-reminder = { $game }: Die anderen warten auf { $names }.
notice-since = { $count ->
    [one] { $names } hat seither gezogen.
   *[other] { $names } haben seither gezogen.
}
notice-waiting = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
notice-news = { $count ->
    [one] Es gibt Neues von einer Partie.
   *[other] Es gibt Neues von { $count } Partien.
}
notice-more = { $count ->
    [one] … und von einer weiteren Partie.
   *[other] … und von { $count } weiteren Partien.
}
notice-sample = Hier kann Signoria dich erreichen.
mail-confirm-title = Soll Signoria dir schreiben?
mail-confirm =
    Jemand möchte, dass Signoria an diese Adresse schreibt, wenn eine Partie wartet. Warst du das, dann öffne diesen Link und sag ja:

    { $link }

    Warst du es nicht, tu nichts: es wird nichts weiter geschickt.
mail-end = Keine Mails mehr: { $link }
mail-letter-title = Als { $name } anmelden
mail-letter =
    Jemand möchte bei { $host } als { $name } weiterspielen. Bist du das, dann öffne diesen Link innerhalb von { $minutes } Minuten in dem Browser, in dem du spielen willst, und drück dort den Knopf. Er gilt einmal:

    { $link }

    Warst du es nicht, tu nichts: ohne diesen Link kommt niemand weiter.
