# topic: account
# The page on how a person is told what waits.

account-title = Avisos y dispositivos
account-nobody = Los avisos necesitan alguien a quien llegar: ponte primero un nombre.
notices = Cuando todas las páginas están cerradas
notices-what = Signoria puede decirte que una partida te espera, por las vías que indiques aquí. Quien tiene una página a la vista no recibe nada.
notices-none = Aún no has indicado ninguna vía.
notices-profile = Los mensajes llegan en este idioma: { $language }. Las horas son las de { $zone }.
notices-here = Tomar el idioma y la zona horaria de este navegador: { $language }, { $zone }
notices-no-mail = Este servidor no puede enviar correo: quien lo lleva no ha indicado ningún servidor de correo.
way-json = Webhook
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-when = Cuándo
way-when-at-once = enseguida, cada vez
way-when-absence = una vez, hasta que vuelva a mirar
way-when-digest = una vez al día, todo junto
way-when-never = nunca
way-hour = A qué hora
way-quiet = Horas de silencio, en las que no se envía nada
way-from = Desde
way-until = Hasta
way-try = Enviar una prueba
way-tried = Ha llegado.
way-remove = Quitar
way-removed = Quitado: { $target }
way-failing = El último mensaje no llegó: { $fault ->
    [private-address] esa dirección no está en internet
    [slow] no hubo respuesta a tiempo
    [no-address] no es la dirección de un webhook
    [gone] allí ya no hay nada
    [redirects] solo remite a otra dirección
    [no-mail-server] no se puede llegar al servidor de correo, o no acepta cartas de aquí
    [refuses] allí rechazan los mensajes
   *[other] allí no se pudo localizar a nadie
}. Se intentará de nuevo.
way-closed = Esta vía está cerrada: { $fault ->
    [private-address] esa dirección no está en internet
    [slow] no hubo respuesta a tiempo
    [no-address] no es la dirección de un webhook
    [gone] allí ya no hay nada
    [redirects] solo remite a otra dirección
    [no-mail-server] no se puede llegar al servidor de correo, o no acepta cartas de aquí
    [refuses] allí rechazan los mensajes
   *[other] allí no se pudo localizar a nadie
}. Una prueba que llegue la abre de nuevo.
webhook-new = Una vía más
webhook-shape = Adónde
webhook-shape-json = a un programa mío (JSON firmado)
webhook-shape-discord = a un canal de Discord
webhook-shape-slack = a un canal de Slack
webhook-shape-ntfy = a mi teléfono, con ntfy
webhook-url = Dirección
webhook-help-json = Cada mensaje se envía allí como JSON, firmado según los Standard Webhooks.
webhook-help-discord = En Discord: ajustes del canal, Integraciones, Webhooks, copiar la dirección.
webhook-help-slack = En Slack, una aplicación con Incoming Webhooks da una dirección así.
webhook-help-ntfy = Piensa un tema que nadie adivine, suscríbete a él en la aplicación ntfy y pon aquí su dirección, por ejemplo https://ntfy.sh/ y el tema.
webhook-public = Tiene que ser accesible en internet por https.
webhook-secret = Con qué se firman los mensajes
webhook-add = Añadir
notices-mute = No me avises de esta partida cuando no esté
notices-match = Avisos de esta partida
notices-match-when = Cuándo me avisan de ella
notices-match-default = como diga cada vía
notices-channel = Decir a un canal a quién le toca
notices-channel-what = Todos allí leen, con su nombre, a quién le toca y a quién se pregunta algo, salvo que esa persona haya mirado entretanto; y cuándo empieza y acaba la partida.
way-of-match = solo de esta partida
way-push = Navegador
push-new = En este navegador
push-what = Este navegador te muestra un aviso cuando una partida te espera, también cuando no hay abierta ninguna página de Signoria.
push-add = Avisar a este navegador
push-told = Este navegador recibe avisos.
push-not-given = No ha cambiado nada: la pregunta del navegador quedó sin respuesta.
push-denied = Este navegador no deja que Signoria muestre avisos. Permítelos en sus ajustes para esta página y vuelve a cargarla.
push-no-https = Los navegadores solo muestran avisos donde las páginas llegan por https o desde esta misma máquina (localhost). Esta página llega por http: quien lleva el servidor puede decir cómo se llega por https.
push-old-browser = A este navegador no se le puede avisar. En un iPhone o iPad pon primero Signoria en la pantalla de inicio y ábrelo desde allí.
push-failed = No se pudo llegar al servicio de avisos de este navegador, o está desactivado. Inténtalo más tarde, o toma otra vía.
way-mail = Correo
way-unconfirmed = Una carta con un enlace va de camino. No se envía nada más hasta que se haya abierto ese enlace.
way-ask = Enviar la carta otra vez
way-asked = Se ha enviado.
mail-new = Por correo
mail-address = Dirección de correo
mail-title = Avisos por correo
mail-confirm-what = ¿Debe Signoria escribir a la dirección a la que llegó este enlace cuando espere una partida?
mail-confirm-yes = Sí, escríbeme
mail-confirm-done = Hecho: desde ahora los avisos van a { $address }.
mail-end-what = ¿Debe Signoria dejar de escribir a la dirección a la que llegó este enlace?
mail-end-yes = No escribir más
mail-end-done = Hecho: ya no se envía nada a { $address }.
mail-no-link = Este enlace no está completo. Ábrelo otra vez desde la carta.
devices = Tus dispositivos
devices-what = Estos navegadores te representan. El que cierres queda fuera enseguida; las partidas siguen siendo tuyas.
device-here = este mismo
device-unknown = Un navegador desconocido
device-since = desde { $since }
device-used = usado por última vez { $used }
device-end = Cerrar
device-end-others = Cerrar todos los demás
codes = Códigos de recuperación
codes-what = Cuando hayas perdido todos tus navegadores, cada uno de estos códigos hace una vez que otro navegador seas tú, con todas tus partidas. Imprímelos o cópialos a mano, y guárdalos lejos de tus dispositivos.
codes-none = Aún no tienes códigos.
codes-left = { $left ->
    [0] Todos tus códigos están usados.
    [one] Uno de tus códigos sirve todavía.
   *[other] { $left } de tus códigos sirven todavía.
} Se crearon: { $made }.
codes-once = Estos son tus códigos. Solo se muestran esta vez. Quien tenga uno de ellos puede ser tú.
codes-make = Crear diez códigos
codes-renew = Crear otros diez códigos
codes-renew-what = Con otros códigos, los que tienes dejan de servir.
codes-print = Imprimir
codes-for = Códigos de recuperación de { $name } en { $server }
web-device = Seguir jugando aquí
web-device-what = Con este enlace, este navegador pasa a ser la persona que lo creó.
web-device-replaces = Hasta ahora es { $name } y dejará de serlo.
web-device-move = Continuar aquí
web-device-moved = Hecho: este navegador es ahora { $name }.
recover-what = Un código de recuperación que hayas guardado hace que este navegador seas tú de nuevo, con todas tus partidas.
recover-code = Código de recuperación
recover-link = Si otro navegador aún te conoce, es más fácil: crea allí, en los ajustes, un enlace privado y ábrelo aquí.
recover-devices = ¿Se ha perdido o te han robado un dispositivo? Aquí puedes cerrarlo:
account-offer = Signoria puede decirte que una partida te espera aunque todas sus páginas estén cerradas. Allí ves también qué navegadores te representan.
web-link-title = Otro dispositivo
web-link-what = Un enlace privado hace que otro navegador también seas tú, con todas tus partidas. Sirve una vez.
web-link-make = Crear un enlace
web-link-until = Ábrelo en el otro dispositivo antes de: { $time }.
web-forget-title = Dejar este navegador
web-forget-what = Este navegador ya no sabrá quién eres. Si no te conoce otro dispositivo ni te trae de vuelta un código, una llave de acceso o una dirección de correo confirmada, pierdes tus puestos en las partidas en curso.
web-forget = Olvidarme
web-forget-sure = ¿Debe olvidarte este navegador?
web-theme = Colores
web-theme-system = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-link = Enlace privado: no se lo enseñes a nadie
vacation = Vacaciones
vacation-what = Mientras no estás, nadie te recuerda nada ni hace jugar a un bot por ti. Los demás lo ven en tu puesto. Acaban con tu próxima jugada; donde corre un reloj, sigue corriendo.
vacation-left = Quedan { $left } de { $days } días en un año.
vacation-days = Días
vacation-begin = Irme de vacaciones
vacation-until = Estás de vacaciones hasta el { $until }.
vacation-end = Ya he vuelto

invited-by = Quién puede invitarte
invited-by-what = Quien ha estado contigo en una mesa puede invitarte por tu nombre a una partida.
invited-by-met = Con quién has jugado
invited-by-nobody = Nadie
invited-by-hide = A personas sueltas puedes ocultarlas en «Con quién has jugado»; nadie se entera.
invited-by-saved = Guardado.

data-title = Tus datos
data-what = Un archivo contiene todo lo que este servidor sabe de ti: nombre, dispositivos, vías de aviso, todo lo que has dicho y tus partidas; de las terminadas, también sus registros.
data-get = Descargar tus datos
data-begun = Se reúne lo que se sabe de ti …
data-matches = Partidas: { $at } de { $of }
data-saved = Guardado como { $file }.
