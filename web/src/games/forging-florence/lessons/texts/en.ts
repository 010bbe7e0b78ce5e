/** The guided first game of Forging Florence in English. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'What it is about',
    errands: 'Errands',
    painting: 'A first painting',
    golden: 'The golden hex',
    house: 'A higher guild house',
    author: 'An author',
    book: 'Books',
    brunelleschi: 'Brunelleschi',
    dome: 'The Dome',
    end: 'The end',
  },
  steps: {
    aim: [
      'You lead a guild house in Florence, and so does Ginevra; up to four can play. Your artists make paintings, books and sculptures. They bring prestige, and more when they are sold on the golden hex, here in the middle (F5.3). Most prestige wins.',
    ],
    workshop: [
      'This is your workshop. You begin with 10 lire and one painter, Botticelli (F3.1). A painting takes paper, tools and paint. Paper and paint are used up; the tools stay with you (F4.4).',
    ],
    tools: [
      'The lot let Ginevra begin: she has bought tools and fetched paper. Now it is your turn. Your figure stands beside a merchant, the shop with the pointed roof. Buy tools.',
      'They cost 5 lire (F4.3). Before your move and after it you may do as much as you like, in any order; during the move you may not (F4.1).',
    ],
    die: ['Paper comes from the mills beyond the river. Throw the die.'],
    mill: [
      'A 4: you may walk up to four hexes, or stay. All hexes within reach are marked. The river is crossed on bridges only (F4.2). Cross the bridge and walk to the hex with the dashed ring, beside the mill.',
      'Mills, shops, quarries and guild houses are not entered; you stand beside them (F2.2). Rest on a hex, or tap it, and you read what there is to be had.',
    ],
    paper: [
      'Beside a mill paper is free. Collect it, and end your turn.',
      'You may hold one of each resource (F4.3). What you have, you see in your workshop.',
    ],
    again: [
      'Ginevra has bought paint. You need some, too; it comes from the apothecary, the shop with the round roof. Throw the die.',
    ],
    paint: [
      'Five hexes are just enough. Walk to the hex beside the apothecary, buy paint, and end your turn.',
      'Now you have no lire left, but all that a painting takes.',
    ],
    home: [
      'Ginevra was home first: Giotto has made a painting for her. You make pieces beside your own guild house only (F4.4). Throw the die.',
    ],
    create: [
      'A 1 is enough. Walk home, let Botticelli make The Birth of Venus, and end your turn.',
      'A painting counts 15 prestige (F5.3). Paper and paint have gone back to the supply, and the tools are still yours.',
    ],
    taken: [
      'Ginevra has sold her painting on the golden hex, for 10 lire. While she stands there, nobody else may enter it or cross it (F4.2). But in her next turn she must leave (F4.6).',
    ],
    near: ['So wait close by. Throw the die.'],
    beside: [
      'A 3 would take you to the golden hex, but it is closed; rest on it, or tap it, and you read why. Walk to the hex beside it, and end your turn.',
      'All other hexes can be shared: any number of figures may stand there (F2.2).',
    ],
    free: ['Ginevra has left, as she had to. Throw the die.'],
    sale: [
      'Walk to the golden hex, sell The Birth of Venus, and end your turn.',
      'A painting brings 10 lire. Only what was made in this very turn cannot be sold yet (F4.5). The card stays with you, and now it counts 20 prestige instead of 15 (F5.3).',
    ],
    must: [
      'Whoever begins a turn on the golden hex must leave it in that turn: throw the die, and not end there again. Who has not sold since coming must also sell before throwing (F4.6). You have sold. Throw the die.',
    ],
    away: [
      'Walk to the apothecary, buy paint for your next painting, and end your turn.',
      'So it goes round: fetch, make, sell. You may also come to the golden hex with a piece, end your turn, and sell when you begin the next one (F4.6).',
    ],
    second: [
      'Two turns later. You stand beside your guild house with all that a painting takes. Make Primavera. It is your second painting, so you can raise your guild house to level 2. Do it, and end your turn.',
      'Raising is free, and possible anywhere. Level 2 has room for two artists, and authors come, too. Level 3 takes two books (F4.7). You and Ginevra now have 55 prestige each.',
    ],
    artists: [
      'These artists can be hired, anywhere: painters for 15 lire, authors for 25, sculptors for 35. Each is there only once (F4.8). Some add prestige: Giotto, for one, 50 for six paintings by him, if he is the only artist you have ever had (F5.4). Tap a card, and you read what its artist can do.',
    ],
    fifth: [
      'Many turns later. You have come to the golden hex with your fifth painting. Sell it, and hire Dante, an author.',
      'Dante costs 25 lire (F4.8). Ginevra, for her part, has earned the 50 prestige of Giotto: her first six paintings were all by him (F5.4).',
    ],
    ruin: [
      'You have 5 lire left, enough for paint. With only 25 lire Dante would have been refused: after a hire or a purchase you must have an unsold piece, or be able to pay for a new one (F4.10). End your turn.',
      'For his books Dante needs paper, tools and a printing press (F4.4). It costs 10 lire at the print shop, right beside the golden hex (F4.3).',
    ],
    write: [
      'Much later. You have a printing press, and your first book is sold, for 20 lire. Let Dante make the Divine Comedy, raise your guild house to level 3, and end your turn.',
      'A book counts 25 prestige, sold 30. Level 3 counts 30, in place of the 20 for level 2 (F5.3). Now you have room for three artists, sculptors among them (F4.7).',
    ],
    gone: [
      'Of each piece there are three cards. Botticelli’s six are all made; nobody can make these pieces any more (F1.4). Ginevra has stayed with painters. Her house was full, so she put one artist back to hire another (F4.8).',
    ],
    back: ['Now to the golden hex, with the Divine Comedy. Throw the die.'],
    master: [
      'Walk there, and sell the Divine Comedy. Then hire Brunelleschi, the sculptor who builds the Dome, and end your turn.',
      'His pieces take two of each resource (F4.4). In return his sculptures count double: 70 prestige, sold 80 (F5.4). With him you may hold two of each resource, and take both at one stop (F4.3).',
    ],
    road: [
      'Sculptures are made of stone, and the quarries lie at the ends of the long bridges. You have to leave the golden hex anyway. Throw the die.',
    ],
    stone: [
      'A 6, just enough. Walk onto the long bridge, up to the quarry. Collect stone twice, and end your turn.',
      'Stone is free, as paper is (F4.3). With tools and paper, two of each, Brunelleschi can begin.',
    ],
    build: [
      'Round 69. Brunelleschi has made The Sacrifice of Isaac for you, so he may make the Dome of Santa Maria del Fiore, too (F5.1). All is ready: make the Dome, and end your turn.',
      'The Dome stands, and that brings the end: everybody has one more turn, and you, who made it, the last one (F5.1).',
    ],
    tie: [
      'You both have 350 now. In a tie more pieces made decide, then more lire; otherwise the victory is shared (F5.5). Ginevra has made 14 pieces and you 10, so she would win. But two turns are left.',
    ],
    last: [
      'Ginevra has made another painting and has 365 prestige. This is your last turn, and the last of the game. Throw the die.',
    ],
    sales: [
      'Walk to the golden hex. Sell both sculptures, the Dome and The Sacrifice of Isaac, and end your turn.',
      'Sold, each counts 10 more: 370 against 365. You have won! Without a Dome the game ends after round 150 (F5.2).',
    ],
    count: [
      'This is what counts at the end: pieces, each more if it was sold, the guild house (F5.3), and what artists add (F5.4). Ginevra has made more pieces, and with Giotto’s 50 she came within five. Yours were fewer, and worth more.',
    ],
    finished: [
      'That is all you need. When something is not possible the table says why and names the rule, and the rules can be opened beside every game. Now play a real one!',
    ],
  },
} satisfies Texts;
