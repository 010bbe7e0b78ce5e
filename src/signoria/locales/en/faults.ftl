# What is wrong with a setup, with the text of a move, or with a file.

bad-setup-players = Calimala is for { $low } to { $high } players, not { $value } (C1.1)
bad-setup-unknown-option = no such option; there are { $known }
bad-setup-unknown-field = no such part of a setup; there are { $known }
bad-setup-missing = is missing
bad-setup-number = “{ $value }” is not a number from { $low } to { $high }
bad-setup-word = “{ $value }” is none of { $known }
bad-setup-once = “{ $value }” must stand there once, not { $times } times
bad-setup-start = with { $players } players the seats are 0 to { $last }, not { $value }
bad-setup-hands = { $hands } hands for { $players } players (C2.2)
bad-setup-hand = each of { $players } players is dealt { $cards } scoring cards, not { $value } (C2.2)
bad-setup-no-card = with so many players this is a scoring card, not “{ $value }” (C2.2)
bad-setup-a-card = with so many players this is “none”, not “{ $value }” (C2.2)
bad-setup-centre = contribute is printed on the fifth square, the centre (C1.4)
bad-setup-beginner = the beginner’s layout is { $known } (C2.1)
bad-setup-twice = there is only one scoring card “{ $value }” (C1.5)

bad-move-missing = { $wanted } is missing
bad-move-wrong = “{ $value }” is not { $wanted }
bad-move-too-much = “{ $value }” is too much
bad-move-shipment = one to three cloth can be shipped (C4.5)
bad-move-transport = each trade house takes one cloth (C4.6)
wanted-move = a move
wanted-street = a street
wanted-building = a building
wanted-trade-city = a trade city
wanted-port-city = a port city
wanted-material = a material
wanted-church = a church
wanted-action = an action
wanted-action-card = an action card
wanted-starting-card = a starting card
wanted-scoring-card = a scoring card
wanted-disc = a disc
wanted-end = the end of the move

system-no-file = no such file or folder
system-no-permission = permission denied
system-folder = this is a folder, not a file
system-no-folder = a part of the path is not a folder
system-not-ordinary = this is not an ordinary file
system-disk-full = no space is left on the disk
system-file-too-large = the file would be larger than is allowed
system-read-only = the disk can only be read
system-long-name = the name is too long
system-bad-name = no file can have this name
system-disk-error = the disk does not work properly
