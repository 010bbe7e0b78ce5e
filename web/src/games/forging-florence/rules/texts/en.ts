/** The rules of Forging Florence in English. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    F1: 'What is on the table',
    F2: 'The map',
    F3: 'Before the game',
    F4: 'A turn',
    F5: 'The end and the prestige',
  },
  captions: {
    pieces:
      'What each sort of piece takes. Paper, paint and stone are used up; tools and press stay.',
    map: 'The map: the golden hex in the middle, the city around it, four guild houses at its corners, the river with four bridges, and beyond it mills, quarries and trees. The circles are the sites of shops, in three tones for the three pairs; the dots are where figures start.',
    turn: 'A turn: what you do before the move, the move itself, and what you do after it.',
    golden:
      'Two ways to use the golden hex: come and sell in the same turn, then leave in the next; or come with a piece, and in the next turn sell first, then throw the die and leave.',
    houses:
      'The three levels of a guild house, what each asks for, and how many artists it has room for.',
  },
  rules: {
    'F1.1': [
      'Board and pieces',
      'Forging Florence is for two to four players. On the map stand four guild houses, two shops each of the merchant, the apothecary and the print shop, three paper mills, two short and two long bridges. Everybody has a figure. One die with the numbers 1 to 6 decides how far it may walk.',
      'Money is in lire, always in steps of 5, and never runs out.',
    ],
    'F1.2': [
      'The five resources',
      'Tools, stone, printing press, paint and paper. There are 6 tokens of each; more are never needed. Paper also stands for canvas and sandpaper, so every piece takes it.',
    ],
    'F1.3': [
      'Artists and their pieces',
      'Ten artists make 22 different pieces; of each there are 3 cards. The painters are Giotto, Masaccio, Fra Angelico and Botticelli, the authors Dante, Boccaccio and Machiavelli, the sculptors Michelangelo and Brunelleschi. Leonardo da Vinci paints, writes and sculpts.',
      'Each artist has two pieces, Brunelleschi and Leonardo three.',
    ],
    'F1.4': [
      'Cards run out',
      'A piece whose 3 cards are gone cannot be made any more. The Dome of Santa Maria del Fiore can be made only once (F5.1).',
    ],
    'F2.1': [
      'The hexes',
      'The map has 127 hexes, six around the golden one in every direction. A hex is named by two numbers, and the golden hex is 0,0. Left and right, top and bottom mirror each other, so that all four guild houses have it equally far.',
      'City, fields, green rows and bridges are walked on, and so is the mill site that stays empty.',
    ],
    'F2.2': [
      'Where nobody walks',
      'Guild houses, shops, standing mills, the river, trees and quarries are not entered; you stand beside them. All four guild houses stand, also with fewer players.',
      'Any number of figures may share a hex, except the golden one.',
    ],
    'F2.3': [
      'Other maps',
      'A map is a file that can be drawn by anybody. It is checked when it is loaded: every place can be reached, no hex lies beside a mill, a quarry and a guild house at once, and in the expected number of turns to each kind of place the four houses differ by at most one.',
    ],
    'F3.1': [
      'What you begin with',
      'The guild houses are dealt to the seats at random; your figure starts beside yours. You begin with 10 lire and one painter, drawn from Giotto, Masaccio, Fra Angelico and Botticelli. All other artists lie open on the table for hire.',
    ],
    'F3.2': [
      'Shops and mills',
      'The two shops of a kind stand on opposite sites; which pair they take is drawn by lot. Three of the four mill sites get a mill. If you wish, the shops can be shuffled freely; some houses are then far better off.',
    ],
    'F3.3': [
      'Who begins',
      'The starting player is drawn by lot, unless it was chosen when the match was made. Turns go clockwise.',
    ],
    'F4.1': [
      'What you may do',
      'In your turn you may move once, with one roll. Before the move and after it you may collect, buy, make, sell, upgrade and hire as often as you like, in any order; during the move you may not.',
    ],
    'F4.2': [
      'Move',
      'You throw the die and walk up to that many hexes; you may also stay. You need not throw at all. Nothing else happens between the roll and the walk.',
      'The river is crossed on bridges only. Nobody enters or crosses the golden hex while another figure stands on it.',
    ],
    'F4.3': [
      'Collect and buy',
      'Beside a quarry you take stone, beside a mill paper, both free of charge. Beside a merchant you buy tools for 5 lire, beside an apothecary paint for 5, beside a print shop a printing press for 10.',
      'You may hold one of each resource. With Brunelleschi you may hold two of each, and also take both at one stop.',
    ],
    'F4.4': [
      'Make a piece',
      'You make a piece beside your own guild house, with an artist of yours who can. A painting takes paper, tools and paint; a book paper, tools and printing press; a sculpture paper, tools and stone. A piece by Brunelleschi takes two of each.',
      'Paper, paint and stone then go back to the supply, while tools and printing press stay with you. When a match is made, it can be agreed that only tools stay, or nothing.',
    ],
    'F4.5': [
      'Sell',
      'On the golden hex (F4.6) you sell as many pieces as you like, except those made in this turn. A painting brings 10 lire, a book 20, a sculpture 30. The card stays with you, marked as sold.',
    ],
    'F4.6': [
      'The golden hex',
      'You may end your turn there only if you have an unsold piece, or if you have sold there in this turn; a piece made in this turn counts. So nobody ends a move there otherwise. Walking across is free.',
      'If you begin your turn there, you must leave in it: you have to throw the die, may not stay and may not come back to end there. If you have not sold since you came, you must also sell at least one piece before you throw.',
      'Before leaving you may sell more, upgrade and hire.',
    ],
    'F4.7': [
      'Upgrade your guild house',
      'Anywhere and free of charge: to level 2 when you have made two paintings, to level 3 when you have made two books, by whichever artists. Both in one turn are possible.',
      'Level 1 has room for one artist, a painter. Level 2 has room for two, authors too. Level 3 has room for three, sculptors too.',
    ],
    'F4.8': [
      'Hire artists',
      'Anywhere: a painter costs 15 lire, an author 25, a sculptor 35. Leonardo costs 30 and comes from level 2 on; he writes from level 2 and sculpts from level 3. Each artist is there once: who comes first is served.',
      'If your guild house is full, and only then, you put one of your artists back on the table. You get nothing for him, but pieces and bonuses already earned stay. Tokens above the limit (F4.3) go back to the supply.',
    ],
    'F4.9': [
      'End your turn',
      'You may end your turn at any time, unless the golden hex forbids it (F4.6).',
    ],
    'F4.10': [
      'Nobody is ruined',
      'A purchase or a hire is refused if after it you had no unsold piece and could not pay, with the lire left, what you still lack for any piece that one of your artists could make. Paper and stone count as had.',
      'In your last turn this does not hold.',
    ],
    'F5.1': [
      'The Dome',
      'Whoever has Brunelleschi and has made The Sacrifice of Isaac may make the Dome of Santa Maria del Fiore. Its maker finishes the turn; then every player, last its maker, has one more turn, and the game ends. It never goes beyond the last round (F5.2).',
    ],
    'F5.2': [
      'The last round',
      'A round is one turn of each player. The game ends at the latest after round 150; when a match is made, any limit from 60 to 300 in tens can be chosen.',
    ],
    'F5.3': [
      'Prestige',
      'Unsold and sold, a painting counts 15 or 20, a book 25 or 30, a sculpture 35 or 40. A guild house of level 2 counts 20, one of level 3 counts 30.',
    ],
    'F5.4': [
      'What artists add',
      'Giotto: 50 if you make six paintings by him while he is the only artist you have ever had. Machiavelli: 20 at the end if you have him and made more pieces than every other player, or were the first of all to reach level 3.',
      'Michelangelo: 10 for each sculpture that you make while you have him. Leonardo: 10 for each piece that you sell while you have him. Neither asks whose piece it is.',
      'Brunelleschi: the sculptures made by him count double, 70 unsold and 80 sold, even after he has gone. If it was chosen so, only the Dome counts double.',
    ],
    'F5.5': [
      'Who wins',
      'Most prestige wins. If there is a tie, more pieces made decide, then more lire; if these are equal, too, the victory is shared.',
    ],
  },
} satisfies Texts;
