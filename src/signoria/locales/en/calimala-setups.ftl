# topic: problems
# What is wrong with a setup, of a match or in a record.

calimala-bad-setup-players = Calimala is for { $low } to { $high } players, not { $value } (C1.1)
calimala-bad-setup-tile-place = by the variant “{ $value }” is not the tile at the place { $place } (C2.1)
calimala-bad-setup-once = “{ $value }” must stand there once, not { $times } times
calimala-bad-setup-hands = { $hands } hands for { $players } players (C2.2)
calimala-bad-setup-hand = each of { $players } players is dealt { $cards } scoring cards, not { $value } (C2.2)
calimala-bad-setup-no-card = with so many players this is a scoring card, not “{ $value }” (C2.2)
calimala-bad-setup-a-card = with so many players this is “none”, not “{ $value }” (C2.2)
calimala-bad-setup-centre = contribute is printed on the fifth square, the centre (C1.4)
calimala-bad-setup-beginner = the beginner’s layout is { $known } (C2.1)
calimala-bad-setup-twice = there is only one scoring card “{ $value }” (C1.5)
