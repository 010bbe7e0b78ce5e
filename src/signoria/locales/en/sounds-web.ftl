# topic: sounds
# What is heard at a table, and how loud.

sounds = Sounds
sounds-on = Quiet sounds
sounds-what = A table is heard a little: pieces, cards and coins, and a bell when it is your turn. Where several people play at one device it is silent until you tick this.
sounds-volume = How loud
sounds-volume-now = { $percent } %
sounds-listen = Listen to each
sounds-wood = Wood
sounds-paper = Card
sounds-coins = Coins
sounds-chisel = Chisel
sounds-die = Die
sounds-turn = Your turn
sounds-scored = Scoring
