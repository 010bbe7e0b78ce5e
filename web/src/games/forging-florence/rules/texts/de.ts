/** The rules of Forging Florence in German. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    F1: 'Was auf dem Tisch liegt',
    F2: 'Die Landkarte',
    F3: 'Vor dem Spiel',
    F4: 'Ein Zug',
    F5: 'Das Ende und das Prestige',
  },
  captions: {
    pieces:
      'Was jede Art von Werk braucht. Papier, Farbe und Stein werden verbraucht; Werkzeug und Presse bleiben.',
    map: 'Die Landkarte: das goldene Feld in der Mitte, darum die Stadt, an ihren Ecken vier Zunfthäuser, der Fluss mit vier Brücken und jenseits davon Mühlen, Steinbrüche und Bäume. Die Kreise sind die Plätze der Läden, in drei Tönen für die drei Paare; bei den Punkten beginnen die Figuren.',
    turn: 'Ein Zug: was du vor der Bewegung tust, die Bewegung selbst und was du danach tust.',
    golden:
      'Zwei Arten, das goldene Feld zu nutzen: ankommen, im selben Zug verkaufen und im nächsten gehen; oder mit einem Werk ankommen, im nächsten Zug zuerst verkaufen, dann würfeln und gehen.',
    houses:
      'Die drei Stufen eines Zunfthauses, was jede verlangt und für wie viele Künstler sie Platz hat.',
  },
  rules: {
    'F1.1': [
      'Spielplan und Figuren',
      'Forging Florence ist für zwei bis vier Spieler. Auf der Landkarte stehen vier Zunfthäuser, je zwei Läden von Händler, Apotheke und Druckerei, drei Papiermühlen, zwei kurze und zwei lange Brücken. Jeder hat eine Figur. Ein Würfel mit den Zahlen 1 bis 6 entscheidet, wie weit sie gehen darf.',
      'Gezahlt wird in Lire, immer in Schritten von 5, und sie gehen nie aus.',
    ],
    'F1.2': [
      'Die fünf Rohstoffe',
      'Werkzeug, Stein, Druckerpresse, Farbe und Papier. Von jedem gibt es 6 Plättchen; mehr braucht man nie. Papier steht auch für Leinwand und Schleifpapier, darum braucht es jedes Werk.',
    ],
    'F1.3': [
      'Künstler und ihre Werke',
      'Zehn Künstler schaffen 22 verschiedene Werke; von jedem gibt es 3 Karten. Die Maler sind Giotto, Masaccio, Fra Angelico und Botticelli, die Autoren Dante, Boccaccio und Machiavelli, die Bildhauer Michelangelo und Brunelleschi. Leonardo da Vinci malt, schreibt und meißelt.',
      'Jeder Künstler hat zwei Werke, Brunelleschi und Leonardo haben drei.',
    ],
    'F1.4': [
      'Karten gehen aus',
      'Ein Werk, dessen 3 Karten weg sind, kann niemand mehr schaffen. Die Kuppel von Santa Maria del Fiore wird nur einmal geschaffen (F5.1).',
    ],
    'F2.1': [
      'Die Felder',
      'Die Landkarte hat 127 sechseckige Felder, in jeder Richtung sechs um das goldene. Ein Feld heißt nach zwei Zahlen, und das goldene ist 0,0. Links und rechts, oben und unten spiegeln einander, damit es alle vier Zunfthäuser gleich weit haben.',
      'Man geht auf Stadt, Äckern, Grünstreifen und Brücken, und auch auf dem Mühlenplatz, der leer bleibt.',
    ],
    'F2.2': [
      'Wo niemand geht',
      'Zunfthäuser, Läden, stehende Mühlen, Fluss, Bäume und Steinbrüche betritt man nicht; man steht daneben. Alle vier Zunfthäuser stehen, auch mit weniger Spielern.',
      'Auf einem Feld dürfen beliebig viele Figuren stehen, nur nicht auf dem goldenen.',
    ],
    'F2.3': [
      'Andere Landkarten',
      'Eine Landkarte ist eine Datei, die jeder zeichnen kann. Beim Laden wird sie geprüft: Jeder Ort ist erreichbar, kein Feld liegt zugleich neben Mühle, Steinbruch und Zunfthaus, und in der erwarteten Zahl der Züge zu jeder Art von Ort unterscheiden sich die vier Häuser um höchstens einen.',
    ],
    'F3.1': [
      'Womit du beginnst',
      'Die Zunfthäuser werden den Plätzen zugelost; deine Figur beginnt neben deinem. Du beginnst mit 10 Lire und einem Maler, gezogen aus Giotto, Masaccio, Fra Angelico und Botticelli. Alle anderen Künstler liegen offen auf dem Tisch und lassen sich anwerben.',
    ],
    'F3.2': [
      'Läden und Mühlen',
      'Die zwei Läden einer Art stehen auf gegenüberliegenden Plätzen; welches Paar sie nehmen, entscheidet das Los. Drei der vier Mühlenplätze erhalten eine Mühle. Auf Wunsch werden die Läden frei gemischt; manche Häuser sind dann weit im Vorteil.',
    ],
    'F3.3': [
      'Wer beginnt',
      'Das entscheidet das Los, wenn es beim Anlegen der Partie nicht gewählt wurde. Gespielt wird im Uhrzeigersinn.',
    ],
    'F4.1': [
      'Was du tun darfst',
      'In deinem Zug darfst du dich einmal bewegen, mit einem Wurf. Vor der Bewegung und danach darfst du holen, kaufen, schaffen, verkaufen, ausbauen und anwerben, so oft du willst und in beliebiger Reihenfolge; während der Bewegung nicht.',
    ],
    'F4.2': [
      'Bewegen',
      'Du würfelst und gehst höchstens so viele Felder weit; du darfst auch stehen bleiben. Würfeln musst du nicht. Zwischen Würfeln und Gehen geschieht nichts anderes.',
      'Über den Fluss führen nur die Brücken. Niemand betritt oder überquert das goldene Feld, solange eine andere Figur darauf steht.',
    ],
    'F4.3': [
      'Holen und kaufen',
      'Neben einem Steinbruch nimmst du Stein, neben einer Mühle Papier, beides kostenlos. Neben einem Händler kaufst du Werkzeug für 5 Lire, neben einer Apotheke Farbe für 5, neben einer Druckerei eine Druckerpresse für 10.',
      'Von jedem Rohstoff darfst du einen haben. Mit Brunelleschi sind es zwei von jedem, und du darfst auch beide auf einmal nehmen.',
    ],
    'F4.4': [
      'Ein Werk schaffen',
      'Du schaffst ein Werk neben deinem eigenen Zunfthaus, mit einem deiner Künstler, der es kann. Ein Gemälde braucht Papier, Werkzeug und Farbe; ein Buch Papier, Werkzeug und Druckerpresse; eine Skulptur Papier, Werkzeug und Stein. Ein Werk von Brunelleschi braucht von allem zwei.',
      'Papier, Farbe und Stein gehen dann in den Vorrat zurück, Werkzeug und Druckerpresse bleiben dir. Beim Anlegen einer Partie lässt sich vereinbaren, dass nur Werkzeug bleibt oder nichts.',
    ],
    'F4.5': [
      'Verkaufen',
      'Auf dem goldenen Feld (F4.6) verkaufst du beliebig viele Werke, nur keine aus diesem Zug. Ein Gemälde bringt 10 Lire, ein Buch 20, eine Skulptur 30. Die Karte bleibt bei dir und gilt als verkauft.',
    ],
    'F4.6': [
      'Das goldene Feld',
      'Deinen Zug darfst du dort nur beenden, wenn du ein unverkauftes Werk hast oder in diesem Zug dort verkauft hast; ein Werk aus diesem Zug zählt. Sonst endet also keine Bewegung dort. Überqueren darf man es frei.',
      'Beginnst du deinen Zug dort, musst du es in ihm verlassen: Du musst würfeln, darfst nicht stehen bleiben und nicht dort enden. Hast du seit deiner Ankunft nichts verkauft, musst du außerdem vor dem Würfeln mindestens ein Werk verkaufen.',
      'Bevor du gehst, darfst du mehr verkaufen, ausbauen und anwerben.',
    ],
    'F4.7': [
      'Das Zunfthaus ausbauen',
      'Überall und kostenlos: auf Stufe 2, wenn du zwei Gemälde geschaffen hast, auf Stufe 3, wenn du zwei Bücher geschaffen hast, gleich mit welchen Künstlern. Beides in einem Zug ist möglich.',
      'Stufe 1 hat Platz für einen Künstler, einen Maler. Stufe 2 hat Platz für zwei, auch Autoren. Stufe 3 hat Platz für drei, auch Bildhauer.',
    ],
    'F4.8': [
      'Künstler anwerben',
      'Überall: Ein Maler kostet 15 Lire, ein Autor 25, ein Bildhauer 35. Leonardo kostet 30 und kommt ab Stufe 2; er schreibt ab Stufe 2 und meißelt ab Stufe 3. Jeden Künstler gibt es einmal: Wer zuerst kommt, erhält ihn.',
      'Ist dein Zunfthaus voll, und nur dann, legst du einen deiner Künstler auf den Tisch zurück. Du bekommst nichts für ihn, behältst aber seine Werke und verdiente Boni. Plättchen über der Grenze (F4.3) gehen in den Vorrat zurück.',
    ],
    'F4.9': [
      'Den Zug beenden',
      'Du darfst deinen Zug jederzeit beenden, wenn das goldene Feld es nicht verbietet (F4.6).',
    ],
    'F4.10': [
      'Niemand wird ruiniert',
      'Kaufen oder Anwerben wird verweigert, wenn du danach kein unverkauftes Werk hättest und mit den restlichen Lire nicht bezahlen könntest, was dir für irgendein Werk eines deiner Künstler noch fehlt. Papier und Stein gelten als vorhanden.',
      'In deinem letzten Zug gilt das nicht.',
    ],
    'F5.1': [
      'Die Kuppel',
      'Wer Brunelleschi hat und die Opferung Isaaks geschaffen hat, darf die Kuppel von Santa Maria del Fiore schaffen. Ihr Erbauer beendet seinen Zug; dann hat jeder, zuletzt er selbst, noch einen Zug, und das Spiel endet. Über die letzte Runde (F5.2) geht es nie hinaus.',
    ],
    'F5.2': [
      'Die letzte Runde',
      'Eine Runde ist ein Zug von jedem. Das Spiel endet spätestens nach Runde 150; beim Anlegen der Partie lässt sich jede Grenze von 60 bis 300 in Zehnern wählen.',
    ],
    'F5.3': [
      'Prestige',
      'Unverkauft und verkauft zählt ein Gemälde 15 oder 20, ein Buch 25 oder 30, eine Skulptur 35 oder 40. Ein Zunfthaus der Stufe 2 zählt 20, eines der Stufe 3 zählt 30.',
    ],
    'F5.4': [
      'Was Künstler einbringen',
      'Giotto: 50, wenn du sechs Gemälde von ihm schaffst, solange er der einzige Künstler ist, den du je hattest. Machiavelli: 20 am Ende, wenn du ihn hast und mehr Werke geschaffen hast als alle anderen oder vor allen anderen Stufe 3 erreicht hast.',
      'Michelangelo: 10 für jede Skulptur, die du schaffst, solange du ihn hast. Leonardo: 10 für jedes Werk, das du verkaufst, solange du ihn hast. Von wem das Werk ist, ist bei beiden gleich.',
      'Brunelleschi: Seine Skulpturen zählen doppelt, 70 unverkauft und 80 verkauft, auch wenn er nicht mehr da ist. Wurde es so gewählt, zählt nur die Kuppel doppelt.',
    ],
    'F5.5': [
      'Wer gewinnt',
      'Wer das meiste Prestige hat, gewinnt. Bei Gleichstand entscheiden mehr geschaffene Werke, dann mehr Lire; ist auch das gleich, wird der Sieg geteilt.',
    ],
  },
} satisfies Texts;
