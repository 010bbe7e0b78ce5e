# topic: problems
# What is wrong with a setup, of a match or in a record.

forging-florence-bad-setup-players = Forging Florence is for { $low } to { $high } players, not { $value } (F1.1)
forging-florence-bad-setup-tens = “{ $value }” is not a multiple of ten from { $low } to { $high } (F5.2)
forging-florence-bad-setup-words = { $wanted } words are wanted, not { $value }
forging-florence-bad-setup-once = “{ $value }” stands there twice
forging-florence-bad-setup-twice-each = there are two shops of each kind, but { $times } of “{ $value }” (F1.1)
forging-florence-bad-setup-pairs = the sites with the same letter have the same shop (F3.2)
forging-florence-bad-setup-map-rows = { $rows } rows, not { $wanted } (F2.1)
forging-florence-bad-setup-map-row = row { $row } has { $value } hexes, not { $wanted } (F2.1)
forging-florence-bad-setup-map-sign = row { $row }: “{ $value }” is none of { $known } (F2.1)
forging-florence-bad-setup-map-count = “{ $sign }” is there { $value } times, not { $wanted } (F1.1)
forging-florence-bad-setup-map-centre = the golden hex is not in the middle (F2.1)
forging-florence-bad-setup-map-short-bridges = “{ $sign }” must be two bridges of one hex each (F1.1)
forging-florence-bad-setup-map-long-bridges = “{ $sign }” must be two bridges of two hexes each (F1.1)
forging-florence-bad-setup-map-start = hex { $hex }: beside each H must be one s, and beside each s one H (F3.1)
forging-florence-bad-setup-map-all-beside = hex { $hex } is beside a mill, a quarry and a guild house at once (F2.3)
forging-florence-bad-setup-map-golden = the golden hex cannot be reached (F2.3)
forging-florence-bad-setup-map-unreached = the site { $hex } cannot be reached from { $start } in every setup (F2.3)
forging-florence-bad-setup-map-unfair = the houses differ by { $turns } turns in the way to this place: { $place } (F2.3)
forging-florence-bad-setup-long = { $value } characters are too many; { $most } are allowed
