/** The guided first game of Calimala in English. */
import type { Texts } from '../../../../courses/course';

export default {
  chapters: {
    opening: 'What it is about',
    turn: 'A disc on a street',
    stack: 'Discs upon discs',
    ship: 'A ship to Lisbon',
    cards: 'Cards instead of actions',
    company: 'Brought along by others',
    scoring: 'A scoring',
    white: 'White discs',
    overland: 'Overland',
    churches: 'Churches and Palazzo',
    end: 'The end',
  },
  steps: {
    aim: [
      'You are a cloth merchant in Florence, and so are Lucrezia and Filippo. You send cloth to six cities, give to three churches, and sit in the council. Whoever has the most where it is scored gets points; the most points win.',
    ],
    tiles: [
      'These fifteen tiles are scored one after the other, in reading order. Lisbon comes first: the most cloth there brings 3 points, the second most 2, the third most 1 (C5.5).',
    ],
    keep: [
      'You have been dealt three scoring cards. Keep Lisbon; the other two go back unseen.',
      'Only you know that at the very end Lisbon is scored once more, with 5, 3 and 1 points (C6.2).',
    ],
    take: [
      'Lucrezia and Filippo have kept a scoring card as well, and each has taken a starting card. Take Wood.',
      'This is an action card. Whenever one of your discs acts you can play it, for one Wood action more (C3.5).',
    ],
    streets: [
      'The nine squares are the nine actions. A street joins two of them. In your turn you place one disc on a street, and it does what stands at both ends. Streets that are closed would let you do neither yet; rest on one, or tap it, and you read why (C3.6).',
    ],
    place: ['Choose the marked street between Wood and Weave, and place a disc there.'],
    both: [
      'Your disc acts. You may do each of the two actions once, in either order. Do both.',
      'Wood: a cube from your reserve now lies in your wood warehouse (C4.1). Weave: every workshop of yours that has room got a cloth; so far you have one workshop (C4.4).',
    ],
    stop: [
      'Your Wood card could be played now. Keep it for later, and stop.',
      'Your disc has acted and your turn is over. Play goes round clockwise.',
    ],
    second: [
      'Lucrezia has placed her disc on top of yours. The three topmost discs act, from top to bottom: first hers, and now yours, in the middle of her turn (C3.2). Do both actions, and stop.',
      'When others wake your disc you may act, but need not (C3.7). A disc can act three times: when it is placed, as the second, and as the third from the top.',
    ],
    elsewhere: [
      'Filippo has placed his disc between Marble and Brick, where nobody else has one. Now it is your turn again. You have two wood and two cloth.',
    ],
    harbour: [
      'Cloth goes to Lisbon by ship. You have no ship yet, and one costs two wood. Place a disc on the street between Ship and Build.',
    ],
    build: [
      'Without a ship you cannot ship, so build first: a ship.',
      'The two wood are back in your reserve, and the ship lies in your port (C4.2). You choose the order, so one action can make the other possible.',
    ],
    send: [
      'Each of your ships can carry one cloth to Barcelona, Lisbon or London. Send one to Lisbon.',
      'Your cloth lies in Lisbon, and stays there to the end (C4.9).',
    ],
    enough: ['That was it for this turn. Stop.'],
    unlikely: [
      'Filippo has placed on his own disc, so both of his acted. Your turn: an artwork needs marble, and you have none. All the same, place a disc on the street between Brick and Artwork.',
    ],
    draw: [
      'What cannot be done at all may be given up for a card (C3.4). Give up Artwork.',
      'You have drawn Build. The others see that you have a card, but not which.',
    ],
    play: [
      'Do Brick, and play your Wood card. With that wood and that brick play Build: a workshop.',
      'You may play as many cards as you like, before and after each action (C3.5). With two workshops every Weave gives you two cloth. As nothing was left to do, your disc was done by itself.',
    ],
    brought: [
      'Lucrezia has placed on your disc, has built a ship and has now one cloth in Lisbon, as many as you. But your disc acts, too. Send your cloth to Barcelona.',
      'That is how you profit from the turns of others: lie where they want to go.',
    ],
    nothing: [
      'You have nothing to build with. Give up Build for a card.',
      'You have drawn Transport. It needs a trade house, which you do not have yet.',
    ],
    save: ['Keep the card, and stop.'],
    third: [
      'Filippo has placed his disc between Wood and Weave. From the top there are his, Lucrezia’s and yours, the third. Both have acted. Now do both actions, and stop.',
      'Weave gave you two cloth, one in each workshop. If somebody places one more disc there, yours is the fourth and does not act any more. Something else will happen to it.',
    ],
    four: [
      'Three discs lie between Wood and Weave, and yours is the lowest. Place the fourth there yourself.',
    ],
    before: [
      'Your new disc acts first. Do both actions, and stop.',
      'Now the discs of Filippo and Lucrezia act. Your lowest one is the fourth, so it does not.',
    ],
    seat: [
      'All have acted. The lowest of four discs moves to the next tile: it is your seat in the council now (C5.1), and the tile is scored, Lisbon.',
    ],
    tie: [
      'You and Lucrezia both have one cloth there. In a tie the council decides, seats and artworks together: you have a seat, she has none. So you get 3 points and she 2 (C5.6). Who has nothing there gets nothing.',
    ],
    disc: [
      'Besides your coloured discs you have three white ones. A white disc does each action of its street twice, but only when it is placed (C3.3). Place a white one between Marble and Brick.',
    ],
    twice: [
      'Take all four: marble twice and brick twice. Then stop.',
      'From now on the white disc only takes up room. If it is the lowest of four, whoever’s turn it is takes it, and puts a coloured disc of their own on the tile instead (C5.2).',
    ],
    road: [
      'Troyes, Bruges and Hamburg lie inland. Cloth goes there from a trade house that you have in that city. Place a disc on the street between Transport and Build.',
    ],
    house: [
      'Build a trade house in Troyes, for two brick. Then transport a cloth there.',
      'Each of your trade houses can send one cloth to its city whenever you transport (C4.6).',
    ],
    again: [
      'You still hold the Transport card. Play it, and send a second cloth to Troyes.',
      'A card does just what the street does. Now two cloth of yours lie in Troyes.',
    ],
    palazzo: [
      'You have two marble. An artwork can stand in a church or in the Palazzo Vecchio, where the council meets. Place a disc between Artwork and Ship, and an artwork in the Palazzo Vecchio.',
      'In a tie the artworks there are added to your seats (C5.6).',
    ],
    london: [
      'Your disc can still ship. Send one cloth to London.',
      'Nothing was left to do, so your disc was done by itself. Filippo’s disc lies below it and acts next.',
    ],
    church: [
      'Now give to a church. Place a disc on the street between Wood and Contribute, and contribute your marble to Santa Maria del Fiore.',
      'In the scoring of a church everything counts that you have there: wood, brick, marble and artworks (C5.4).',
    ],
    part: [
      'With the disc that you place you must do at least one of the two actions, and you have (C3.6). Take the wood as well.',
      'You have now used all nine actions. Each time all discs have acted, the next player’s turn begins.',
    ],
    late: [
      'Another game, in its last turn. Fourteen tiles are scored; you lead with 19 points, before Lucrezia with 18 and Filippo with 17. The card that you kept is Santa Maria del Fiore, and the open one is Palazzo Vecchio.',
    ],
    last: [
      'Three of your discs lie between Contribute and Ship. Place the fourth there, contribute a brick to Santa Maria del Fiore, and stop.',
      'The second of your discs acts now, and after it the third. The fourth will take the last seat.',
    ],
    own: ['Contribute the other brick to Santa Maria del Fiore, too, and stop.'],
    fifteenth: [
      'Your third disc acts. What cards the others have kept you do not know; cities are among them often enough. Ship two cloth to London, and stop.',
      'Your lowest disc took the fifteenth tile, and San Miniato was scored. After that tile the round is finished, so that all have placed equally many discs; this was its last turn, so the game is over. It also ends when all discs are placed (C6.1).',
    ],
    count: [
      'At the end the open card and the secret ones are scored for everybody: 5, 3 and 1 points. Palazzo Vecchio counts seats and artworks there, and you have seven. Lucrezia had kept Troyes, Filippo London (C6.2).',
    ],
    finished: [
      'With 34 points you have won. That is all you need. When something is not possible the table says why and names the rule, and the rules can be opened beside every game. Now play a real one!',
    ],
  },
} satisfies Texts;
