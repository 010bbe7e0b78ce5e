# topic: none
# What people are told who are away: by mail, in a chat, on a telephone.

notice-turn = { $game }: è il tuo turno.
notice-answer = { $game }: ti si chiede se sei d’accordo.
notice-reminder = { $game }: gli altri aspettano la tua mossa.
notice-stood-in = { $game }: un bot gioca per te, perché non giochi da molto tempo. Puoi tornare finché nessun altro ha preso il posto.
notice-taken-over = { $game }: adesso qualcun altro gioca al tuo posto, perché non venivi da molto tempo.
notice-begun = { $game }: la partita è cominciata.
notice-over = { $game }: la partita è finita.
notice-invited = { $name } ti invita a giocare a { $game }.
notice-declined = { $game }: il tuo invito è stato rifiutato; il posto è di nuovo libero.
# To all who follow a match, in a channel.
notice-all-turn = { $game }: tocca a { $names }.
notice-all-answer = { $game }: si chiede se è d’accordo: { $names }.
notice-all-reminder = { $game }: gli altri aspettano { $names }.
notice-since = { $count ->
    [one] Da allora ha giocato { $names }.
   *[other] Da allora hanno giocato { $names }.
}
notice-waiting = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
notice-news = { $count ->
    [one] Ci sono novità di una partita.
   *[other] Ci sono novità di { $count } partite.
}
notice-more = { $count ->
    [one] … e di un’altra partita.
   *[other] … e di altre { $count } partite.
}
notice-sample = Qui Signoria può avvisarti.
mail-confirm-title = Vuoi che Signoria ti scriva?
mail-confirm =
    Qualcuno vuole che Signoria scriva a questo indirizzo quando una partita aspetta. Se sei stato tu, apri questo collegamento e di’ di sì:

    { $link }

    Se non sei stato tu, non fare nulla: non si manderà altro.
mail-end = Per non ricevere più posta: { $link }
mail-letter-title = Entrare come { $name }
mail-letter =
    Qualcuno vuole continuare a giocare come { $name } su { $host }. Se sei tu, apri questo collegamento entro { $minutes } minuti nel browser in cui vuoi giocare e premi lì il pulsante. Vale una volta:

    { $link }

    Se non sei stato tu, non fare nulla: senza questo collegamento nessuno va avanti.
