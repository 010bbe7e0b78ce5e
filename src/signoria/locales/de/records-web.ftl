# Records from elsewhere, and playing on from a moment of a match.

problem-bad-position = das ist keine Stellung des Spiels
problem-shared-device = solange die Partie läuft, kann von ihr aus niemand weiterspielen, wo mehrere an einem Gerät sitzen
problem-bad-record = diese Aufzeichnung lässt sich nicht öffnen: { $text }

# Eine Aufzeichnung von anderswo.
import-title = Eine Aufzeichnung öffnen
import-record = Aufzeichnung
import-what = Eine Aufzeichnung ist ein Text, der ein ganzes Spiel erzählt, etwa einer, der hier heruntergeladen oder im Terminal gespeichert wurde. Du siehst sie durch wie eine eigene Partie und kannst von jedem Augenblick aus weiterspielen. Der Server behält sie nicht.
import-file = Eine Datei
import-text = Oder der Text selbst
import-open = Aufzeichnung öffnen
import-other = Andere Aufzeichnung
import-too-large = Das ist zu groß für eine Aufzeichnung: höchstens { $most } kB.
import-proven-all = Jeder Zug ist erlaubt, und der Start und alles Gezogene folgen aus dem Startwert, an den sich der Server gebunden hatte.
import-proven-since = Jeder Zug ist erlaubt, und alles Gezogene folgt aus dem Startwert. Die Stellung, mit der sie beginnt, gilt als gegeben.
import-proven-sealed = Jeder Zug ist erlaubt. Der Startwert ist noch geheim, das Mischen lässt sich also noch nicht prüfen.
import-proven-unbound = Jeder Zug ist erlaubt. Die Aufzeichnung ist an keinen Startwert gebunden, über das Mischen ist also nichts bekannt.
import-proven-no = Die Züge lassen sich spielen, aber etwas stimmt nicht: { $doubt }

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
origin-there = Zu diesem Augenblick
