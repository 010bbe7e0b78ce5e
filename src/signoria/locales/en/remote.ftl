# topic: none
# A bot that plays over the network.

cli-bot-description = play a seat of a match on a server by a bot
cli-bot-url = the address of the match, as in the browser
cli-bot-token = the seat's token (better: in the variable SIGNORIA_BOT_TOKEN)
cli-bot-bot = which bot plays (default: the best one for the game)
cli-bot-seed = the same number gives the same choices

bot-no-token = a token is needed: --token, or the variable { $variable }; the match’s page gives one for an open seat
bot-address = “{ $url }” is not the address of a match; it looks like https://example.org/m/ and sixteen signs
bot-unknown = there is no bot “{ $bot }”; there are { $known }
bot-other-game = the bot “{ $bot }” does not play { $game }; these do: { $known }
bot-seed = a seed is a number from 0 to 2⁶⁴ − 1, not { $seed }
bot-unwelcome = the server does not let this bot in; check the address and the token
bot-rejected = the server refused: { $problem }
bot-connected = connected to { $url }
bot-lost = the connection is lost; trying again
bot-abandoned = the match was given up
bot-over = the match is over; points by seat: { $scores }
