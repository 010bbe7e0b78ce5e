# topic: common
# What the lists of games say of this one.
forging-florence-name = Forging Florence
forging-florence-about = Caselle e ponti, artisti e le loro opere, case delle arti e la cupola. Da 2 a 4.
