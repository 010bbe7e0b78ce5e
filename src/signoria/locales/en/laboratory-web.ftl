# topic: laboratory
# The laboratory of the pages without a server: bots play, and a report is drawn.

experiment-about = Bots play some hundred games against each other, and you see what these have in common: who wins how often, where the points come from, how long a game lasts, and how sure each number is.
experiment-where = All of it is computed on this device. Nothing has to be installed, and nothing is sent anywhere.
experiment-bots = Who plays
experiment-bot = Bot { $number }
experiment-seats = The bots change seats from game to game, so that each sits everywhere equally often.
experiment-rules = Rules, and how many games
experiment-number = Games
experiment-play = Play the games
experiment-loading = The laboratory is being set up …
experiment-playing = The bots play …
experiment-games-done = { $done } of { $games } games
experiment-reporting = The games are being added up …
experiment-progress = How far it is
experiment-failed = The games could not be played. Perhaps there is too little memory: close other pages, choose fewer games, and try again.
experiment-findings = What the games show
experiment-page = Save as a page
experiment-numbers = Save the numbers (JSON)
experiment-command = Where Signoria is installed, this command plays the very same games and keeps them:
