# topic: none
# Was an einer Partieaufzeichnung falsch ist.  Danach folgt in den Worten des Formats, was dort zu
# erwarten war.

record-at = Zeile { $line }, Spalte { $column }
record-expected = ; erwartet: { $wanted }
record-in-turn = Zug { $turn }
record-in-opening = Eröffnung
record-in-result = Ergebnis
record-rules = aufgezeichnet nach Regelfassung { $old }, nachgespielt nach Fassung { $new }

record-cannot-read = { $file } lässt sich nicht lesen: { $problem }
record-cannot-save = das Spiel lässt sich nicht in { $file } speichern: { $problem }
record-save-too-large = das Spiel lässt sich nicht in { $file } speichern: die Aufzeichnung wäre größer als { $limit } Byte

record-too-large = die Aufzeichnung ist größer als { $limit } Byte
record-utf16 = der Text ist in UTF-16 kodiert
record-not-utf8 = das Byte { $byte } ist kein UTF-8
record-control-character = das Steuerzeichen { $code } ist nicht erlaubt
record-line-too-long = die Zeile ist länger als { $limit } Zeichen

record-no-record = das ist keine Partieaufzeichnung
record-newer-format = Format { $version } der Aufzeichnung ist neuer als dieses Programm, das { $known } kennt
record-bad-version = „{ $version }“ ist keine Fassung des Formats
record-bad-header = das ist keine Kopfzeile
record-misspelt = die Kopfzeile { $field } ist unbekannt; gemeint ist wohl { $meant }
record-doubled = { $field } steht schon in Zeile { $first }
record-no-value = { $field } hat keinen Wert
record-missing = die Kopfzeile { $field } fehlt
record-no-setup = der Aufbau fehlt
record-ends = die Aufzeichnung endet zu früh
record-bad-line = diese Zeile ist hier nicht zu verstehen
record-no-hash = am Ende des Zuges fehlt die Prüfsumme der Stellung
record-bad-hash = das ist keine Prüfsumme; eine hat 16 hexadezimale Ziffern
record-turn-order = „{ $found }“ steht nicht in der richtigen Reihenfolge
record-empty-turn = der Zug ist leer
record-bad-result = das ist keine Zeile eines Ergebnisses

record-unknown-game = es gibt kein Spiel „{ $field }“
record-bad-setup = dieser Aufbau ist unmöglich: { $problem }
record-bad-move = das ist kein Spielzug: { $problem }
record-illegal = „{ $move }“ ist nicht erlaubt: { $problem }
record-wrong-seat = hier entscheidet Platz { $right }, nicht Platz { $found }
record-chance = hier entscheidet der Zufall, nicht Platz { $found }
record-no-chance = hier entscheidet Platz { $right }, nicht der Zufall
record-over = das Spiel ist schon zu Ende
record-no-opening = die Entscheidungen vor dem ersten Zug fehlen
record-an-opening = in diesem Spiel wird vor dem ersten Zug nichts entschieden
record-turn-over = der Zug ist schon zu Ende
record-turn-not-over = der Zug ist noch nicht zu Ende; Platz { $right } entscheidet
record-wrong-hash = die Stellung am Ende ist eine andere: geändert wurde die Prüfsumme oder davor eine Entscheidung oder der Aufbau
record-unknown-hash = die Aufzeichnung lässt die Prüfsumme der Stellung offen
record-wrong-result = das Ergebnis ist ein anderes
record-too-many = mehr Plätze hat das Spiel nicht
record-not-over = das Spiel ist noch nicht zu Ende
record-no-result = das Spiel ist zu Ende, aber das Ergebnis fehlt oder ist unvollständig

# Was replay und verify sagen.
record-title = { $game } nach { $turns ->
    [0] der Eröffnung
    [one] einem Zug
   *[other] { $turns } Zügen
}
record-log = Der letzte Zug
record-timed-out = Die Zeit war um für { $player }, und ein Bot entschied. Züge: { $turns }
record-drawing = Eine Karte wird gezogen.
record-decides = { $player } entscheidet jetzt.
record-seat = Platz { $seat }
record-agrees = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $moves ->
    [one] eine Entscheidung
   *[other] { $moves } Entscheidungen
} und { $hashes ->
    [one] eine Prüfsumme
   *[other] { $hashes } Prüfsummen
}: alles stimmt
record-finished = das Spiel ist zu Ende
record-unfinished = das Spiel ist nicht zu Ende
record-few-turns = in der Aufzeichnung { $turns ->
    [0] ist kein Zug
    [one] ist nur ein Zug
   *[other] sind nur { $turns } Züge
} zu Ende, nicht { $until }
record-bad-until = eine Anzahl von Zügen ist mindestens 0, nicht { $until }
record-bad-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }

