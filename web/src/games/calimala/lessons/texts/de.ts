/** Das geführte erste Spiel von Calimala auf Deutsch. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'Worum es geht',
    turn: 'Eine Scheibe auf einer Straße',
    stack: 'Scheiben auf Scheiben',
    ship: 'Ein Schiff nach Lissabon',
    cards: 'Karten statt Aktionen',
    company: 'Von anderen mitgenommen',
    scoring: 'Eine Wertung',
    white: 'Weiße Scheiben',
    overland: 'Über Land',
    churches: 'Kirchen und Palazzo',
    end: 'Das Ende',
  },
  steps: {
    aim: [
      'Du handelst in Florenz mit Stoff, und Lucrezia und Filippo tun es auch. Du schickst Stoff in sechs Städte, spendest an drei Kirchen und sitzt im Stadtrat. Wer dort am meisten hat, wo gewertet wird, bekommt Punkte; die meisten Punkte gewinnen.',
    ],
    tiles: [
      'Diese fünfzehn Plättchen werden eines nach dem anderen gewertet, in Leserichtung. Lissabon kommt zuerst: der meiste Stoff dort bringt 3 Punkte, der zweitmeiste 2, der drittmeiste 1 (C5.5).',
    ],
    keep: [
      'Du hast drei Wertungskarten bekommen. Behalte Lissabon; die anderen beiden gehen ungesehen zurück.',
      'Nur du weißt, dass Lissabon ganz am Ende noch einmal gewertet wird, mit 5, 3 und 1 Punkten (C6.2).',
    ],
    take: [
      'Auch Lucrezia und Filippo haben eine Wertungskarte behalten und jeder eine Startkarte genommen. Nimm Holz.',
      'Das ist eine Aktionskarte. Immer wenn eine deiner Scheiben handelt, kannst du sie spielen, für eine zusätzliche Aktion Holz (C3.5).',
    ],
    streets: [
      'Die neun Quadrate sind die neun Aktionen. Eine Straße verbindet zwei davon. In deinem Zug legst du eine Scheibe auf eine Straße, und sie tut, was an beiden Enden steht. Auf geschlossenen Straßen könntest du noch keines von beiden; zeige auf eine oder tippe sie an, dann steht da, warum (C3.6).',
    ],
    place: ['Wähle die markierte Straße zwischen Holz und Weben und lege eine Scheibe dorthin.'],
    both: [
      'Deine Scheibe handelt. Du darfst jede der beiden Aktionen einmal ausführen, in beliebiger Reihenfolge. Tu beides.',
      'Holz: Ein Würfel aus deinem Vorrat liegt jetzt in deinem Lagerhaus für Holz (C4.1). Weben: Jede deiner Werkstätten, die Platz hat, bekam einen Stoff; noch hast du eine Werkstatt (C4.4).',
    ],
    stop: [
      'Du könntest jetzt deine Karte Holz spielen. Heb sie auf und höre auf.',
      'Deine Scheibe hat gehandelt, dein Zug ist zu Ende. Es geht im Uhrzeigersinn weiter.',
    ],
    second: [
      'Lucrezia hat ihre Scheibe auf deine gelegt. Die obersten drei Scheiben handeln, von oben nach unten: zuerst ihre und nun deine, mitten in ihrem Zug (C3.2). Führe beide Aktionen aus und höre auf.',
      'Wecken andere deine Scheibe, darfst du handeln, musst aber nicht (C3.7). Eine Scheibe kann dreimal handeln: wenn sie gelegt wird, als zweite und als dritte von oben.',
    ],
    elsewhere: [
      'Filippo hat seine Scheibe zwischen Marmor und Stein gelegt, wo sonst keine liegt. Nun bist du wieder am Zug. Du hast zwei Holz und zwei Stoff.',
    ],
    harbour: [
      'Nach Lissabon kommt Stoff mit dem Schiff. Du hast noch keines, und eines kostet zwei Holz. Lege eine Scheibe auf die Straße zwischen Schiff und Bauen.',
    ],
    build: [
      'Ohne Schiff kannst du nichts verschiffen. Baue also zuerst eines.',
      'Die beiden Holz sind wieder in deinem Vorrat, und das Schiff liegt in deinem Hafen (C4.2). Die Reihenfolge bestimmst du; so kann die eine Aktion die andere möglich machen.',
    ],
    send: [
      'Jedes deiner Schiffe kann einen Stoff nach Barcelona, Lissabon oder London bringen. Schicke einen nach Lissabon.',
      'Dein Stoff liegt in Lissabon und bleibt dort bis zum Ende (C4.9).',
    ],
    enough: ['Das war es für diesen Zug. Höre auf.'],
    unlikely: [
      'Filippo hat auf seine eigene Scheibe gelegt, also haben beide gehandelt. Du bist am Zug: Ein Kunstwerk braucht Marmor, und du hast keinen. Lege trotzdem eine Scheibe auf die Straße zwischen Stein und Kunstwerk.',
    ],
    draw: [
      'Auf eine Aktion, die gar nicht möglich ist, darfst du für eine Karte verzichten (C3.4). Verzichte auf Kunstwerk.',
      'Du hast Bauen gezogen. Die anderen sehen, dass du eine Karte hast, aber nicht, welche.',
    ],
    play: [
      'Führe die Aktion Stein aus und spiele deine Karte Holz. Mit diesem Holz und diesem Stein spiele Bauen: eine Werkstatt.',
      'Du darfst beliebig viele Karten spielen, vor und nach jeder Aktion (C3.5). Mit zwei Werkstätten bringt jedes Weben dir zwei Stoff. Da nichts mehr zu tun war, war deine Scheibe von selbst fertig.',
    ],
    brought: [
      'Lucrezia hat auf deine Scheibe gelegt, ein Schiff gebaut und hat nun einen Stoff in Lissabon, so viel wie du. Aber auch deine Scheibe handelt. Schicke deinen Stoff nach Barcelona.',
      'So nützen dir die Züge der anderen: Leg deine Scheiben dorthin, wo sie hinwollen.',
    ],
    nothing: [
      'Zum Bauen hast du nichts. Verzichte auf Bauen und zieh dafür eine Karte.',
      'Du hast Transport gezogen. Dafür brauchst du ein Handelshaus, und du hast noch keines.',
    ],
    save: ['Heb die Karte auf und höre auf.'],
    third: [
      'Filippo hat seine Scheibe zwischen Holz und Weben gelegt. Von oben liegen dort seine, die von Lucrezia und als dritte deine. Die beiden haben gehandelt. Führe nun beide Aktionen aus und höre auf.',
      'Weben brachte dir zwei Stoff, einen in jede Werkstatt. Legt noch jemand eine Scheibe dorthin, ist deine die vierte und handelt nicht mehr. Mit ihr geschieht dann etwas anderes.',
    ],
    four: [
      'Drei Scheiben liegen zwischen Holz und Weben, die unterste ist deine. Lege die vierte selbst dorthin.',
    ],
    before: [
      'Deine neue Scheibe handelt zuerst. Führe beide Aktionen aus und höre auf.',
      'Nun handeln die Scheiben von Filippo und Lucrezia. Deine unterste ist die vierte und handelt darum nicht.',
    ],
    seat: [
      'Alle haben gehandelt. Die unterste von vier Scheiben kommt auf das nächste Plättchen: Sie ist nun dein Sitz im Stadtrat (C5.1), und das Plättchen wird gewertet, Lissabon.',
    ],
    tie: [
      'Du und Lucrezia habt dort je einen Stoff. Bei Gleichstand entscheidet der Stadtrat, Sitze und Kunstwerke zusammen: Du hast einen Sitz, sie keinen. Also bekommst du 3 Punkte und sie 2 (C5.6). Wer dort nichts hat, bekommt nichts.',
    ],
    disc: [
      'Neben deinen farbigen Scheiben hast du drei weiße. Eine weiße Scheibe führt jede Aktion ihrer Straße zweimal aus, aber nur, wenn sie gelegt wird (C3.3). Lege eine weiße zwischen Marmor und Stein.',
    ],
    twice: [
      'Nimm alle vier: zweimal Marmor und zweimal Stein. Dann höre auf.',
      'Von nun an nimmt die weiße Scheibe nur Platz ein. Ist sie die unterste von vier, nimmt sie, wer am Zug ist, und legt stattdessen eine eigene farbige Scheibe auf das Plättchen (C5.2).',
    ],
    road: [
      'Troyes, Brügge und Hamburg liegen im Binnenland. Dorthin kommt Stoff aus einem Handelshaus, das du in der Stadt hast. Lege eine Scheibe auf die Straße zwischen Transport und Bauen.',
    ],
    house: [
      'Baue für zwei Stein ein Handelshaus in Troyes. Dann bringe mit Transport einen Stoff dorthin.',
      'Bei jedem Transport kann jedes deiner Handelshäuser einen Stoff in seine Stadt schicken (C4.6).',
    ],
    again: [
      'Du hast noch die Karte Transport. Spiele sie und schicke einen zweiten Stoff nach Troyes.',
      'Eine Karte tut genau das, was die Straße tut. In Troyes liegen nun zwei Stoff von dir.',
    ],
    palazzo: [
      'Du hast zwei Marmor. Ein Kunstwerk kann in einer Kirche stehen oder im Palazzo Vecchio, wo der Stadtrat tagt. Lege eine Scheibe zwischen Kunstwerk und Schiff und stelle ein Kunstwerk in den Palazzo Vecchio.',
      'Bei Gleichstand zählen die Kunstwerke dort zu deinen Sitzen dazu (C5.6).',
    ],
    london: [
      'Deine Scheibe kann noch verschiffen. Schicke einen Stoff nach London.',
      'Nichts war mehr zu tun, also war deine Scheibe von selbst fertig. Unter ihr liegt Filippos Scheibe, die handelt als Nächste.',
    ],
    church: [
      'Nun spende an eine Kirche. Lege eine Scheibe auf die Straße zwischen Holz und Spenden und spende deinen Marmor an Santa Maria del Fiore.',
      'Bei der Wertung einer Kirche zählt alles, was du dort hast: Holz, Stein, Marmor und Kunstwerke (C5.4).',
    ],
    part: [
      'Mit der Scheibe, die du legst, musst du mindestens eine der beiden Aktionen ausführen, und das hast du getan (C3.6). Nimm auch das Holz.',
      'Nun hast du alle neun Aktionen benutzt. Haben alle Scheiben gehandelt, beginnt der Zug des nächsten Spielers.',
    ],
    late: [
      'Eine andere Partie, im letzten Zug. Vierzehn Plättchen sind gewertet; du führst mit 19 Punkten vor Lucrezia mit 18 und Filippo mit 17. Du hast die Karte Santa Maria del Fiore behalten, und offen liegt Palazzo Vecchio.',
    ],
    last: [
      'Drei deiner Scheiben liegen zwischen Spenden und Schiff. Lege die vierte dorthin, spende einen Stein an Santa Maria del Fiore und höre auf.',
      'Jetzt handelt deine zweite Scheibe und danach die dritte. Die vierte wird den letzten Sitz einnehmen.',
    ],
    own: ['Spende auch den anderen Stein an Santa Maria del Fiore und höre auf.'],
    fifteenth: [
      'Deine dritte Scheibe handelt. Welche Karten die anderen behalten haben, weißt du nicht; oft genug sind Städte darunter. Verschiffe zwei Stoff nach London und höre auf.',
      'Deine unterste Scheibe nahm das fünfzehnte Plättchen ein, und San Miniato wurde gewertet. Nach diesem Plättchen wird die Runde zu Ende gespielt, damit alle gleich viele Scheiben gelegt haben; dies war ihr letzter Zug, also ist die Partie zu Ende. Sie endet auch, wenn alle Scheiben liegen (C6.1).',
    ],
    count: [
      'Am Ende werden die offene Karte und die geheimen für alle gewertet: 5, 3 und 1 Punkte. Für den Palazzo Vecchio zählen Sitze und Kunstwerke dort, und du hast sieben. Lucrezia hatte Troyes behalten, Filippo London (C6.2).',
    ],
    finished: [
      'Mit 34 Punkten hast du gewonnen. Mehr musst du nicht wissen. Geht etwas nicht, sagt der Tisch, warum, und nennt die Regel, und die Regeln lassen sich neben jeder Partie öffnen. Nun spiele eine echte!',
    ],
  },
} satisfies Texts;
