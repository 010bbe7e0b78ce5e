# topic: common
# What the lists of games say of this one.
forging-florence-name = Forging Florence
forging-florence-about = Casillas y puentes, artistas y sus obras, casas gremiales y la cúpula. De 2 a 4.
