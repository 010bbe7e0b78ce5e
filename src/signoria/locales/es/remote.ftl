# topic: none
# A bot that plays over the network.

cli-bot-description = jugar un puesto de una partida en un servidor con un bot
cli-bot-url = la dirección de la partida, como en el navegador
cli-bot-token = el token del puesto (mejor: en la variable SIGNORIA_BOT_TOKEN)
cli-bot-bot = qué bot juega (por defecto: el mejor para el juego)
cli-bot-seed = el mismo número da las mismas decisiones

bot-no-token = falta un token: --token o la variable { $variable }; la página de la partida da uno para un puesto libre
bot-address = «{ $url }» no es la dirección de una partida; es como https://example.org/m/ y dieciséis signos
bot-unknown = no hay ningún bot «{ $bot }»; hay { $known }
bot-other-game = el bot «{ $bot }» no juega a { $game }; juegan { $known }
bot-seed = una semilla es un número de 0 a 2⁶⁴ − 1, no { $seed }
bot-unwelcome = el servidor no deja entrar a este bot; comprueba la dirección y el token
bot-rejected = el servidor lo ha rechazado: { $problem }
bot-connected = conectado con { $url }
bot-lost = se ha perdido la conexión; nuevo intento
bot-abandoned = la partida se ha dado por terminada sin resultado
bot-over = la partida ha terminado; puntos por puesto: { $scores }
