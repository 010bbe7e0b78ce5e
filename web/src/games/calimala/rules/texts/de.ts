/** The rules of Calimala in German. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    C1: 'Was auf dem Tisch liegt',
    C2: 'Vor dem Spiel',
    C3: 'Ein Zug',
    C4: 'Die neun Aktionen',
    C5: 'Die Wertung',
    C6: 'Das Ende',
  },
  captions: {
    mat: 'Was einem Spieler gehört: drei Lagerhäuser mit je vier Feldern, drei Werkstätten, davon zwei noch zu bauen, und ein Hafen für drei Schiffe.',
    streets: 'Neun Quadrate und zwölf Straßen. Die dunkle Straße verbindet Holz und Spenden.',
    churches:
      'San Miniato: von unten je drei Felder für Holz, Stein und Marmor, zuoberst die Kunstwerke.',
    stack:
      'Links: Die Zahlen sagen, wer in welcher Reihenfolge handelt; die unterste von vier Scheiben nimmt den Sitz. Rechts: Eine weiße Scheibe an zweiter Stelle handelt nicht.',
    council:
      'Drei Plättchen sind gewertet und tragen ihre Sitze. Die unterste Scheibe des Stapels kommt auf das vierte.',
    places: 'Drei Würfel, zwei und einer: drei Punkte, zwei und einer.',
    shared:
      'Zwei bleiben auf dem ersten Platz gleichauf: Sie teilen sich 3 und 2 Punkte, das macht je zwei.',
  },
  rules: {
    'C1.1': [
      'Spieler und Tableaus',
      'Calimala ist für drei bis fünf Spieler. Auf deinem Tableau hast du drei Lagerhäuser, für Holz, Stein und Marmor, mit je vier Feldern; bis zu drei Werkstätten mit je vier Feldern für Stoff, eine davon von Anfang an; und einen Hafen für bis zu drei Schiffe.',
      'Dir gehören 40 Würfel. Sie sind alles zugleich: Waren, Stoff, Lieferungen, Spenden und Kunstwerke. Was nirgends sonst liegt, liegt in deinem Vorrat. Dazu hast du drei Schiffe, drei Handelshäuser und zwei Werkstätten, die du bauen kannst.',
    ],
    'C1.2': [
      'Scheiben',
      'Jede Scheibe ist ein Zug. Zu dritt hat jeder 12 Scheiben in der eigenen Farbe und 3 weiße, zu viert 10 und 2, zu fünft 8 und 2.',
    ],
    'C1.3': [
      'Die neun Aktionen',
      'Holz, Stein, Marmor, Bauen, Kunstwerk, Weben, Schiff, Transport und Spenden. Was jede bewirkt, steht im Kapitel C4.',
    ],
    'C1.4': [
      'Stadt und Straßen',
      'Die Stadt hat neun Quadrate, für jede Aktion eines; Spenden ist immer in der Mitte. Zwischen je zwei, die nebeneinander liegen, verläuft eine Straße, insgesamt zwölf. Eine Straße verbindet die beiden Aktionen neben ihr.',
    ],
    'C1.5': [
      'Karten',
      'Es gibt 45 Aktionskarten, fünf von jeder Aktion, und zehn Wertungskarten: eine für jede der sechs Städte und jedes der vier Gebäude.',
    ],
    'C1.6': [
      'Der Stadtrat und seine Plättchen',
      'Im Stadtrat liegen 15 Wertungsplättchen in zufälliger Folge. Sie werden eines nach dem anderen gewertet, Reihe für Reihe: die sechs Städte, die drei Kirchen, Kunstwerke, Hafenstädte, Handelsstädte und gespendetes Holz, gespendeter Stein und gespendeter Marmor.',
    ],
    'C1.7': [
      'Kirchen und Palazzo',
      'Jede Kirche hat Felder für Holz, Stein und Marmor, von jedem gleich viele: Santa Maria del Fiore fünf, Santa Croce vier, San Miniato drei. Für Kunstwerke hat Santa Maria del Fiore fünf Felder, Santa Croce vier, San Miniato drei und der Palazzo Vecchio, das Haus des Stadtrats, vier.',
    ],
    'C1.8': [
      'Die sechs Städte',
      'Barcelona, Lissabon und London sind Hafenstädte; dorthin führen Schiffe. Troyes, Brügge und Hamburg sind Handelsstädte; dorthin führt ein Handelshaus, und jeder kann dort eines haben. In jede Stadt passen 12 Stoff, egal wie viele mitspielen.',
    ],
    'C2.1': [
      'Aktionsplättchen und Wertungsplättchen',
      'Die acht Aktionsplättchen um die Mitte und die fünfzehn Wertungsplättchen liegen zufällig. Für die erste Partie können die Aktionsplättchen in fester Ordnung liegen.',
    ],
    'C2.2': [
      'Die geheime Wertungskarte',
      'Zu dritt bekommt jeder drei Wertungskarten, und die zehnte liegt offen für alle. Zu viert bekommt jeder zwei, und eine der beiden übrigen liegt offen. Zu fünft bekommt jeder zwei, und keine liegt offen.',
      'Eine deiner Karten behältst du heimlich; die anderen gehen ungesehen zurück. Am Ende werden die behaltenen Karten und die offene für alle gewertet (C6.2).',
    ],
    'C2.3': [
      'Die erste Aktionskarte',
      'Je eine Karte Holz, Stein, Marmor, Weben und Bauen liegt offen. Jeder nimmt eine, gegen die Zugfolge: Wer als Letzter am Zug ist, wählt zuerst, der Startspieler zuletzt. Die übrigen werden in den Nachziehstapel gemischt.',
    ],
    'C2.4': [
      'Womit du beginnst',
      'Mit einer Werkstatt, leeren Lagerhäusern und keinem Punkt. Wer beginnt, entscheidet das Los, wenn es beim Erstellen der Partie nicht anders gewählt wurde.',
    ],
    'C3.1': [
      'Eine Scheibe legen',
      'Gespielt wird im Uhrzeigersinn. Du legst eine Scheibe, in deiner Farbe oder weiß, oben auf die Scheiben einer beliebigen Straße. Das aktiviert die Straße.',
    ],
    'C3.2': [
      'Wer handelt',
      'Die obersten drei Scheiben handeln, von oben nach unten: zuerst die eben gelegte, dann die zweite und die dritte, jede für ihren Besitzer. Es können auch mehrere deine sein.',
      'Eine weiße Scheibe handelt nur, wenn sie eben gelegt wurde. Als zweite oder dritte nimmt sie ihren Platz ein, tut aber nichts. Eine vierte Scheibe handelt nie.',
    ],
    'C3.3': [
      'Was eine Scheibe bewirkt',
      'Ihr Besitzer darf jede der beiden Aktionen neben der Straße einmal ausführen, in beliebiger Reihenfolge. Eine eben gelegte weiße Scheibe gibt jede zweimal, alle vier in beliebiger Reihenfolge.',
    ],
    'C3.4': [
      'Eine Karte statt einer Aktion',
      'Lässt sich eine Aktion gar nicht ausführen, darfst du auf sie verzichten und stattdessen eine Aktionskarte ziehen. Könntest du sie auch nur zum Teil ausführen, bringt der Verzicht keine Karte.',
      'Es zählt der Augenblick, in dem du zu ihr kommst. Du darfst also zuerst für eine unmögliche Aktion ziehen, obwohl deine andere Aktion oder eine Karte aus deiner Hand sie möglich gemacht hätte. Bei einer weißen Scheibe zählt jede der vier Aktionen für sich.',
    ],
    'C3.5': [
      'Karten spielen',
      'Solange deine Scheibe aktiv ist, darfst du vor und nach jeder Aktion beliebig viele Karten aus der Hand spielen, auch eben gezogene, und auch dann, wenn du die Aktionen der Straße auslässt.',
      'Eine Karte wird für ihre Aktion gespielt, und die muss wenigstens zum Teil möglich sein. Gespielte Karten liegen offen auf dem Ablagestapel.',
    ],
    'C3.6': [
      'Deine Pflicht in deinem Zug',
      'Mit der Scheibe, die du legst, musst du mindestens eine der beiden Aktionen der Straße ausführen, wenn nötig nach dem Spielen von Karten. Nur die Aktion der Straße selbst zählt: eine Karte mit derselben Aktion nicht, und eine Karte zu ziehen auch nicht.',
      'Darum steht dir eine Straße nur offen, wenn mit den Karten auf deiner Hand sicher ist, dass du das kannst. Karten, die du erst ziehen würdest, zählen nicht. Und bis es getan ist, darfst du nur wählen, wobei es sicher bleibt.',
      'Sollte es auf gar keiner Straße sicher sein, darfst du jede wählen, und die Pflicht entfällt für diesen Zug.',
    ],
    'C3.7': [
      'Keine Pflicht für die anderen',
      'Die Besitzer der zweiten und dritten Scheibe müssen nichts tun.',
    ],
    'C3.8': [
      'Der Nachziehstapel geht aus',
      'Wird die letzte Karte des Nachziehstapels gezogen, wird der Ablagestapel sofort zum neuen Nachziehstapel gemischt. Gibt es auch dort nichts, darf man auf eine unmögliche Aktion immer noch verzichten, doch es kommt keine Karte.',
      'Die Handkarten sind geheim, ihre Zahl ist es nicht.',
    ],
    'C3.9': [
      'Wann eine Scheibe fertig ist',
      'Eine Scheibe ist fertig, wenn ihr Besitzer aufhört, oder von selbst, wenn keine Aktion mehr offen und die Hand leer ist.',
    ],
    'C3.10': [
      'Nach den Scheiben',
      'Haben alle Scheiben gehandelt und liegen vier auf der Straße, folgt eine Wertung (C5.1). Dann ist der Nächste am Zug.',
    ],
    'C4.1': [
      'Holz, Stein, Marmor',
      'Ein Würfel kommt aus deinem Vorrat in dieses Lagerhaus. Unmöglich, wenn es schon vier enthält oder dein Vorrat leer ist.',
    ],
    'C4.2': [
      'Bauen',
      'Baue genau eines von dreien. Ein Schiff kostet zwei Holz; du kannst drei haben. Ein Handelshaus kostet zwei Stein und kommt in eine Handelsstadt, in der du noch keines hast, auch wenn dort kein Stoff mehr Platz hat. Eine Werkstatt kostet ein Holz und einen Stein; du kannst insgesamt drei haben.',
      'Was du zahlst, kommt in deinen Vorrat zurück.',
    ],
    'C4.3': [
      'Kunstwerk',
      'Ein Marmor kommt aus deinem Lagerhaus auf ein freies Feld für Kunstwerke an einem der vier Gebäude. Unmöglich ohne Marmor oder ohne freies Feld.',
    ],
    'C4.4': [
      'Weben',
      'Ein Stoff kommt aus deinem Vorrat in jede deiner Werkstätten, in der ein Feld frei ist, immer so viele wie möglich. Reicht dein Vorrat nicht, kommen die leersten Werkstätten zuerst. Unmöglich nur, wenn alle deine Werkstätten voll sind oder dein Vorrat leer ist.',
    ],
    'C4.5': [
      'Schiff',
      'Jedes deiner Schiffe bringt höchstens einen Stoff aus deinen Werkstätten in eine Hafenstadt mit freiem Feld, alle in eine Stadt oder in mehrere. Du darfst weniger verschiffen, als du könntest, aber mindestens einen. Unmöglich ohne Stoff, ohne Schiff oder wenn alle drei Hafenstädte voll sind.',
    ],
    'C4.6': [
      'Transport',
      'Über jedes deiner Handelshäuser kommt höchstens ein Stoff aus deinen Werkstätten in dessen Stadt, wenn dort ein Feld frei ist. Du darfst weniger transportieren, als du könntest, aber mindestens einen. Unmöglich ohne Stoff oder wenn keine Stadt mit einem deiner Handelshäuser ein freies Feld hat.',
    ],
    'C4.7': [
      'Spenden',
      'Ein Holz, Stein oder Marmor kommt aus deinem Lagerhaus auf ein freies Feld für dieses Material an einer der drei Kirchen. Unmöglich, wenn nichts von dem, was du hast, irgendwo passt.',
    ],
    'C4.8': [
      'Stoff in den Werkstätten',
      'Jede Werkstatt hat ihren eigenen Stoff; eine neue beginnt leer, und Stoff wandert nie von einer in die andere. Was du fortschickst, verlässt die vollste Werkstatt zuerst: So bleibt am meisten Platz zum Weben.',
    ],
    'C4.9': [
      'Was gegeben ist, bleibt',
      'Gelieferte und gespendete Würfel und Kunstwerke bleiben bis zum Ende, wo sie sind.',
    ],
    'C5.1': [
      'Die vierte Scheibe',
      'Liegen auf einer Straße vier Scheiben, nachdem alle gehandelt haben, kommt die unterste auf das nächste Wertungsplättchen. Sie ist von nun an der Sitz ihres Besitzers im Stadtrat und zählt schon in der Wertung, die sie auslöst.',
    ],
    'C5.2': [
      'Eine weiße Scheibe ganz unten',
      'Ist die unterste Scheibe weiß, nimmt der Spieler, der am Zug ist, den Sitz mit einer farbigen Scheibe aus seinem Vorrat. Die weiße kommt in diesen Vorrat und kann in einem späteren Zug gelegt werden.',
    ],
    'C5.3': [
      'Keine farbige Scheibe mehr dafür',
      'Hat dieser Spieler keine farbige Scheibe im Vorrat, so nimmt eine seiner Scheiben von einer anderen Straße den Sitz, oder von dieser, wenn anderswo keine liegt. Er wählt sie; die Scheiben über ihr rücken nach unten.',
      'Die weiße Scheibe kommt dann oben auf den Stapel, aus dem die andere stammt; das aktiviert nichts und zählt nie als vierte Scheibe.',
      'Nach den deutschen Regeln (Ausgabe „de“) darf die Scheibe von jeder Straße kommen, auch von dieser, und die weiße verlässt das Spiel. Spiele dieser Ausgabe, die unter Regelversion 1 begonnen haben, gehen weiter wie begonnen: Auch dort kommt die Scheibe von einer anderen Straße, solange dort eine liegt.',
      'Hat er auf keiner Straße eine farbige Scheibe, wird das Plättchen ohne Sitz gewertet, und die weiße Scheibe verlässt das Spiel.',
    ],
    'C5.4': [
      'Was gezählt wird',
      'Eine Stadt: der Stoff dort. Eine Kirche: Holz, Stein, Marmor und Kunstwerke dort. Kunstwerke: die an allen vier Gebäuden. Hafenstädte und Handelsstädte: der Stoff in allen dreien. Gespendetes Holz, gespendeter Stein oder Marmor: dieses Material an allen drei Kirchen; ein Kunstwerk ist kein gespendeter Marmor.',
    ],
    'C5.5': [
      'Punkte',
      'Die meisten Würfel bringen 3 Punkte, die zweitmeisten 2, die drittmeisten 1. Wer dort keinen hat, bekommt nichts.',
    ],
    'C5.6': [
      'Gleichstand',
      'Bei gleich vielen Würfeln entscheidet der Stadtrat: zuerst, wer mehr Sitze und Kunstwerke dort zusammen hat, dann, wer mehr Sitze hat, dann, wer diese Zahl von Sitzen zuerst erreicht hat. Unter Spielern ganz ohne Sitz entscheidet das ältere Kunstwerk im Stadtrat.',
      'Spieler, die dort weder Sitze noch Kunstwerke haben, teilen sich die Punkte der Plätze, die sie zusammen einnehmen, abgerundet; der Nächste kommt hinter ihnen allen. Bei 3, 3 und 2 Würfeln gibt das 2, 2 und 1 Punkt. Vier Gleiche auf dem ersten Platz bekommen je 1, zwei auf dem dritten nichts.',
    ],
    'C6.1': [
      'Wann das Spiel endet',
      'Es endet, wenn alle Scheiben gelegt sind. Die übrigen Plättchen werden dann der Reihe nach gewertet, ohne Sitze.',
      'Oder es endet nach dem fünfzehnten Plättchen, sobald alle gleich viele Züge hatten. Von da an verlässt die unterste von vier Scheiben am Ende des Zuges das Spiel: kein Sitz, keine Wertung.',
    ],
    'C6.2': [
      'Wertungskarten',
      'Alle geheimen Karten werden aufgedeckt. Dann wird jede für alle gewertet, zu dritt und zu viert auch die offene: die meisten bringen 5 Punkte, die zweitmeisten 3, die drittmeisten 1. Ein Gleichstand wird entschieden wie immer (C5.6). Für den Palazzo Vecchio zählen Sitze und Kunstwerke im Stadtrat.',
    ],
    'C6.3': [
      'Wer gewinnt',
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Sitze und Kunstwerke im Stadtrat zusammen; sind auch die gleich, wird der Sieg geteilt.',
    ],
  },
} satisfies Texts;
