# topic: common
# What things are called.  Labels, capitalised as they stand alone.

# What this language calls itself.
language-name = English

# The players by colour; the letter marks their discs and cubes, so the five letters differ.
seat-0 = Blue
seat-1 = Ochre
seat-2 = Green
seat-3 = Red
seat-4 = Violet
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = G
seat-letter-3 = R
seat-letter-4 = V

# The bots: the six levels from the weakest to the strongest, then two more.
bot-apprentice = apprentice
bot-apprentice-about = Takes what lies nearest and overlooks most else; it learns while it plays. For a first game.
bot-journeyman = journeyman
bot-journeyman-about = Knows the trade but overlooks a lot, most of all early in a game.
bot-artisan = artisan
bot-artisan-about = Plays sensibly and makes a mistake now and then.
bot-merchant = merchant
bot-merchant-about = Misses little and answers at once.
bot-banker = banker
bot-banker-about = Hardly gives anything away.
bot-master = master
bot-master-about = Looks ahead, up to two seconds a move: the strongest of the levels.
bot-heuristic = heuristic
bot-heuristic-about = Plays by rules of thumb, without looking ahead; what the levels are made from.
bot-random = random
bot-random-about = Takes any move that is allowed.
bot-like = { $bot }: { $about }

list-and = { $first } and { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
