# topic: none
# Was an einem eigenen Bot nicht stimmt.

own-bot-in-game = in Spiel { $game }: { $what }
own-bot-no-module = { $bot }: es gibt kein Modul { $module }
own-bot-no-module-hint = gesucht wird in { $folder } und dort, wo Python Installiertes findet; richtig wäre my_bot:Bot für die Klasse Bot in my_bot.py
own-bot-import = { $bot }: das Modul { $module } lässt sich nicht importieren: { $what }
own-bot-no-class = { $bot }: in { $place } gibt es kein { $name }
own-bot-no-class-hint = richtig wäre: { $right }
own-bot-no-classes = { $bot }: in { $place } gibt es kein { $name } und keine Klasse mit choose(seen, rng)
own-bot-make = { $bot } lässt sich nicht erzeugen: { $what }
own-bot-make-hint = der Aufruf hat keine Argumente; auch eine Funktion, die den Bot erzeugt, kann genannt werden: my_bot:make
own-bot-no-choose = { $bot } hat keine Methode choose
own-bot-no-choose-hint = richtig wäre choose(seen, rng), das eine von seen.legal_actions() liefert
own-bot-raised = { $bot } ist gescheitert: { $what }
own-bot-illegal = { $bot } hat { $action } gewählt, was nicht erlaubt ist
own-bot-illegal-hint = richtig wäre eine von seen.legal_actions(), dort: { $right }
own-bot-pickle = { $bot } lässt sich nicht an andere Prozesse übergeben: { $what }
own-bot-pickle-hint = richtig wäre workers=1 oder eine Klasse in einem Modul: my_bot:Bot
own-bot-no-file = { $bot }: diese Datei gibt es nicht
own-bot-no-onnx = { $bot }: eine Strategie aus einer Datei braucht onnxruntime, das nicht installiert ist
own-bot-no-onnx-hint = richtig wäre: pip install 'signoria[{ $extra }]'
own-bot-onnx = { $bot } ist keine lesbare Strategie: { $what }
own-bot-inputs = { $bot } hat { $number } Eingaben
own-bot-inputs-hint = richtig wäre die Beobachtung und danach die Maske, falls die Strategie sie braucht
own-bot-shape-input = { $bot }: die erste Eingabe ist { $there }
own-bot-shape-input-hint = richtig wäre { $right }, was env.reset() mit flat=True liefert
own-bot-shape-mask = { $bot }: die zweite Eingabe ist { $there }
own-bot-shape-mask-hint = richtig wäre { $right }, die Maske des Erlaubten; auch bool, int8 und int64 gehen
own-bot-shape-output = { $bot }: die erste Ausgabe ist { $there }
own-bot-shape-output-hint = richtig wäre { $right }, eine Zahl für jede Aktion
own-bot-no-rates = { $bot } bewertet keine erlaubte Aktion: alles, was herauskommt, ist unendlich oder keine Zahl
own-bot-slow = Seit { $seconds } Sekunden ist kein Spiel zu Ende gegangen. { $bots } braucht vielleicht lange oder hängt; Strg-C beendet es, und was gespielt ist, geht nicht verloren.
own-bot-kept = { $done } von { $games } Spielen waren gespielt; sie gehen nicht verloren.
own-bot-help = my_bot:Bot ist eine eigene Klasse in my_bot.py, policy.onnx eine exportierte Strategie
