# topic: local

local-loading = Das Spiel ohne Server wird vorbereitet: { $percent } %
local-starting = Der Tisch wird gedeckt …
local-progress = Bisher geladen
local-passing = Dieser Browser bewahrt hier nichts auf. Du kannst spielen, aber deine Partien sind weg, sobald die Seite geschlossen wird.
local-failed-wasm = Dieser Browser hat kein WebAssembly, oder es ist abgeschaltet. Die Regeln lassen sich lesen; zum Spielen braucht es einen anderen Browser.
local-failed-memory = Es ist zu wenig Speicher da. Schließe andere Seiten und lade diese neu. Deine Partien sind aufbewahrt.
local-failed-newer = Eine neuere Fassung dieser Seiten hat deine Partien aufbewahrt. Lade die Seite mit Verbindung neu. Nichts ist verloren.
local-failed-files = Etwas ließ sich nicht laden. Lade die Seite neu, wenn eine Verbindung da ist. Deine Partien sind aufbewahrt.
local-failed-other = Das Spiel ließ sich nicht starten. Lade die Seite neu. Deine Partien sind aufbewahrt.
local-failed-cleared = Die Partien, die dieser Browser aufbewahrt hat, wurden gelöscht, während diese Seite offen war. Sie sind weg. Lade die Seite neu, um neue zu beginnen.
local-failed-mixed = Ein anderer Tab hat diese Seiten in einer anderen Fassung offen. Schließe ihn, dann geht es hier von selbst weiter. Deine Partien sind aufbewahrt.
local-full = Dieser Browser hat keinen Platz mehr. Was zuletzt gespielt wurde, ließ sich nicht aufbewahren und gilt deshalb nicht. Schaffe Platz auf diesem Gerät und spiele es noch einmal. Alles davor ist aufbewahrt.
local-silent = Ein anderer Tab spielt und antwortet nicht: Vielleicht hat der Browser ihn schlafen gelegt. Spiele hier weiter oder öffne jenen Tab.
local-take-over = Hier weiterspielen
local-version = Eine neue Fassung dieser Seiten ist da. Deine Partien bleiben, wie sie sind.
local-renew = Jetzt übernehmen
local-fair = Dieser Browser hat selbst gemischt. Niemand sonst hat etwas zugesichert, darum sagt die Aufzeichnung nichts über das Mischen.
local-hand-over = Mitnehmen
local-hand-over-what = Die Aufzeichnung erzählt die ganze bisherige Partie, auch die verdeckten Karten. Öffne sie auf der Seite eines Servers unter „{ import-title }“ und spiele dort vom letzten Moment an weiter, gegen seine Bots, oder sieh sie nur durch. Was dein Platz nicht weiß, wird dort neu gezogen. Hier bleibt die Partie, wie sie ist.
local-hand-over-end = Die Aufzeichnung erzählt die ganze Partie. Sie lässt sich hier und auf der Seite jedes Servers öffnen und noch einmal durchsehen.
local-share = Teilen …
local-share-failed = Die Aufzeichnung lässt sich nicht lesen. Lade die Seite neu und versuche es noch einmal.
