# topic: common
# What the lists of games say of this one.
forging-florence-name = Forging Florence
forging-florence-about = Hexes and bridges, artists and their works, guild houses and the Dome. For 2 to 4.
