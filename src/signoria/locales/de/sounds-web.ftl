# topic: sounds
# What is heard at a table, and how loud.

sounds = Klänge
sounds-on = Leise Klänge
sounds-what = Man hört ein wenig vom Tisch: Steine, Karten und Münzen, und eine Glocke, wenn du am Zug bist. Wo mehrere an einem Gerät spielen, bleibt es still, bis du das hier ankreuzt.
sounds-volume = Wie laut
sounds-volume-now = { $percent } %
sounds-listen = Einzeln anhören
sounds-wood = Holz
sounds-paper = Karte
sounds-coins = Münzen
sounds-chisel = Meißel
sounds-die = Würfel
sounds-turn = Du bist am Zug
sounds-scored = Wertung
