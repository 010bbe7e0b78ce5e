# topic: common
# El servidor al arrancar y sus respuestas a peticiones equivocadas.

cli-serve-description = poner en marcha un servidor para jugar en el navegador
cli-serve-host = la dirección en la que escucha; 0.0.0.0 deja entrar a otros de la red local (por omisión: 127.0.0.1)
cli-serve-port = el puerto en el que escucha; 0 toma cualquiera libre (por omisión: 8800)
cli-serve-database = dónde se guardan las partidas: un archivo, sqlite:///ARCHIVO o postgresql://EQUIPO/NOMBRE (por omisión: en tu carpeta de datos)
cli-serve-base_url = la dirección con la que los navegadores llegan al servidor, como https://juegos.example.org
cli-serve-open = abrir la dirección en un navegador
cli-serve-metrics_port = puerto de /metrics y /health, solo en este equipo; 0: ninguno (por omisión: el siguiente a --port)
cli-serve-bot_seconds = cuánto piensa un bot una jugada como mucho, en segundos (por omisión: 10)
cli-serve-pace = cuánto espera un bot antes de jugar cuando hay gente mirando, en segundos (por omisión: 0)
cli-serve-limits = límites
cli-serve-max_connections = cuántas conexiones a partidas a la vez (por omisión: 2000)
cli-serve-per_address = cuántas de ellas desde una dirección (por omisión: 100)
cli-serve-tcp_per_address = cuántas conexiones de cualquier tipo desde una dirección (por omisión: 512)
cli-serve-rooms = cuántas partidas en memoria (por omisión: 5000)
cli-serve-viewers = cuántas conexiones a una partida; a partir de ahí solo entran quienes juegan (por omisión: 200)
cli-serve-spectators_per_address = cuántos espectadores de una partida desde una dirección (por omisión: 64)
cli-serve-budget = lo que puede pedir una dirección, en milisegundos de tiempo del servidor por segundo (por omisión: 100)
cli-serve-trusted_proxy = dirección del proxy cuyas cabeceras X-Forwarded se creen
cli-serve-keep_talk = días que se guarda lo dicho en partidas terminadas (por omisión: 365; 0: para siempre)
cli-serve-keep_notices = días que espera un aviso que no llega (por omisión: 30; 0: para siempre)
cli-serve-keep_matches = días que se guardan las partidas terminadas (por omisión: 0, para siempre)
cli-serve-webhook_networks = redes de casa, separadas por comas, a las que pueden llegar los webhooks de la gente aunque no sean públicas
cli-serve-epilog = Cada opción tiene también una variable, como SIGNORIA_PORT para --port. El correo solo tiene variables, pues todos en una máquina pueden leer sus opciones: SIGNORIA_SMTP, como smtp://NOMBRE:CLAVE@HOST:587, y SIGNORIA_MAIL_FROM. SIGNORIA_VACATION es cuántos días al año puede estar fuera cada persona. La clave que firma los avisos a los navegadores se crea cuando hace falta y está en la base de datos. Las horas son las de la zona horaria de cada persona.

serve-ready = Signoria funciona en { $url }
serve-network = en la red local: { $url }
serve-how-to-stop = Ctrl-C lo detiene.
serve-visit = Abre esta dirección en un navegador: { $url }
serve-unbuilt = las páginas para el navegador no están construidas; en un clon las construye make web
serve-running = Signoria ya funciona con estas partidas: { $url }
serve-port-busy = el puerto { $port } lo usa otro programa
serve-port-hint = --port con otro número, o --port 0 para cualquiera libre
serve-metrics-port-hint = --metrics-port con otro número, o --metrics-port 0 para no tener métricas
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $what }
serve-bad-setting = { $name } no puede ser «{ $value }»
serve-right-number = un número de { $least } a { $most }
serve-right-url = una dirección como https://juegos.example.org, sin ruta
serve-right-smtp = un servidor de correo como smtp://nombre:clave@mail.example.org:587, o smtps:// para TLS desde el principio
serve-right-mail = una dirección de correo como signoria@example.org
serve-right-address = una dirección IP o una red, como 127.0.0.1 o 10.0.0.0/8

problem-other-seat = este código de acceso es solo para su propio asiento
problem-too-large = demasiado grande: { $largest } bytes como mucho
problem-bad-message = este mensaje no es como dice el protocolo: { $what }
problem-too-fast = demasiado rápido; inténtalo otra vez en unos segundos
problem-too-many = demasiadas conexiones; inténtalo más tarde
problem-too-busy = ahora mismo el servidor solo tiene sitio para quienes juegan; inténtalo de nuevo dentro de poco
problem-stopping = el servidor se está deteniendo; volverá pronto
problem-internal = algo ha fallado en el servidor; el número { $id } le dice dónde
