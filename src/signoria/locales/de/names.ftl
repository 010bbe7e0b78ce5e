# topic: common
# Wie die Dinge heißen.

# Wie sich diese Sprache selbst nennt.
language-name = Deutsch

seat-0 = Blau
seat-1 = Ocker
seat-2 = Grün
seat-3 = Rot
seat-4 = Violett
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = G
seat-letter-3 = R
seat-letter-4 = V

bot-apprentice = Lehrling
bot-apprentice-about = Greift nach dem Nächstbesten und übersieht fast alles andere; beim Spielen lernt er dazu. Für ein erstes Spiel.
bot-journeyman = Geselle
bot-journeyman-about = Kennt das Handwerk, übersieht aber viel, am meisten früh im Spiel.
bot-artisan = Handwerker
bot-artisan-about = Spielt vernünftig und macht hin und wieder einen Fehler.
bot-merchant = Kaufmann
bot-merchant-about = Übersieht wenig und antwortet sofort.
bot-banker = Bankier
bot-banker-about = Verschenkt so gut wie nichts.
bot-master = Meister
bot-master-about = Denkt voraus, bis zu zwei Sekunden je Zug: die stärkste der Stufen.
bot-heuristic = Heuristik
bot-heuristic-about = Spielt nach Faustregeln, ohne vorauszudenken; aus ihr sind die Stufen gemacht.
bot-random = Zufall
bot-random-about = Nimmt irgendeinen erlaubten Zug.
bot-like = { $bot }: { $about }

list-and = { $first } und { $last }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
