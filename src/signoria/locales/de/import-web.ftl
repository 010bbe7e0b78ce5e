# topic: import
# A record from elsewhere, as its page tells it.

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
problem-bad-position = das ist keine Stellung des Spiels
problem-bad-record = diese Aufzeichnung lässt sich nicht öffnen: { $text }
