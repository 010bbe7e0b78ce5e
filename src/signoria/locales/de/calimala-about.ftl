# topic: common
# What the lists of games say of this one.
calimala-name = Calimala
calimala-about = Die Tuchhändlerzunft: Scheiben in den Straßen von Florenz, Stoff und Schiffe, Kirchen und Sitze im Stadtrat. Für 3 bis 5.
