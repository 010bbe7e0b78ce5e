# topic: fair
# The shuffle of a match, in its panel.
web-fair-what = Alle Karten dieser Partie folgen aus einer geheimen Zahl, die vor dem ersten Zug feststand; unten steht ihr Fingerabdruck. Am Ende wird die Zahl selbst gezeigt, und alle können nachprüfen, dass niemand die Karten zurechtgelegt hat.
web-fair-commitment = Fingerabdruck (SHA-256)
web-fair-seed = Die geheime Zahl
web-fair-check = Nachprüfen mit
origin-fair = Alles, was in dieser Partie gezogen wird, folgt aus einer geheimen Zahl, die vor ihrem ersten Zug feststand; unten steht ihr Fingerabdruck. Die Stellung, mit der sie begann, gilt als gegeben.
forging-florence-web-fair-what = Der Aufbau dieser Partie und jeder Wurf folgen aus einer geheimen Zahl, die vor dem ersten Zug feststand; unten steht ihr Fingerabdruck. Am Ende wird die Zahl selbst gezeigt, und alle können nachprüfen, dass niemand etwas zurechtgelegt hat.
web-fair-together = Nachdem sie den Fingerabdruck gesehen hatten, haben die Browser der Spielenden eigene Werte beigetragen; also konnte auch nicht wählen, wer den Server betreibt, außer gemeinsam mit dem Browser, der zuletzt beigetragen hat.
web-fair-alone = Der Server allein hat die geheime Zahl gewählt: eine ältere Version hat diese Partie begonnen.
web-fair-silent = Nichts beigetragen wurde für: { $seats }.
web-fair-mine = Der Wert deines Browsers ist Teil dieser Mischung.
web-fair-mine-later = Dein Browser hat einen Wert zu dieser Mischung beigetragen; am Ende prüft er, ob er Teil davon ist.
web-fair-mine-missing = Der Wert deines Browsers ist nicht Teil dieser Mischung, obwohl er gesendet wurde. Frag nach, wer den Server betreibt.
web-fair-mine-unread = Die Aufzeichnung ist gerade nicht zu lesen; ob der Wert deines Browsers Teil der Mischung ist, wurde nicht geprüft.
web-fair-value = Der Wert deines Browsers

# The same of a record from elsewhere.
import-alone = Den Startwert hat der Server allein gewählt.
import-unchained = Sie hat keine Kette, also kann ein geändertes Ergebnis oder eine andere Reihenfolge unbemerkt bleiben.

# Why nothing can be added.
problem-contributed = zu dieser Mischung ist schon beigetragen worden
problem-no-contribution = zur Mischung dieser Partie trägt niemand bei: eine ältere Version hat sie angelegt
