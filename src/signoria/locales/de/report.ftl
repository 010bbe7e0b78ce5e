# topic: none
# Was signoria report sagt, und seine Seiten.

cli-report-description = aus vielen simulierten Partien eine Seite mit Diagrammen machen
cli-report-folder = der Ordner, den simulate --out geschrieben hat, oder eine seiner Parquet-Dateien; was --vary geschrieben hat, wird verglichen
cli-report-compare = stattdessen zeigen, worin sich zwei Läufe unterscheiden
cli-report-out = die Seite, die geschrieben wird (sonst: report.html)
report-progress = Lesen
report-written = Der Bericht steht in { $path }.
report-unwritten = { $path } lässt sich nicht schreiben: { $what }
report-one-or-two = nenne einen Lauf, oder zwei nach --compare
report-one-or-two-hint = zum Beispiel: signoria report LAUF -o report.html
report-no-extra = ein Bericht braucht das Paket { $name }, das nicht installiert ist
report-no-extra-hint = pip install "signoria[report]" bringt alles mit, was er braucht
report-bad-unlike = Läufe verschiedener Spiele oder Spielerzahlen lassen sich nicht vergleichen: { $one } und { $other }
report-bad-missing = { $path } ist kein Lauf
report-bad-empty = in { $path } ist noch kein Teil des Laufs fertig
report-bad-settings = { $path } lässt sich nicht lesen: { $what }
report-bad-version = { $path } hat die Version { $version } des Formats für Läufe; dieses Programm kennt { $known }
report-bad-column = { $path } fehlt die Spalte { $column }
report-bad-kind = { $path }: In der Spalte { $column } steht etwas anderes, als sie soll
report-bad-syntax = { $path } ist nicht das, was simulate geschrieben hat: kein JSON, oder andere Felder
report-bad-game = { $path } handelt von { $game }; dieses Programm kennt { $known }
report-bad-damaged = { $path } ist beschädigt: Die Zeilen passen nicht zu den Partien
report-bad-unreadable = { $path } lässt sich nicht lesen: { $what }
report-bad-hint = signoria simulate SPIEL --out ORDNER schreibt Läufe und führt einen unfertigen zu Ende

report-title = { $game }: ein Bericht
report-title-compared = { $game }: { $one } und { $other } im Vergleich
report-games = Partien
report-bots = Spieler
report-seats = Plätze
report-rotating = alle rücken von Partie zu Partie einen Platz weiter
report-staying = alle behalten ihren Platz
report-seed = Startzahl
report-version = Version (Programm / Regeln)
report-code = Code von { $what }
report-unfinished = Der Lauf ist nicht fertig: Hier stehen die { $done } von { $asked } Partien, die gespielt sind.
report-few = Das sind wenige Partien. Das meiste, was verschieden aussieht, kann Zufall sein.
report-short = Kurz gesagt
report-changes-title = Was sich geändert hat
report-contents = Inhalt
report-numbers = Die Zahlen
report-read = Die Zahlen in Klammern sind 95-%-Intervalle. Sie entstehen, indem reihum je ein Zwanzigstel der Startaufstellungen weggelassen wird; Partien mit derselben Aufstellung zählen dabei als eine. „Deutlich“ wird von einer Zahl an einer Stelle entschieden und gilt dann überall, wo sie steht: Die erste Frage, die nach dem Beginn, wird für sich beurteilt; alle anderen einer Tabelle oder eines Bildes werden gemeinsam beurteilt, sodass mit höchstens 5 % Wahrscheinlichkeit irgendeine zu Unrecht deutlich genannt wird. So kann ein Intervall die 0 auslassen und der Unterschied doch nicht deutlich sein. Groß heißt es nicht: Sieh auch auf die Größe. All das gilt für diese Spieler; Menschen oder stärkere Bots spielen vielleicht anders.
report-made = Gemacht von signoria report.
report-interval = { $value } ({ $low } bis { $high })
report-percentage-points = { $number } Pp.
report-what = Was
report-share = Anteil der Siege
report-number = Mittel
report-difference = Unterschied
report-winners = Sieger
report-others = Die anderen
report-fair-line = gerecht: { $fair }
report-no-difference = kein Unterschied
report-gaps = Der Unterschied, { $other } weniger { $one }, mit seinem eigenen Intervall. Gefüllt: deutlich. Hohl: nicht deutlich.
report-gaps-curve = Der Unterschied, { $other } weniger { $one }, mit seinem eigenen Intervall.
report-gaps-first = Der Unterschied zu { $first }, mit seinem eigenen Intervall. Gefüllt: deutlich. Hohl: nicht deutlich.
report-axis-points = Punkte
report-axis-times = Wie oft oder wie viel in einer Partie
report-axis-part = Teil der Unterschiede
report-axis-turns = Länge in Zügen
report-axis-start-wins = Siege dessen, der beginnt
report-and-more = { $number ->
    [one] {" "}und eines mehr
   *[other] {" "}und { $number } weitere
}
report-apart-more = Deutlich mehr als { $fair }: { $list }.
report-apart-less = Deutlich weniger als { $fair }: { $list }.
report-apart-none = { $count ->
    [0] Um das zu beurteilen, sind es zu wenige Partien.
    [one] Es weicht nicht deutlich von { $fair } ab.
   *[other] Keines der { $count } weicht deutlich von { $fair } ab.
}
report-winners-more = Sieger haben deutlich mehr: { $list }.
report-winners-less = Sieger haben deutlich weniger: { $list }.
report-winners-none = Sieger und die anderen unterscheiden sich in nichts deutlich.
report-changed-more = Deutlich mehr in { $other } als in { $one }: { $list }.
report-changed-less = Deutlich weniger in { $other } als in { $one }: { $list }.
report-changed-none = Zwischen { $one } und { $other } unterscheidet sich nichts deutlich.
report-range = Am meisten: { $most }, { $high }. Am wenigsten: { $least }, { $low }.
report-rose = Deutlich höher in { $other } als in { $one }: { $list }.
report-fell = Deutlich niedriger in { $other } als in { $one }: { $list }.
report-unclear = Nicht deutlich unter den { $count }, die gemeinsam beurteilt werden; { $other } und { $one } können darin gleich sein: { $list }.

