# topic: common
liars-dice-name = Dado mentiroso
liars-dice-about = Dados ocultos, apuestas y dudas. Para 2 a 4.
