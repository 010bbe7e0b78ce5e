# topic: none
# What people are told who are away: by mail, in a chat, on a telephone.

notice-turn = { $game }: te toca.
notice-answer = { $game }: te preguntan si estás de acuerdo.
notice-reminder = { $game }: los demás esperan tu jugada.
notice-stood-in = { $game }: un bot juega por ti, pues llevas mucho tiempo sin jugar. Puedes volver mientras nadie más haya ocupado el puesto.
notice-taken-over = { $game }: ahora juega otra persona en tu puesto, pues llevabas mucho tiempo sin venir.
notice-begun = { $game }: la partida ha empezado.
notice-over = { $game }: la partida ha terminado.
notice-invited = { $name } te invita a jugar a { $game }.
notice-declined = { $game }: han rechazado tu invitación; el puesto vuelve a estar libre.
# To all who follow a match, in a channel.
notice-all-turn = { $game }: le toca a { $names }.
notice-all-answer = { $game }: falta el acuerdo de { $names }.
notice-all-reminder = { $game }: los demás esperan a { $names }.
notice-since = { $count ->
    [one] Desde entonces ha jugado { $names }.
   *[other] Desde entonces han jugado { $names }.
}
notice-waiting = { $count ->
    [one] Una partida te espera.
   *[other] { $count } partidas te esperan.
}
notice-news = { $count ->
    [one] Hay novedades de una partida.
   *[other] Hay novedades de { $count } partidas.
}
notice-more = { $count ->
    [one] … y de una partida más.
   *[other] … y de { $count } partidas más.
}
notice-sample = Signoria puede avisarte aquí.
mail-confirm-title = ¿Quieres que Signoria te escriba?
mail-confirm =
    Alguien quiere que Signoria escriba a esta dirección cuando espere una partida. Si has sido tú, abre este enlace y di que sí:

    { $link }

    Si no has sido tú, no hagas nada: no se enviará nada más.
mail-end = Para no recibir más correo: { $link }
mail-letter-title = Entrar como { $name }
mail-letter =
    Alguien quiere seguir jugando como { $name } en { $host }. Si eres tú, abre este enlace antes de { $minutes } minutos en el navegador en el que quieras jugar y pulsa allí el botón. Sirve una vez:

    { $link }

    Si no has sido tú, no hagas nada: sin este enlace nadie sigue adelante.
