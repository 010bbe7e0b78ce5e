# topic: none
# A bot that plays over the network.

cli-bot-description = einen Platz einer Partie auf einem Server durch einen Bot spielen
cli-bot-url = die Adresse der Partie, wie im Browser
cli-bot-token = das Token des Platzes (besser: in der Variablen SIGNORIA_BOT_TOKEN)
cli-bot-bot = welcher Bot spielt (Vorgabe: der beste für das Spiel)
cli-bot-seed = dieselbe Zahl ergibt dieselben Entscheidungen

bot-no-token = ein Token fehlt: --token oder die Variable { $variable }; die Seite der Partie gibt eines für einen freien Platz
bot-address = „{ $url }“ ist nicht die Adresse einer Partie; sie sieht aus wie https://example.org/m/ und sechzehn Zeichen
bot-unknown = es gibt keinen Bot „{ $bot }“; es gibt { $known }
bot-other-game = der Bot „{ $bot }“ spielt { $game } nicht; es spielen { $known }
bot-seed = ein Startwert ist eine Zahl von 0 bis 2⁶⁴ − 1, nicht { $seed }
bot-unwelcome = der Server lässt diesen Bot nicht herein; prüfe Adresse und Token
bot-rejected = der Server hat abgelehnt: { $problem }
bot-connected = verbunden mit { $url }
bot-lost = die Verbindung ist abgerissen; neuer Versuch
bot-abandoned = die Partie wurde aufgegeben
bot-over = die Partie ist zu Ende; Punkte nach Plätzen: { $scores }
