# topic: learn
# Das geführte erste Spiel und Partien, die niemand spielt: was die Seiten um den Tisch sagen.

learn-title = Geführtes erstes Spiel
learn-choose = Wähle ein Spiel: Du lernst es, indem du es spielst, an seinem echten Tisch.
learn-coach = Lektion
learn-chapter = Kapitel
learn-step = Schritt { $step } von { $steps }
learn-progress = Wie weit du gekommen bist
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-show = Zeig es mir
learn-again = Noch einmal versuchen
learn-finish = Fertig
learn-strayed = Die Regeln würden das erlauben. Tu hier aber, was markiert ist.
learn-first = Die Regeln würden das erlauben. Geh hier aber zuerst mit „Weiter“ weiter.
learn-you = Du
learn-none = Hier gibt es kein geführtes Spiel.
learn-teaching = Für den Unterricht
learn-teaching-about = Wie viel ist Glück, wie viel Können? Hilft es, zu beginnen? Lass Bots einige hundert Partien spielen und sieh dir die Antworten als Diagramme an, jede Zahl mit ihrer Unsicherheit. Nichts muss installiert werden.
