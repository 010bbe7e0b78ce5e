# topic: common
# Records from elsewhere, and playing on from a moment of a match.

problem-shared-device = solange die Partie läuft, kann von ihr aus niemand weiterspielen, wo mehrere an einem Gerät sitzen
# Eine Aufzeichnung von anderswo.
import-title = Eine Aufzeichnung öffnen
# Von einem Augenblick aus weiterspielen.
play-on = Von hier weiterspielen
play-on-what = Eine neue Partie beginnt mit dieser Stellung. Sie ist gedacht: Was dein Platz nicht gesehen hatte, wird neu gezogen, und Bots spielen die anderen.
play-on-seat = Du spielst
play-on-bot = Die anderen spielt
play-on-begin = Beginnen
origin-mark = Gedachte Partie
origin-turn = Gedacht: { $turn ->
    [0] mit dem Start eines anderen Spiels begonnen
    [one] nach Zug 1 eines anderen Spiels weitergespielt
   *[other] nach Zug { $turn } eines anderen Spiels weitergespielt
}
origin-start = Wo weitergespielt wurde
