# topic: common
# What the lists of games say of this one.
calimala-name = Calimala
calimala-about = The cloth guild: discs on the streets of Florence, cloth and ships, churches and council seats. For 3 to 5.
