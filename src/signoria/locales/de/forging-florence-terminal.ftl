# topic: none
# Forging Florence in the terminal.

forging-florence-welcome = Forging Florence: Künstler und ihre Gönner. Enter nimmt, was in eckigen Klammern steht.
forging-florence-none = nichts

# Status
forging-florence-head-last = Züge bis zum Ende: { $turns }
forging-florence-head-scores = Prestige: { $scores }.
forging-florence-detail-here = Du stehst hier: { $place }.
forging-florence-detail-must-sell = Bevor du würfelst, musst du ein Werk verkaufen und dann das goldene Feld verlassen.
forging-florence-detail-must-leave = Du musst das goldene Feld in diesem Zug verlassen.
forging-florence-holdings = { $lire }. Rohstoffe: { $tokens }. Unverkauft: { $unsold }.
forging-florence-unsold = { $count } unverkauft

# Choices
forging-florence-menu-here = Hier:
forging-florence-menu-make = Schaffen:
forging-florence-menu-sell = Verkaufen:
forging-florence-menu-house = Dein Zunfthaus:
forging-florence-menu-hire = Anwerben:
forging-florence-choice = { $name } ({ $lire })
forging-florence-choice-instead = { $name } ({ $lire }) statt { $gone }
forging-florence-menu-go = Weiter:
forging-florence-menu-places = Orte in Reichweite:
forging-florence-menu-further = Andere Felder in Reichweite:
forging-florence-menu-stay = Oder:
forging-florence-menu-home = Dein Zunfthaus

# Sections
forging-florence-title-map = Die Karte, in Koordinaten vom goldenen Feld 0,0 aus
forging-florence-title-artists = Die Künstler
forging-florence-title-prestige = Das Prestige nach jetzigem Stand
forging-florence-stands = { $player }: { $place }
forging-florence-house-at = Zunfthaus von { $player }: { $hex }
forging-florence-places-at = { $title }: { $hexes }
forging-florence-mat-house = Zunfthaus: { $level }.
forging-florence-mat-artists = Künstler: { $artists }.
forging-florence-mat-made = Geschaffen: { $pieces }.
forging-florence-artist-free = { $artist }: { $craft }, { $price }, ab Stufe { $level }.
forging-florence-artist-hired = { $artist }: { $craft }, arbeitet für { $player }.
forging-florence-copies-left = { $piece } ({ $sort }, noch { $copies })
forging-florence-column-prestige = Prestige
forging-florence-column-lire = Lire
forging-florence-column-level = Stufe
forging-florence-column-tokens = Rohstoffe
forging-florence-column-artists = Künstler
forging-florence-column-made = Geschaffen
forging-florence-column-artist = Künstler
forging-florence-column-copies = Werke, und wie viele noch da sind

# Signs of the map; two letters that differ
forging-florence-sign-merchant = Hä
forging-florence-sign-apothecary = Ap
forging-florence-sign-print-shop = Dr
forging-florence-sign-mill = Pa
forging-florence-sign-quarry = St
forging-florence-short-tools = We
forging-florence-short-stone = St
forging-florence-short-press = Dr
forging-florence-short-paint = Fa
forging-florence-short-paper = Pa
forging-florence-sign-purse = { $lire }, Zunfthaus: { $level }, drei unverkaufte Werke
forging-florence-sign-figures = die Figuren von { $first } und { $second }
forging-florence-sign-house = Zunfthaus von { $player }; eines von niemandem
forging-florence-sign-bridge = Brücke über den Fluss
forging-florence-sign-open = Stadt, Feld, grüne Zeile: offen für alle
forging-florence-sign-reach = die Wahl, die dorthin führt
forging-florence-sign-more = ebenso, und dort stehen mehrere Figuren
forging-florence-sign-turn = wer am Zug ist

# Commands
forging-florence-command-map = karte
forging-florence-command-artists = künstler
forging-florence-command-prestige = prestige
forging-florence-command-variant = variante
forging-florence-command-hand = börse
forging-florence-help-map = die Karte, und wo alle stehen
forging-florence-help-mats = Geld, Rohstoffe, Zunfthaus, Künstler und Werke von allen
forging-florence-help-artists = die Künstler, was sie kosten und können, und die Werke, die noch da sind
forging-florence-help-prestige = das Prestige von allen, Zeile für Zeile
forging-florence-help-variant = die Zahlen der Regeln, die geändert sind
forging-florence-help-hand = dein Geld, deine Rohstoffe und unverkauften Werke
forging-florence-help-intro = Tippe die Nummer einer Wahl, ein Feld wie 2,-2 oder einen Zug in Worten, etwa „kaufen Farbe“ oder „anwerben dante“; die Anfänge der Wörter genügen. Oder eines von diesen:
forging-florence-help-why = warum ein Zug nicht möglich ist, mit der Regel: warum gehen 4,0 (oder: ? 4,0); ? allein: die Regel der letzten Ablehnung
forging-florence-why-what = Schreibe den Zug dahinter: warum gehen 4,0

# The end
forging-florence-result-line = { $place }. { $player } ({ $who }): { $points } Prestige
forging-florence-result-tie-pieces = Gleiches Prestige: Mehr geschaffene Werke entscheiden.
forging-florence-result-tie-lire = Gleiches Prestige und gleich viele Werke: Mehr Lire entscheiden.
forging-florence-result-tie-shared = Gleiches Prestige, gleich viele Werke und Lire.

forging-florence-on-golden = das goldene Feld
forging-florence-on-hex = Feld { $hex }
forging-florence-phase-acting = Handeln
forging-florence-phase-rolling = Der Würfel fällt
forging-florence-phase-walking = Gehen
forging-florence-phase-over = Das Spiel ist zu Ende
