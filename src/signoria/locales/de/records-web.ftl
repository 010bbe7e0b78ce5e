# topic: common
# Records from elsewhere, and playing on from a moment of a match.

# Eine Aufzeichnung von anderswo.
import-title = Eine Aufzeichnung öffnen
# Von einem Augenblick aus weiterspielen.
origin-mark = Gedachte Partie
origin-turn = Gedacht: { $turn ->
    [0] mit dem Start eines anderen Spiels begonnen
    [one] nach Zug 1 eines anderen Spiels weitergespielt
   *[other] nach Zug { $turn } eines anderen Spiels weitergespielt
}
origin-start = Wo weitergespielt wurde
