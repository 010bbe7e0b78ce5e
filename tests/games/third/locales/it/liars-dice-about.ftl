# topic: common
liars-dice-name = Dado bugiardo
liars-dice-about = Dadi nascosti, puntate e dubbi. Da 2 a 4.
