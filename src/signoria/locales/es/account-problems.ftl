# topic: account
# Why something of one’s notices and devices is refused.

problem-bad-language = ese idioma no existe; los que hay son { $known }
problem-bad-zone = no hay ninguna zona horaria «{ $zone }»; una se llama, por ejemplo, «Europe/Rome»
problem-bad-hours = unas horas de silencio que empiezan y acaban a la misma hora no son ninguna
problem-no-such-way = esa vía ya no existe; vuelve a cargar la página
problem-many-ways = ya hay { $most } vías; quita primero una
problem-no-absence = una mesa no se ausenta: al momento, una vez al día o nunca
problem-same-way = esa dirección ya está
problem-no-webhooks = aquí no se avisa a nadie por webhooks
problem-webhook-no-address = eso no es la dirección de un webhook; empieza por https:// y no lleva nombre ni contraseña delante del servidor
problem-webhook-no-https = aquí la dirección de un webhook empieza por https://
problem-webhook-bad-port = los webhooks se envían al puerto 443 o a uno a partir del 1024
problem-no-push = aquí no se avisa a ningún navegador
problem-push-no-address = eso no es la dirección de un servicio de avisos; una empieza por https://
problem-push-bad-keys = esas no son las claves de un navegador que quiere recibir avisos
problem-undelivered = el mensaje no ha llegado: { $fault ->
    [private-address] esa dirección no está en internet, allí no se envía nada
    [slow] no hubo respuesta en diez segundos
    [no-address] eso no es la dirección de un webhook
    [gone] en esa dirección ya no hay nada
    [redirects] esa dirección solo remite a otra; indica esa otra
    [no-mail-server] no se puede llegar al servidor de correo, o no acepta cartas de aquí
    [refuses] allí lo han rechazado
   *[other] allí no se pudo localizar a nadie
}
problem-no-such-device = ese dispositivo ya no te representa; vuelve a cargar la página
problem-no-such-code = ese código no existe: quizá hay un signo mal escrito, o desde entonces has creado códigos nuevos
problem-used-code = ese código ya se ha usado; toma otro de tu lista
problem-many-codes = desde aquí se han probado demasiados códigos; espera un minuto y vuelve a intentarlo
problem-no-mail = este servidor no puede enviar correo
problem-bad-mail-address = eso no es una dirección de correo; una es como ada@example.org
problem-many-mails = se han pedido demasiadas cartas; espera un minuto y vuelve a intentarlo
problem-bad-mail-link = este enlace ya no vale: la dirección se ha quitado, o el enlace no está completo
problem-many-letters = para esa dirección se acaban de pedir cartas para entrar; búscalas, también entre el correo no deseado, o espera unos minutos
problem-bad-letter = este enlace no vale: no está completo, o su dirección de correo se ha quitado desde entonces
problem-old-letter = este enlace es demasiado viejo; pide otra carta
problem-used-letter = este enlace ya se ha usado; pide otra carta
problem-on-vacation = ya estás de vacaciones
problem-few-vacation-days = { $left ->
    [0] no te quedan días de vacaciones este año
    [one] te queda un día de vacaciones este año
   *[other] te quedan { $left } días de vacaciones este año
}
problem-no-such-person = no es nadie con quien hayas estado en una mesa; mira en «Con quién has jugado»
