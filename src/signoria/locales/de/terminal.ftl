# topic: none
# Was nur im Terminal steht.

yes = ja
no = nein
none = keine
seat-me = ich
head-round = Runde { $round } von { $rounds }
head-scores = Punkte: { $scores }.
prompt = Deine Wahl (hilfe):
title-mats = Die Spieler
column-player = Spieler
column-points = Punkte

command-help = hilfe
command-moves = züge
command-mats = spieler
command-hand = hand
command-log = verlauf
command-undo = zurück
command-why = warum
command-save = sichern
command-quit = ende
help-intro = Tippe die Nummer einer Wahl oder einen Zug in Worten; die Anfänge der Wörter genügen. Oder eines von diesen:
help-help = diese Hilfe
help-moves = noch einmal die Liste der Züge
help-hand = deine eigenen Karten
help-log = alles, was geschehen ist
help-undo = deine letzte Entscheidung zurücknehmen, wenn seither niemand etwas erfahren hat
help-why = warum ein Zug nicht möglich ist, mit der Regel: warum und der Zug (oder: ? und der Zug); ? allein: die Regel der letzten Ablehnung
help-save = jetzt sichern (jeder Zug wird ohnehin gesichert)
help-quit = aufhören; das Spiel bleibt erhalten
help-signs = Die Zeichen:
log-cut = … { $count } weitere: { $command }
why-what = Schreibe den Zug dahinter.
why-legal = Dieser Zug ist möglich.
undo-refused = Das lässt sich nicht zurücknehmen: Seit deiner letzten Entscheidung hat jemand entschieden oder etwas erfahren.
saved = Gesichert in { $path }.
no-such-number = Diese Nummer gibt es hier nicht; sie gehen von { $first } bis { $last }.
no-move = „{ $text }“ ist kein Zug. Tippe eine Nummer aus der Liste oder hilfe.
no-move-expected = „{ $text }“ ist kein Zug. Möglich wäre dort: { $expected }.
illegal = { $text } (Regel { $rule })
rule = Regel { $number }: { $text }
hand-over = { $player } entscheidet. Gib das Terminal weiter und drücke dann Enter.

welcome = { $game }. Enter nimmt, was in eckigen Klammern steht.
ask = { $question } ({ $answers }) [{ $default }]
ask-again = Bitte eines von diesen: { $answers }.
ask-game = Welches Spiel?
ask-players = Wie viele spielen mit?
ask-people = Wie viele davon an diesem Terminal?
ask-bots = Gegner?
go-on = Ein Spiel zu { $players } ist in Runde { $round } liegen geblieben. Damit weitermachen?
goodbye = Auf Wiedersehen.
left = Das Spiel endet hier.
left-saved = Das Spiel bleibt erhalten. Weiter geht es mit: signoria play --record { $path }
left-unsaved = Das Spiel ließ sich nicht sichern und ist verloren.
not-saved = Achtung: { $problem }. Das Spiel geht im Speicher weiter, und jeder Zug versucht es wieder.
kept-in = Die Aufzeichnung des Spiels: { $path }
result-title = Das Ergebnis
result-line = { $place }. { $player } ({ $who }): { points }
result-you-win = Du gewinnst.
result-wins = { $player } gewinnt.
result-shared = { $players } teilen sich den Sieg.

bad-option = „{ $value }“ passt nicht zu { $option }
bad-game = ein Spiel „{ $name }“ gibt es nicht
right-option = richtig wäre: { $right }
from-to = eine Zahl von { $low } bis { $high }
right-start = ein Platz von 0 bis { $high } oder random
seats-range = { $low } bis { $high } Namen, durch Kommas getrennt
seats-differ = es spielen { $players }, aber { $seats } Plätze sind genannt
seats-hint = --players und --seats müssen zusammenpassen; eines davon genügt
match-over = das Spiel in { $path } ist zu Ende
match-over-hint = ansehen mit: signoria replay { $path }; oder eine andere Datei für ein neues Spiel wählen
left-behind = Die letzten Züge sind nicht gesichert. { $path } enthält das Spiel bis { $turn ->
    [0] zur Eröffnung
   *[other] Zug { $turn }
}.
not-resumed = Achtung: Mit einem gesicherten Spiel geht es nicht weiter: { $problem }
in-use = das Spiel in { $path } wird gerade in einem anderen Programm gespielt
in-use-hint = dort zuerst aufhören oder eine andere Datei wählen
other-rules = das Spiel in { $path } wurde nach den Regeln { $rules } aufgezeichnet und verläuft nach den heutigen anders ({ $place }); weiterzuspielen würde überschreiben, was das beweist
other-rules-hint = ansehen mit: signoria verify { $path }; für ein neues Spiel eine andere Datei wählen
other-game = die Partie in { $path } ist eine von { $game }
contradicts = { $option } { $value } widerspricht dem Spiel in { $path }; dort gilt { $found }
contradicts-hint = ohne diese Option geht jenes Spiel weiter; für ein neues eine andere Datei wählen
seats-assumed = Die Kopfzeile { $header } sagt nicht, wer spielt; angenommen wird: { $seats }. Anders mit: --seats
seed-assumed = Die Kopfzeile { $header } ist keine Zahl von 0 bis { $high }; von hier an wird neu gelost.
no-terminal = { $game } lässt sich nicht im Terminal spielen; spiele es im Browser: signoria serve