report-start-wins = Siege dessen, der beginnt
report-last-wins = Siege des Letzten in der Reihe
report-winners-points = Punkte des Siegers
report-margin-mean = Vorsprung des Siegers am Ende
report-draws-share = geteilte Siege
report-turns-mean = Züge
report-decisions-mean = Entscheidungen
report-changes-mean = Wechsel der Führung
report-half-wins = Siege dessen, der bei Halbzeit führt
report-comebacks = Siege vom letzten Platz bei Halbzeit aus
report-decided-at = wie spät die Führung endgültig ist
report-order-part = Anteil der Reihenfolge an den Unterschieden in Punkten

report-title-many = { $game }: { $number } Läufe im Vergleich
report-many = Die Läufe nebeneinander
report-many-start = Wer beginnt, gewinnt zwischen { $least } der Partien in { $low } und { $most } in { $high }; gerecht wären { $fair }.
report-many-about = Jeder Lauf wird mit { $first } verglichen. Wie oft gewinnt, wer beginnt, wird für sich beurteilt, für { $runs } Läufe gemeinsam; alle anderen Zahlen sind eine Familie.
report-run = Lauf
report-many-more = { $name }: deutlich mehr als in { $first }: { $list }.
report-many-less = { $name }: deutlich weniger als in { $first }: { $list }.
report-many-none = { $name }: keiner unterscheidet sich deutlich von { $first }.

report-balance = Wer gewinnt
report-start-more = Wer beginnt, gewinnt zu oft: { $share } der Partien, gerecht wären { $fair }. Das ist deutlich mehr.
report-start-less = Wer beginnt, gewinnt zu selten: { $share } der Partien, gerecht wären { $fair }. Das ist deutlich weniger.
report-start-even = Wer beginnt, gewinnt { $share } der Partien; gerecht wären { $fair }. Das ist kein deutlicher Unterschied.
report-start-changed = Wer beginnt, gewinnt in { $first } { $one } der Partien und in { $second } { $other }; gerecht wären { $fair }. Der Unterschied von { $difference } ist deutlich.
report-start-same = Wer beginnt, gewinnt in { $first } { $one } der Partien und in { $second } { $other }; gerecht wären { $fair }. Der Unterschied von { $difference } ist nicht deutlich.
report-order = { $place ->
    [1] Wer beginnt
   *[other] Platz { $place } in der Reihenfolge
}
report-order-wins = Siege nach der Reihenfolge
report-order-points = Punkte nach der Reihenfolge
report-entrant-wins = Siege nach Spieler

report-points = Woher die Punkte kommen
report-points-about = Mittlere Punkte eines Platzes in einer Partie. Sieger stehen neben dem Mittel der anderen; ein geteilter Sieg zählt anteilig.
report-points-by = Punkte: { $kind }
report-over-time = Punkte im Lauf der Partie
report-over-time-about = Mittlere Punkte nach so vielen Zügen; der letzte Schritt schließt die Schlusswertung ein.
report-turns-played = Gespielte Züge
report-openings = Welche Eröffnungen gewinnen
report-openings-about = Wie oft gewinnt, wer so begonnen hat. Warum, sagt es nicht: Vielleicht war erst der Platz gut, und der Sieg kam daher.
report-choices = Was Sieger tun
report-choices-about = Wie oft oder wie viel in einer Partie, bei Siegern und bei den anderen. Wer vorn liegt, kann sich mehr leisten; nicht alles davon ist ein Grund.
report-doers = Wer es tat und gewann
report-doers-about = Wie oft gewinnt, wer es wenigstens einmal getan hat; die Zahlen sagen, wie viele das waren. Wer vorn liegt, kann sich mehr leisten; nicht alles davon ist ein Grund.
report-doers-by = Siege: { $kind }
report-doers-number = Plätze, die es taten
report-doers-most = { $what }: { $share } der { $number } Plätze, die es taten, gewannen; gerecht wären { $fair }.
report-doers-short = Am sichersten geht dies mit dem Sieg einher: „{ $what }“. { $share } der { $number } Plätze, die es taten, gewannen; gerecht wären { $fair }.
report-undone = Was niemand tat
report-undone-none = Alles, was gezählt werden kann, hat jemand getan.
report-undone-of = { $kind }: in keiner Partie { $list }.
report-undone-short = { $number ->
    [one] Eines tat in keiner Partie jemand: { $list }.
   *[other] { $number } Dinge tat in keiner Partie jemand: { $list }.
}
report-routes = Wege
report-routes-about = Wie oft in einer Partie auf das eine das andere folgt; die häufigsten.
report-steps = { $kind }: von einem zum nächsten
report-chance = Was der Zufall bringt
report-chance-about = Wie oft es in einer Partie Siegern und den anderen zufiel.