# Was aus dem Startwert folgt, an den ein Server gebunden war.
record-bad-seed = der Startwert hat 64 hexadezimale Ziffern
record-wrong-seed = das ist nicht der Startwert, auf den sich der Server vor dem Spiel festgelegt hat
record-bad-options = die Optionen des Aufbaus fehlen oder sind unvollständig
record-unfair-setup = der Aufbau folgt nicht aus dem Startwert
record-bad-undone = das sind nicht die Nummern zurückgenommener Ziehungen
record-unfair-draw = Ziehung { $draw } folgt nicht aus dem Startwert
record-fair = { $draws ->
    [0] der Aufbau folgt
    [one] der Aufbau und das eine Zufallsergebnis folgen
   *[other] der Aufbau und alle { $draws } Zufallsergebnisse folgen
} aus dem Startwert, der vor dem Spiel festgelegt war
calimala-record-fair = { $draws ->
    [0] der Aufbau folgt
    [one] der Aufbau und die eine gezogene Karte folgen
   *[other] der Aufbau und alle { $draws } gezogenen Karten folgen
} aus dem Startwert, der vor dem Spiel festgelegt war
forging-florence-record-fair = { $draws ->
    [0] der Aufbau folgt
    [one] der Aufbau und der eine Wurf folgen
   *[other] der Aufbau und alle { $draws } Würfe folgen
} aus dem Startwert, der vor dem Spiel festgelegt war
record-taken-back = { $undone ->
    [one] eine Ziehung wurde zurückgenommen
   *[other] { $undone } Ziehungen wurden zurückgenommen
}
record-sealed = der Startwert ist noch geheim; ob Aufbau und Zufall aus ihm folgen, lässt sich noch nicht prüfen

# A game that begins in the middle of another one.
record-bad-position = das ist keine Stellung des Spiels
record-other-setup = der Aufbau ist nicht der dieser Stellung
record-from-position = sie beginnt mit einer Stellung, die als gegeben gilt: wie sie entstand, ist nicht bewiesen
record-fair-since = { $draws ->
    [0] seither wurde nichts gezogen
    [one] das eine Zufallsergebnis seither folgt aus dem Startwert, der vor dem Spiel festgelegt war
   *[other] alle { $draws } Zufallsergebnisse seither folgen aus dem Startwert, der vor dem Spiel festgelegt war
}

# What verify says about the shuffle and the chain.
record-no-commitment = es fehlt die Festlegung, zu der { $field } gehört: die Aufzeichnung wurde geändert
record-unknown-scheme = ein Mischverfahren „{ $found }“ kennt dieses Programm nicht
record-bad-values = das sind nicht die Werte der Plätze: für jeden 64 hexadezimale Ziffern oder - für nichts
record-bad-chain = das ist keine Kette; eine hat 64 hexadezimale Ziffern und dann zwei für jeden Zug
record-other-head = die Kette passt nicht: geändert, entfernt oder hinzugefügt wurde eine Kopfzeile, der Aufbau oder die Stellung
record-other-turn = die Kette passt von hier an nicht: geändert wurde eine Entscheidung, ein Zufallsergebnis oder die Reihenfolge
record-other-end = die Kette passt nicht: geändert wurde das Ergebnis oder die Kette selbst
record-no-chain = es fehlt die Kette, die zu einer Aufzeichnung mit diesem Mischverfahren gehört
record-scheme-alone = Mischverfahren 1: der Server allein hat den Startwert gewählt, und der Aufbau hängt an 64 Bit davon
record-scheme-together = Mischverfahren 2: dazu gehört, was nach der Festlegung beigetragen wurde, und zwar von { $seats }; wer den Server betreibt, konnte nicht wählen, was gezogen wurde, außer gemeinsam mit dem Platz, der zuletzt beigetragen hat
record-scheme-nobody = Mischverfahren 2, aber niemand hat etwas beigetragen: der Server allein hat den Startwert gewählt
record-silent = nichts beigetragen: { $seats }
record-unbound = sie ist an keinen Startwert gebunden: dass niemand den Zufall zurechtgelegt hat, lässt sich nicht beweisen
record-chain-whole = die Kette ist ganz: seit sie geschrieben wurde, ist keine Entscheidung, kein Zufallsergebnis, keine Reihenfolge und keine Kopfzeile geändert worden, es sei denn, jemand hat eine neue Kette gemacht
record-chain-missing = eine Kette fehlt: wurde ein Zufallsergebnis oder die Reihenfolge so geändert, dass alle Stellungen gleich bleiben, ist das nicht zu sehen
record-chain-missing-order = eine Kette fehlt: wurde die Reihenfolge so geändert, dass alle Stellungen gleich bleiben, ist das nicht zu sehen
