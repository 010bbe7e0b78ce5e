# topic: company
# Con quién se ha estado en una mesa, y qué ha jugado un grupo.

company-what = Todos con quienes has estado en una mesa. Elige a uno o a varios para ver vuestras partidas juntos y cómo vais.
company-rule = Quién puede invitarte
company-name = Nombre
company-list = Lista
company-list-shown = Sin los ocultos
company-list-hidden = Ocultos
company-none = Todavía no has jugado con nadie.
company-none-found = No hay nadie así.
company-found = { $count ->
    [one] Una persona
   *[other] { $count } personas
 }
company-found-some = { $count ->
    [one] Una persona por ahora; hay más.
   *[other] { $count } personas por ahora; hay más.
 }
company-more = Más personas
company-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
 }, la última el { $day }
company-hide = Ocultar
company-show = Volver a mostrar
company-hide-what = Quien ocultas no puede invitarte por su nombre. Nadie se entera.
company-choose = Elegir a { $name }
company-together = { $count ->
    [0] Partidas juntos
    [one] Partidas con una persona
   *[other] Partidas con { $count } personas
 }
company-too-many = En una mesa caben otros siete.
company-you = Tú
company-only = Partidas
company-only-no = Con estos y con otros
company-only-yes = Solo con estos
company-standings = Clasificación
company-player = Jugador
company-wins = Victorias
company-place = Puesto medio
company-best = Mejor puntuación
company-played = { $count ->
    [0] ninguna terminada
    [one] una partida
   *[other] { $count } partidas
 }
company-given-up = { $count ->
    [one] Otra más se abandonó.
   *[other] Otras { $count } se abandonaron.
 }
company-ties = Quien comparte el primer puesto ha ganado. Las partidas en curso y las abandonadas no cuentan.
company-old = Las partidas más antiguas no se cuentan.
company-no-standings = Ninguna de vuestras partidas juntos ha terminado todavía.
company-list-title = Partidas juntos

company-invite-title = Invitar a alguien al puesto { $colour }
company-invite-what = A quien invitas se le avisa y dice sí o no. Hasta entonces se le guarda el puesto.
company-invite = Invitar
company-invite-not = no se puede invitar
company-invite-none = Aquí puedes invitar a quien ya ha jugado contigo; a los demás, con el enlace.
