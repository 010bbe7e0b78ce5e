# topic: common
# Las páginas del navegador en torno a la mesa.
web-skip = Ir al contenido
web-nav = Páginas
web-nav-new = Nueva partida
web-nav-settings = Ajustes
web-nav-experiments = Laboratorio
web-practise = Practicar
web-home = Inicio
web-nowhere = Esta página no existe
web-match = Partida
web-variant = Variante
web-loading = Se prepara la mesa …
web-no-table = No se pudo cargar la mesa. Quizá el servidor se ha renovado; entonces ayuda volver a cargar la página.
web-problem-unloaded = Esto no se pudo cargar. Quizá el servidor se ha renovado; entonces ayuda volver a cargar la página.
web-reload = Volver a cargar
web-cancel = Cancelar
web-close = Cerrar
web-go-on = Seguir
web-save = Guardar
web-saved = Guardado.
web-copy = Copiar
web-copied = Copiado.

# La primera página.
web-welcome = Una mesa en Florencia
web-welcome-more = Con amigos, en un mismo dispositivo o contra bots.
web-welcome-new = ¿Primera vez? Aprende un juego en diez minutos, o empieza sin más.
web-welcome-back = Qué bien verte otra vez
web-quick = Jugar ahora contra bots
learn-offer = Aprender en diez minutos
web-list-mine = Tus partidas
web-list-open = Partidas abiertas
web-list-running = Partidas para mirar
web-list-all = Todas tus partidas
web-list-people = Con quién has jugado
web-list-empty = Aún no hay partidas.
web-row-round = ronda { $round }
web-row-deadline = tiempo hasta el { $when }
web-row-unread = mensajes sin leer
web-status-turn = Te toca
web-status-invited = { $name } te invita
web-status-waiting = Espera jugadores
web-status-running = Le toca a
web-status-over = Terminada
web-status-abandoned = Abandonada
web-status-damaged = Cerrada

# La persona.
web-name = Nombre
web-name-ask = ¿Cómo quieres que te llamen?
web-name-why = Basta el nombre: sin cuenta ni contraseña. Este navegador te recuerda.
web-been-here = Ya he estado aquí
web-language = Idioma
web-presentation = Mesas
web-presentation-picture = como imagen
web-presentation-text = solo en palabras, con órdenes
web-presentation-to-text = Jugar solo en palabras
web-presentation-to-picture = Mostrar la mesa como imagen
web-speed = Jugadas de los demás
web-speed-slow = despacio
web-speed-normal = una tras otra
web-speed-at-once = al instante
web-scorings = Detenerse en cada puntuación hasta que yo siga
web-keys = Letras sueltas como atajos
web-automatic = Lanzar el dado por sí solo cuando no se puede hacer otra cosa
web-explaining = Explicar aquello en lo que descansa el ratón o el foco
web-florentines = Florentinos
web-guest = Invitado

# Crear una partida.
web-seats = Puestos
web-seat-open = Puesto libre

# A la espera de los demás.

# En torno a la mesa.
web-unread = { $count ->
    [one] línea nueva
    [many] líneas nuevas
   *[other] líneas nuevas
}
web-your-turn = Te toca
web-to-move = tiene el turno
web-timed-out = se acabó el tiempo: decide un bot
web-time-left = Tiempo restante
web-line-connecting = Conectando …
web-line-reconnecting = Se cortó la conexión; nuevo intento …
web-line-restarting = El servidor se está reiniciando; la partida sigue enseguida.
web-line-offline = Este dispositivo está sin conexión. No se pierde nada; la partida sigue cuando vuelva.
web-lost-missing = Esta partida no existe o no está abierta para ti.
web-lost-refused = El servidor no te deja entrar aquí.
web-lost-outdated = El servidor se ha renovado; vuelve a cargar la página.
web-abandoned = Esta partida se abandonó.
web-news = Desde la última vez que miraste
web-news-count = { $count ->
    [one] Ha pasado una cosa desde la última vez que miraste.
   *[other] Han pasado { $count } cosas desde la última vez que miraste.
}
web-news-show = Enséñamelo
web-news-dismiss = No, gracias
web-news-step = { $step } de { $steps } desde la última vez que miraste
web-news-from-here = Así estaba la última vez que miraste.
web-news-failed = No se ha podido cargar; la mesa misma está al día.
web-news-back = Atrás
web-news-on = Adelante
web-news-skip = Al presente
web-problem-unreachable = No se puede llegar al servidor.
web-problem-unsent = Ahora no hay conexión; no se envió nada.
web-pass = Pasa el dispositivo a { $player }
web-pass-more = Todas las cartas ocultas están tapadas.
web-pass-me = Soy { $player }
web-undo = Deshacer
web-record = Descargar el registro
# El repaso de una partida.
web-review = Repaso
web-review-play = Reproducir
web-review-pause = Detener
web-here = presente
web-away = ausente
web-stands-in = se ha ido; sigue el bot { $bot }
web-absent = no viene; sigue el bot { $bot }
