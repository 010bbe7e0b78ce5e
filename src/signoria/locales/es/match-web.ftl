# topic: match
# Around a match, but not seen at first: the waiting room, the panel, what is told on a return.
web-waiting = Sala de espera
web-waiting-open = La partida empieza cuando todos los puestos estén ocupados: { $count ->
    [one] queda un puesto libre
    [many] quedan { $count } puestos libres
   *[other] quedan { $count } puestos libres
}.
web-waiting-start = La partida está a punto de empezar.
web-waiting-until = Espera hasta
web-length = Duración
web-length-turns = unos { $turns } turnos cada uno
web-waiting-leave = Dejar el puesto
web-waiting-cancel = Cancelar la partida
web-invitation = Invitación: envía este enlace a los demás
web-invitation-local = Has abierto esta página con una dirección que solo conoce este ordenador. Para los demás, ábrela con una dirección a la que lleguen.
web-join = Unirse a la partida
web-join-seat = Sentarse aquí
web-fill = Bot: { $bot }
problem-seat-open = ahí no hay nadie
web-free-seat = Dejar libre el puesto
web-departures = ha dejado { $left } de { $matches } partidas
web-vacation = de vacaciones hasta el { $until }
web-before = en lugar de { $names }
web-invite = Invitar a alguien
web-token-make = Bot de red
web-token-title = Bot de red
web-token = Token del bot de red: solo se muestra ahora
web-token-address = Dirección de la partida
web-token-what = El programa que tenga ambas cosas juega este puesto: dáselas a «signoria bot». Si el token se pierde, no pasa nada: «Token nuevo», en el panel «Partida», crea otro.
web-token-renew = Token nuevo
web-token-renew-what = Crea otro token para este bot de red; el anterior deja de valer
web-by-clock = { $count ->
    [one] un bot hizo una jugada, pues se acabó el tiempo
   *[other] un bot hizo { $count } jugadas, pues se acabó el tiempo
}
web-news-by-clock = Se te acabó el tiempo: { $count ->
    [one] un bot hizo una jugada
   *[other] un bot hizo { $count } jugadas
} por ti.
web-proposal-undo = { $player } pide deshacer la última decisión.
web-proposal-abandon = { $player } propone abandonar la partida sin resultado.
web-proposal-waiting = Faltan por responder: { $players }.
web-agree = Aceptar
web-disagree = Rechazar
web-leave-sure = ¿Dejar la partida?
web-leave-what = Un bot sigue por ti. Puedes volver cuando quieras.
web-abandon-sure = ¿Abandonar la partida?
web-abandon-what = La partida termina sin resultado si todas las demás personas aceptan.
web-steps = Deshacer y dejar la partida
web-undo-ask = Pedir deshacer
web-leave = Dejar la partida
web-return = Volver a tu puesto
web-abandon = Abandonar la partida
web-chat-players = Charla de los jugadores
web-chat-spectators = Charla de los espectadores
web-chat-empty = Aún no se ha dicho nada.
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-name = Da un nombre para hablar
web-chat-removed = (borrado)
web-fair = Mezcla limpia
origin-there = A ese momento
web-rematch = Jugar otra vez
web-rematch-other = Con otros ajustes
web-rematch-go = Ir a la partida siguiente
web-finish-people = Partidas con estas personas
web-list-invited = Invitaciones
invited-accept = Aceptar
invited-decline = Rechazar
invited-what = { $name } te invita a jugar a { $game }.
invited-again = { $name } propone jugar otra vez.
invited-same = Todo es como la última vez.
invited-other = Distinto de la última vez:
invited-waits = con invitación, aún sin respuesta
invited-declined = { $name } ha dicho que no
invited-withdraw = Retirar la invitación
invited-silent = Faltan por responder: { $names }.
again-clock = Tiempo como la última vez: { $clock }
again-what = Se pregunta a los demás; la partida empieza cuando todos han aceptado.
again-send = Proponer la partida
again-start = Jugar
again-void = Nadie juega la partida propuesta. Puedes proponer otra.
web-report = Avisar…
web-you = tú
web-bot = bot { $bot }
web-network-bot = bot de red
web-watching = { $count ->
    [one] Mira un espectador.
    [many] Miran { $count } espectadores.
   *[other] Miran { $count } espectadores.
}
web-mute = Silenciar
web-unmute = Volver a oír
web-muted = En silencio: { $names }.
