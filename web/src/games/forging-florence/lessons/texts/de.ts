/** Das geführte erste Spiel von Forging Florence auf Deutsch. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'Worum es geht',
    errands: 'Besorgungen',
    painting: 'Ein erstes Gemälde',
    golden: 'Das goldene Feld',
    house: 'Ein höheres Zunfthaus',
    author: 'Ein Autor',
    book: 'Bücher',
    brunelleschi: 'Brunelleschi',
    dome: 'Die Kuppel',
    end: 'Das Ende',
  },
  steps: {
    aim: [
      'Du führst in Florenz ein Zunfthaus, und Ginevra auch; bis zu vier können spielen. Deine Künstler schaffen Gemälde, Bücher und Skulpturen. Sie bringen Prestige und noch mehr, wenn sie auf dem goldenen Feld verkauft werden, hier in der Mitte (F5.3). Das meiste Prestige gewinnt.',
    ],
    workshop: [
      'Das ist deine Werkstatt. Du beginnst mit 10 Lire und einem Maler, Botticelli (F3.1). Ein Gemälde braucht Papier, Werkzeug und Farbe. Papier und Farbe werden verbraucht, das Werkzeug bleibt dir (F4.4).',
    ],
    tools: [
      'Das Los ließ Ginevra beginnen: Sie hat Werkzeug gekauft und Papier geholt. Nun bist du am Zug. Deine Figur steht neben einem Händler, dem Laden mit dem spitzen Dach. Kaufe Werkzeug.',
      'Es kostet 5 Lire (F4.3). Vor der Bewegung und danach darfst du tun, so viel du willst, in beliebiger Reihenfolge; während der Bewegung nicht (F4.1).',
    ],
    die: ['Papier gibt es bei den Mühlen jenseits des Flusses. Würfle.'],
    mill: [
      'Eine 4: Du darfst bis zu vier Felder weit gehen oder stehen bleiben. Alle Felder in Reichweite sind markiert. Über den Fluss führen nur die Brücken (F4.2). Geh über die Brücke auf das gestrichelt umrandete Feld neben der Mühle.',
      'Mühlen, Läden, Steinbrüche und Zunfthäuser betritt man nicht; man steht daneben (F2.2). Zeige auf ein Feld oder tippe es an, dann steht da, was es dort gibt.',
    ],
    paper: [
      'Neben einer Mühle kostet Papier nichts. Hole es und beende deinen Zug.',
      'Von jedem Rohstoff darfst du einen haben (F4.3). Was du hast, siehst du in deiner Werkstatt.',
    ],
    again: [
      'Ginevra hat Farbe gekauft. Auch du brauchst welche; es gibt sie bei der Apotheke, dem Laden mit dem runden Dach. Würfle.',
    ],
    paint: [
      'Fünf Felder reichen gerade. Geh auf das Feld neben der Apotheke, kaufe Farbe und beende deinen Zug.',
      'Nun hast du keine Lire mehr, aber alles, was ein Gemälde braucht.',
    ],
    home: [
      'Ginevra war zuerst zu Hause: Giotto hat ein Gemälde für sie geschaffen. Werke schaffst du nur neben deinem eigenen Zunfthaus (F4.4). Würfle.',
    ],
    create: [
      'Eine 1 genügt. Geh nach Hause, lass Botticelli „Die Geburt der Venus“ schaffen und beende deinen Zug.',
      'Ein Gemälde zählt 15 Prestige (F5.3). Papier und Farbe sind in den Vorrat zurückgegangen, das Werkzeug hast du noch.',
    ],
    taken: [
      'Ginevra hat ihr Gemälde auf dem goldenen Feld verkauft, für 10 Lire. Solange sie dort steht, darf niemand sonst es betreten oder überqueren (F4.2). In ihrem nächsten Zug muss sie es aber verlassen (F4.6).',
    ],
    near: ['Warte also in der Nähe. Würfle.'],
    beside: [
      'Mit einer 3 kämst du auf das goldene Feld, aber es ist gesperrt; zeige darauf oder tippe es an, dann steht da, warum. Geh auf das Feld daneben und beende deinen Zug.',
      'Alle anderen Felder kann man teilen: Dort dürfen beliebig viele Figuren stehen (F2.2).',
    ],
    free: ['Ginevra ist gegangen, wie sie musste. Würfle.'],
    sale: [
      'Geh auf das goldene Feld, verkaufe „Die Geburt der Venus“ und beende deinen Zug.',
      'Ein Gemälde bringt 10 Lire. Nur was du in eben diesem Zug geschaffen hast, kannst du noch nicht verkaufen (F4.5). Die Karte bleibt bei dir und zählt jetzt 20 Prestige statt 15 (F5.3).',
    ],
    must: [
      'Wer einen Zug auf dem goldenen Feld beginnt, muss es in diesem Zug verlassen: würfeln und nicht wieder dort enden. Wer seit der Ankunft nichts verkauft hat, muss außerdem vor dem Würfeln verkaufen (F4.6). Du hast verkauft. Würfle.',
    ],
    away: [
      'Geh zur Apotheke, kaufe Farbe für dein nächstes Gemälde und beende deinen Zug.',
      'So geht es weiter: holen, schaffen, verkaufen. Du darfst auch mit einem Werk auf das goldene Feld kommen, deinen Zug beenden und zu Beginn des nächsten verkaufen (F4.6).',
    ],
    second: [
      'Zwei Züge später. Du stehst neben deinem Zunfthaus und hast alles für ein Gemälde. Schaffe „Primavera“. Es ist dein zweites Gemälde, also kannst du dein Zunfthaus auf Stufe 2 ausbauen. Tu es und beende deinen Zug.',
      'Ausbauen kostet nichts und geht überall. Stufe 2 hat Platz für zwei Künstler, und auch Autoren kommen. Stufe 3 verlangt zwei Bücher (F4.7). Ginevra und du habt jetzt je 55 Prestige.',
    ],
    artists: [
      'Diese Künstler kann man anwerben, und zwar überall: Maler für 15 Lire, Autoren für 25, Bildhauer für 35. Jeden gibt es nur einmal (F4.8). Manche bringen zusätzlich Prestige: Giotto etwa 50 für sechs Gemälde von ihm, wenn er der einzige Künstler ist, den du je hattest (F5.4). Tippe eine Karte an, dann steht da, was ihr Künstler kann.',
    ],
    fifth: [
      'Viele Züge später. Du bist mit deinem fünften Gemälde auf das goldene Feld gekommen. Verkaufe es und wirb Dante an, einen Autor.',
      'Dante kostet 25 Lire (F4.8). Ginevra hat inzwischen die 50 Prestige von Giotto verdient: Ihre ersten sechs Gemälde waren alle von ihm (F5.4).',
    ],
    ruin: [
      'Du hast noch 5 Lire, genug für Farbe. Mit nur 25 Lire wäre dir Dante verweigert worden: Nach dem Anwerben und nach dem Kaufen musst du ein unverkauftes Werk haben oder ein neues bezahlen können (F4.10). Beende deinen Zug.',
      'Für seine Bücher braucht Dante Papier, Werkzeug und eine Druckerpresse (F4.4). Sie kostet 10 Lire in der Druckerei, gleich neben dem goldenen Feld (F4.3).',
    ],
    write: [
      'Viel später. Du hast eine Druckerpresse, und dein erstes Buch ist verkauft, für 20 Lire. Lass Dante die „Göttliche Komödie“ schaffen, baue dein Zunfthaus auf Stufe 3 aus und beende deinen Zug.',
      'Ein Buch zählt 25 Prestige, verkauft 30. Stufe 3 zählt 30, anstelle der 20 für Stufe 2 (F5.3). Nun hast du Platz für drei Künstler, auch für Bildhauer (F4.7).',
    ],
    gone: [
      'Von jedem Werk gibt es drei Karten. Die sechs von Botticelli sind alle geschaffen; diese Werke kann niemand mehr schaffen (F1.4). Ginevra ist bei Malern geblieben. Ihr Haus war voll, also hat sie einen Künstler zurückgelegt, um einen anderen anzuwerben (F4.8).',
    ],
    back: ['Nun mit der „Göttlichen Komödie“ auf das goldene Feld. Würfle.'],
    master: [
      'Geh hin und verkaufe die „Göttliche Komödie“. Dann wirb Brunelleschi an, den Bildhauer, der die Kuppel baut, und beende deinen Zug.',
      'Seine Werke brauchen von allem zwei (F4.4). Dafür zählen seine Skulpturen doppelt: 70 Prestige, verkauft 80 (F5.4). Mit ihm darfst du von jedem Rohstoff zwei haben und beide auf einmal nehmen (F4.3).',
    ],
    road: [
      'Skulpturen sind aus Stein, und die Steinbrüche liegen an den Enden der langen Brücken. Das goldene Feld musst du ohnehin verlassen. Würfle.',
    ],
    stone: [
      'Eine 6 reicht gerade. Geh auf die lange Brücke, bis an den Steinbruch. Hole zweimal Stein und beende deinen Zug.',
      'Stein kostet nichts, wie Papier (F4.3). Mit Werkzeug und Papier, von beidem zwei, kann Brunelleschi beginnen.',
    ],
    build: [
      'Runde 69. Brunelleschi hat „Die Opferung Isaaks“ für dich geschaffen, also darf er auch die Kuppel von Santa Maria del Fiore schaffen (F5.1). Alles ist bereit: Schaffe die Kuppel und beende deinen Zug.',
      'Die Kuppel steht, und damit naht das Ende: Jeder hat noch einen Zug, und du, der sie erbaut hat, den letzten (F5.1).',
    ],
    tie: [
      'Ihr habt jetzt beide 350. Bei Gleichstand entscheiden mehr geschaffene Werke, dann mehr Lire; sonst wird der Sieg geteilt (F5.5). Ginevra hat 14 Werke geschaffen und du 10, also würde sie gewinnen. Aber zwei Züge bleiben noch.',
    ],
    last: [
      'Ginevra hat noch ein Gemälde geschaffen und hat 365 Prestige. Das ist dein letzter Zug und der letzte des Spiels. Würfle.',
    ],
    sales: [
      'Geh auf das goldene Feld. Verkaufe beide Skulpturen, die Kuppel und „Die Opferung Isaaks“, und beende deinen Zug.',
      'Verkauft zählt jede 10 mehr: 370 gegen 365. Du hast gewonnen! Ohne Kuppel endet das Spiel nach Runde 150 (F5.2).',
    ],
    count: [
      'Das zählt am Ende: Werke, jedes mehr, wenn es verkauft ist, das Zunfthaus (F5.3) und was Künstler einbringen (F5.4). Ginevra hat mehr Werke geschaffen und kam mit den 50 von Giotto bis auf fünf heran. Deine waren weniger und mehr wert.',
    ],
    finished: [
      'Mehr musst du nicht wissen. Geht etwas nicht, sagt der Tisch, warum, und nennt die Regel, und die Regeln lassen sich neben jeder Partie öffnen. Nun spiele eine echte!',
    ],
  },
} satisfies Texts;
