# topic: none
# A bot that plays over the network.

cli-bot-description = giocare un posto di una partita su un server con un bot
cli-bot-url = l’indirizzo della partita, come nel browser
cli-bot-token = il token del posto (meglio: nella variabile SIGNORIA_BOT_TOKEN)
cli-bot-bot = quale bot gioca (predefinito: il migliore per il gioco)
cli-bot-seed = lo stesso numero dà le stesse scelte

bot-no-token = manca un token: --token o la variabile { $variable }; la pagina della partita ne dà uno per un posto libero
bot-address = «{ $url }» non è l’indirizzo di una partita; è come https://example.org/m/ e sedici segni
bot-unknown = non c’è nessun bot «{ $bot }»; ci sono { $known }
bot-other-game = il bot «{ $bot }» non gioca a { $game }; giocano { $known }
bot-seed = un seme è un numero da 0 a 2⁶⁴ − 1, non { $seed }
bot-unwelcome = il server non fa entrare questo bot; controlla l’indirizzo e il token
bot-rejected = il server ha rifiutato: { $problem }
bot-connected = connesso a { $url }
bot-lost = la connessione è caduta; nuovo tentativo
bot-abandoned = la partita è stata abbandonata
bot-over = la partita è finita; punti per posto: { $scores }
