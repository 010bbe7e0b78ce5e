# topic: none
# What signoria train says.

cli-train-description = learn from games between bots how to judge positions
cli-train-folder = where games, checkpoints and the network are put (default: training-GAME); an interrupted training goes on from there
cli-train-games = how many games are played (default: 100000)
cli-train-kept = how many positions of each game are learned from (default: 4)
cli-train-layers = the units of the two hidden layers (default: 128,32)
cli-train-epochs = how often all positions are gone through (default: 4)
cli-train-batch = how many positions make a step (default: 1024)
cli-train-seed = the same number gives the same games and the same network
cli-train-threads = how many threads learn (default: 1)
train-missing = signoria train needs packages that are not installed: { $names }
train-missing-hint = pip install 'signoria[train]' installs them
train-right-layers = two numbers from 1 to { $most } with a comma between them, such as 128,32
train-folder = { $folder } cannot be used: { $reason }
train-damaged = { $file } is damaged
train-damaged-hint = remove it, and it will be made again
train-played = { $done } of { $games } games
train-epoch = epoch { $epoch } of { $epochs }: mean squared error { $error }, that of the game’s own estimate { $own }
train-written = written: { $file }
train-interrupted = interrupted; the same command goes on with what lies in { $folder }
train-other = the training that was begun here is another one ({ $what })
train-other-hint = name another folder, or remove { $file } to begin again
