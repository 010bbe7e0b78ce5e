# topic: none
# Die Regeln, die eine Ablehnung nennt, in Kürze.

forging-florence-rule-F1-4 = Jedes Werk kann dreimal geschaffen werden, die Kuppel nur einmal.
forging-florence-rule-F2-2 = Zunfthäuser, Läden, stehende Mühlen, Fluss, Bäume und Steinbrüche betritt man nicht; man steht daneben.
forging-florence-rule-F4-1 = In deinem Zug darfst du dich einmal mit einem Wurf bewegen und in beliebiger Reihenfolge, vor oder nach der Bewegung, holen oder kaufen, schaffen, verkaufen, ausbauen und anwerben.
forging-florence-rule-F4-2 = Du würfelst und gehst bis zu so viele Felder; du darfst auch stehen bleiben. Über den Fluss führen nur die Brücken. Niemand betritt oder überquert das goldene Feld, solange eine andere Figur darauf steht.
forging-florence-rule-F4-3 = Stein neben einem Steinbruch und Papier neben einer Mühle sind frei; Werkzeug kostet 5 Lire beim Händler, Farbe 5 in der Apotheke, eine Druckerpresse 10 in der Druckerei. Von jedem hast du höchstens eines, mit Brunelleschi zwei.
forging-florence-rule-F4-4 = Neben deinem Zunfthaus schafft einer deiner Künstler ein Werk: ein Gemälde aus Papier, Werkzeug und Farbe, ein Buch aus Papier, Werkzeug und Presse, eine Skulptur aus Papier, Werkzeug und Stein. Brunelleschis Werke brauchen von allem zwei. Papier, Farbe und Stein gehen in den Vorrat zurück, Werkzeug und Presse bleiben, wenn beim Aufbau nichts anderes gewählt wurde.
forging-florence-rule-F4-5 = Auf dem goldenen Feld verkaufst du beliebig viele Werke, die du nicht in diesem Zug geschaffen hast: ein Gemälde für 10 Lire, ein Buch für 20, eine Skulptur für 30.
forging-florence-rule-F4-6 = Auf dem goldenen Feld darfst du einen Zug nur mit einem unverkauften Werk oder nach einem Verkauf dort beenden. Beginnst du einen Zug dort, musst du es in ihm verlassen, und hast du seit deiner Ankunft nichts verkauft, musst du vor dem Würfeln verkaufen.
forging-florence-rule-F4-7 = Dein Zunfthaus baust du kostenlos aus: auf Stufe 2 nach zwei geschaffenen Gemälden, auf Stufe 3 nach zwei geschaffenen Büchern.
forging-florence-rule-F4-8 = Ein Maler kostet 15 Lire, ein Autor 25 ab Stufe 2, ein Bildhauer 35 ab Stufe 3, Leonardo 30 ab Stufe 2. Ein Zunfthaus hat Platz für so viele Künstler wie seine Stufe; nur wenn es voll ist, wird einer deiner Künstler auf den Tisch zurückgelegt.
forging-florence-rule-F4-10 = Kein Kauf darf dich ruinieren: Er wird verweigert, wenn du danach kein unverkauftes Werk hättest und nicht bezahlen könntest, was dir für irgendein Werk eines deiner Künstler noch fehlt.
forging-florence-rule-F5-1 = Wer Brunelleschi hat und die Opferung Isaaks geschaffen hat, darf die Kuppel schaffen. Dann hat jeder, zuletzt ihr Erbauer, noch einen Zug, und das Spiel endet.
