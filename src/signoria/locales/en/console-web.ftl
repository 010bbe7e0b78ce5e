# topic: later
# The table in words: what one can ask for, by a command.

table-command = Command or move
table-command-hint = Type the number or the words of a move, or a command; ? lists the commands.
table-command-busy = The last move is still on its way.
table-commands = Type the number of a move, its words or the beginnings of its words, or one of these commands, by its sign or its word:
table-command-line = { $key } or { $word }: { $does }
table-command-help = help
table-command-help-does = this list; with a move behind it, why that is not possible
table-command-decision = decision
table-command-decision-does = what is to be decided, and how the game stands
table-command-options = options
table-command-options-does = all moves that are possible now, with their numbers
table-command-last = last
table-command-last-does = the last turns; with a number, so many
table-command-players = players
table-command-players-does = what every player has
table-command-why = why
table-command-why-does = with a move behind it: why it is not possible, with the rule
table-command-explain = explain
table-command-explain-does = with the name of a thing behind it: what it is for, what it takes, how it stands; without one, which things there are
table-command-whatif = whatif
table-command-whatif-does = with a move behind it: what it would change
table-command-undo = undo
table-command-undo-does = takes your last decision back
table-command-advice = advice
table-command-advice-does = what the program would do now, where hints are given
