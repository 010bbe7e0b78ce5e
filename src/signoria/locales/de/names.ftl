# Wie die Dinge heißen.

calimala-name = Calimala
calimala-about = Die Tuchhändlerzunft: Scheiben in den Straßen von Florenz, Stoff und Schiffe, Kirchen und Sitze im Stadtrat. Für 3 bis 5.
forging-florence-name = Forging Florence
forging-florence-about = Felder und Brücken, Künstler und ihre Werke, Zunfthäuser und die Kuppel. Für 2 bis 4.

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

bot-random = Zufall
bot-heuristic = Heuristik

list-and = { $first } und { $last }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