report-length = Wie lang Partien sind
report-span = { $low } bis { $high }
report-length-about = Die Hälfte aller Partien dauert { $span } Züge einzelner Spieler, die mittlere { $middle }; die kürzeste hatte { $least }, die längste { $most }. Im Mittel sind es { $mean } Züge und { $decisions } Entscheidungen.
report-length-of = { $run }: Die Hälfte aller Partien dauert { $span } Züge einzelner Spieler, die mittlere { $middle }; die kürzeste hatte { $least }, die längste { $most }. Im Mittel sind es { $mean } Züge und { $decisions } Entscheidungen.
report-length-changed = Das Mittel unterscheidet sich deutlich, um { $difference } Züge.
report-length-same = Die Mittel unterscheiden sich um { $difference } Züge, was unter allem, was verglichen wird, nicht deutlich ist.
report-length-chart = Partien nach ihrer Länge
report-turns = Züge
report-games-share = Anteil der Partien

report-endings = Wie Partien enden
report-ended = { $rule }, { $share }
report-ended-by = Was die Partien beendete: { $list }.
report-draws = In { $shared } der Partien teilen sich mehrere den Sieg; in { $broken } waren die Punkte gleich und die Regel für Gleichstand entschied.
report-results = Alleinige und geteilte Siege
report-result-points = Ein Sieger, nach Punkten
report-result-tie-break = Ein Sieger, nach der Regel für Gleichstand
report-result-shared = Mehrere Sieger

report-course = Aufholjagden, Spannung, Entscheidung
report-half = Wer nach der Hälfte der Züge führt, gewinnt { $share } der Partien; bedeutete die Führung nichts, wären es { $fair }.
report-comeback = In { $share } der Partien war der Sieger da Letzter.
report-changes = Die Führung wechselt { $number } Mal je Partie von einem Platz zum anderen.
report-decided-by = In der Hälfte aller Partien führt der Sieger bis zum Ende, sobald { $share } der Züge gespielt sind.
report-margin = Am Ende liegt der Sieger { $mean } Punkte vorn; in der Hälfte aller Partien sind es höchstens { $middle }.
report-leaders = Wer führt, gewinnt
report-leaders-about = Wie oft gewinnt, wer nach so vielen Zügen die meisten Punkte hat. Die gestrichelte Linie liegt bei { $fair }, als bedeutete die Führung nichts; je früher die Kurve steigt, desto früher sind Partien entschieden.
report-leader-wins = Siege dessen, der führt
report-decided = Wann die Führung endgültig ist
report-decided-about = Nach wie vielen Zügen niemand außer dem Sieger mehr die meisten Punkte hat. 100 %: erst mit dem letzten Zug und der Schlusswertung.

report-luck = Glück und Können
report-luck-chart = Woher Unterschiede in Punkten kommen
report-luck-order = die Reihenfolge
report-luck-player = wer spielt
report-luck-deal = die Startaufstellung
report-luck-rest = wie die Partie verlief
report-luck-left = die Startaufstellung und wie die Partie verlief
report-luck-about = Wie weit die Punkte eines Platzes vom Mittel seiner Partie entfernt sind, im Quadrat, und welcher Teil davon womit geht. „Wer spielt“ ist der Teil des Könnens, soweit sich diese Spieler darin unterscheiden. „Wie die Partie verlief“ ist der Rest: Zufall, der anders kam, was die anderen taten, und Bots, die zwischen Gleichwertigem losen.
report-luck-sets = Jede Startaufstellung wird so oft gespielt, wie es Spieler gibt, jeder einmal auf jedem Platz: Was beim Platz bleibt, wer auch immer dort sitzt, ist die Startaufstellung.
report-luck-no-sets = Jede Startaufstellung wurde nur einmal gespielt, daher lässt sie sich vom Rest nicht trennen; simulate --rotate spielt jede so oft, wie es Spieler gibt.
report-luck-alike = Hier spielt überall derselbe Bot, daher kann sich kein Können zeigen.

report-options = Optionen
report-options-about = Wie oft gewinnt, wer beginnt, je nachdem, was für die Partie ausgelost wurde.
