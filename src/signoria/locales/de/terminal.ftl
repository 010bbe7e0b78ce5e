# Was nur im Terminal steht.

you = du
yes = ja
no = nein
none = keine
nobody = niemand
white = weiß
seat-me = ich

ask-keeping = Behalte eine deiner Wertungskarten.
ask-taking = Nimm eine Startkarte.
ask-placing = Lege eine Scheibe auf eine Straße.
ask-acting = Deine Scheibe auf { $street } ist aktiviert.
ask-acting-white = Deine weiße Scheibe auf { $street } ist aktiviert.
ask-seating = Wähle die Scheibe, die den Sitz nimmt.
ask-drawing = Eine Karte wird gezogen.
ask-over = Das Spiel ist zu Ende.
detail-keeping = Sie wird am Ende für alle gewertet, wie die offene Karte { $card }.
detail-left = Noch offen: { $kinds }.
detail-left-none = Beide Aktionen sind verwendet; du darfst noch Karten spielen.
detail-duty = { $count ->
    [one] Du musst sie ausführen.
   *[other] Mindestens eine davon musst du ausführen.
}
left-twice = zweimal { $kind }
head-round = Runde { $round } von { $rounds }
head-deck = Nachziehstapel { $deck }, Ablage { $discard }
head-begins = { $you ->
    [yes] du beginnst
   *[no] { $player } beginnt
}
head-face-up = offene Karte { $card }
head-scores = Punkte: { $scores }.
own-hand = Deine Hand: { $cards }.
own-hand-empty = Deine Hand ist leer.
own-kept = Deine Wertungskarte: { $card }.

menu-keeping = Deine Wertungskarten:
menu-taking = Die offenen Startkarten:
menu-seating = Deine Scheiben:
menu-placing = Straßen, und wer dann handelt:
menu-placing-both = Straßen, und wer dann handelt ({ $key }w: mit einer weißen Scheibe):
menu-placing-white = Mit einer weißen Scheibe, jede Aktion zweimal:
menu-act = Aktionen der Straße:
menu-act-one = { $kind }, auf der Straße:
menu-card = Karten aus deiner Hand:
menu-card-one = { $kind }, mit einer Karte:
menu-rest = Oder:
menu-street = { $street }: { $order }
menu-seat = ; { $you ->
    [yes] du nimmst den Sitz auf Plättchen { $tile }, { $category }
   *[no] { $player } nimmt den Sitz auf Plättchen { $tile }, { $category }
}
menu-leaves = ; die unterste Scheibe verlässt das Spiel
seat-sign = Sitz auf diesem Plättchen
prompt = Deine Wahl (hilfe):

title-board = Die Stadt
title-tiles = Die nächsten Wertungen, wie sie jetzt ausfielen
title-mats = Die Spieler
title-buildings = Die Gebäude
title-cities = Die Städte
title-discards = Ablagestapel: { $cards }
board-row = Reihe { $row }: { $squares }
stack = von oben { $discs }
stack-empty = keine Scheibe
tiles-seats = Vergebene Sitze: { $seats }
tiles-later = Danach
tiles-seats-title = Sitze
mat-stores = Lagerhäuser: { $stores }.
mat-workshops = Werkstätten: { $workshops }, Stoff darin: { $cloth }.
mat-built = Schiffe: { $ships }. Handelshäuser: { $houses }.
mat-discs = Scheiben im Vorrat: { $coloured }, weiße: { $white }. Sitze: { $seats }.
mat-cards = Karten auf der Hand: { $cards }. Würfel im Vorrat: { $cubes }.
slots = { $name }: { $cubes }; frei { $free }
city-houses = Handelshäuser: { $owners }
column-player = Spieler
column-points = Punkte
column-cloth = Stoff
column-ships = Schiffe
column-houses = Häuser
column-discs = Scheiben
column-seats = Sitze
column-cards = Karten

command-help = hilfe
command-moves = züge
command-board = stadt
command-mats = spieler
command-tiles = wertungen
command-places = orte
command-discards = ablage
command-hand = hand
command-log = verlauf
command-undo = zurück
command-why = warum
command-save = sichern
command-quit = ende
help-intro = Tippe die Nummer einer Wahl oder einen Zug in Worten, etwa „legen Holz|Schiff“ oder „bauen Werkstatt“; die Anfänge der Wörter genügen. Oder eines von diesen:
help-help = diese Hilfe
help-moves = noch einmal die Liste der Züge
help-board = die Stadt mit ihren Straßen und Stapeln
help-mats = Lagerhäuser, Werkstätten, Schiffe und Scheiben von allen
help-tiles = die nächsten Wertungen und die vergebenen Sitze
help-places = Kirchen, Kunstwerke und Städte
help-discards = der offene Ablagestapel
help-hand = deine eigenen Karten
help-log = alles, was geschehen ist
help-undo = deine letzte Entscheidung zurücknehmen, wenn seither niemand etwas erfahren hat
help-why = warum ein Zug nicht möglich ist, mit der Regel: warum Schiff Lissabon (oder: ? Schiff Lissabon); ? allein: die Regel der letzten Ablehnung
help-save = jetzt sichern (jeder Zug wird ohnehin gesichert)
help-quit = aufhören; das Spiel bleibt erhalten
help-signs = Die Zeichen:
sign-player = { $player }: Scheibe oder Würfel, mit Buchstabe und Muster
sign-white = eine weiße Scheibe; kurz ein Stern
sign-stack = Straße 7 mit ihrem Stapel, von oben gelesen
sign-order = wer dann handelt, in dieser Reihenfolge
sign-seat = { $player } nimmt dann den Sitz auf Plättchen 1
sign-leaves = diese Scheibe verlässt dann das Spiel
sign-discs = Scheiben im Vorrat: zehn farbige, zwei weiße
sign-workshops = Stoff in jeder Werkstatt; – ist nicht gebaut
sign-slots = { $player } hat dort einen Würfel, vier Felder sind frei
sign-standing = ein Würfel, im Gleichstand (=), der jetzt zwei Punkte brächte
sign-now = wer entscheidet, die aktivierte Straße, die nächste Wertung
log-cut = … { $count } weitere: { $command }
why-what = Schreibe den Zug dahinter: warum Schiff Lissabon
why-legal = Dieser Zug ist möglich.
undo-refused = Das lässt sich nicht zurücknehmen: Seit deiner letzten Entscheidung hat jemand entschieden oder etwas erfahren.
saved = Gesichert in { $path }.
no-such-number = Diese Nummer gibt es hier nicht; sie gehen von { $first } bis { $last }.
no-move = „{ $text }“ ist kein Zug. Tippe eine Nummer aus der Liste oder hilfe.
no-move-expected = „{ $text }“ ist kein Zug. Möglich wäre dort: { $expected }.
illegal = { $text } (Regel { $rule })
rule = Regel { $number }: { $text }
hand-over = { $player } entscheidet. Gib das Terminal weiter und drücke dann Enter.

welcome = Calimala: Stoffhändler in Florenz. Enter nimmt, was in eckigen Klammern steht.
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
result-tie = Punktgleich: Mehr Sitze und Kunstwerke im Stadtrat entscheiden.
result-tie-shared = Punktgleich und gleich viele Sitze und Kunstwerke im Stadtrat.

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
menu-only = Möglich ist jetzt:
head-next = Nächste Wertungen: { $tiles }.
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
no-desk = { $game } lässt sich nicht im Terminal spielen; spiele es im Browser: signoria serve
