# topic: common
liars-dice-name = Lügenwürfeln
liars-dice-about = Verdeckte Würfel, Gebote und Zweifel. Für 2 bis 4.
