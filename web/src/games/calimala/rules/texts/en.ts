/** The rules of Calimala in English. */
import type { Texts } from '../../../../rules/book';

export default {
  chapters: {
    C1: 'What is on the table',
    C2: 'Before the game',
    C3: 'A turn',
    C4: 'The nine actions',
    C5: 'Scoring',
    C6: 'The end',
  },
  captions: {
    mat: 'What one player owns: three warehouses of four slots, three workshops of which two are still to be built, and a port for three ships.',
    streets: 'Nine squares and twelve streets. The dark street connects Wood and Contribute.',
    churches:
      'San Miniato: from below three slots each for wood, brick and marble, and the artworks on top.',
    stack:
      'Left: the numbers say who acts in which order; the lowest disc of four takes the seat. Right: a white disc in second place does not act.',
    council:
      'Three tiles are scored and hold their seats. The lowest disc of the stack goes to the fourth tile.',
    places: 'Three cubes, two and one: three points, two and one.',
    shared:
      'Two players are still tied for first place: they share 3 and 2 points, which makes two each.',
  },
  rules: {
    'C1.1': [
      'Players and their mats',
      'Calimala is for three to five players. On your mat you have three warehouses, for wood, brick and marble, with four slots each; up to three workshops with four slots for cloth each, of which you have one from the start; and a port for up to three ships.',
      'You own 40 cubes. They are everything at once: goods, cloth, deliveries, contributions and artworks. What is nowhere else lies in your reserve. You also own three ships, three trade houses and two workshops to be built.',
    ],
    'C1.2': [
      'Discs',
      'Every disc is one turn. With three players each has 12 discs in their own colour and 3 white ones, with four players 10 and 2, with five players 8 and 2.',
    ],
    'C1.3': [
      'The nine actions',
      'Wood, Brick, Marble, Build, Artwork, Weave, Ship, Transport and Contribute. Chapter C4 says what each of them does.',
    ],
    'C1.4': [
      'City and streets',
      'The city has nine squares, one for each action; Contribute is always in the middle. Between every two squares side by side lies a street: twelve in all. A street connects the two actions beside it.',
    ],
    'C1.5': [
      'Cards',
      'There are 45 action cards, five of each action, and ten scoring cards: one for each of the six cities and of the four buildings.',
    ],
    'C1.6': [
      'The council and its tiles',
      'In the council lie 15 scoring tiles in a random order. They are scored one after the other, row by row: the six cities, the three churches, artworks, port cities, trade cities, and contributed wood, brick and marble.',
    ],
    'C1.7': [
      'Churches and Palazzo',
      'Each church has slots for wood, brick and marble, equally many of each: Santa Maria del Fiore five, Santa Croce four, San Miniato three. For artworks Santa Maria del Fiore has five slots, Santa Croce four, San Miniato three, and the Palazzo Vecchio, the house of the council, four.',
    ],
    'C1.8': [
      'The six cities',
      'Barcelona, Lisbon and London are port cities, reached by ship. Troyes, Bruges and Hamburg are trade cities, reached through a trade house; there is room for one of each player. Every city takes 12 cloth, however many play.',
    ],
    'C2.1': [
      'Squares and tiles',
      'The eight action squares around the middle and the fifteen scoring tiles are laid out at random. For a first game the squares can lie in a fixed order.',
    ],
    'C2.2': [
      'The secret scoring card',
      'With three players everybody is dealt three scoring cards, and the tenth lies face up for all. With four players everybody is dealt two, and one of the other two lies face up. With five players everybody is dealt two, and none lies face up.',
      'You secretly keep one of yours; the others go back unseen. At the end the kept cards and the face-up one are scored for everybody (C6.2).',
    ],
    'C2.3': [
      'The first action card',
      'One card each of Wood, Brick, Marble, Weave and Build lies open. Everybody takes one, against the order of play: whoever plays last chooses first, the starting player last. The cards left are shuffled into the deck.',
    ],
    'C2.4': [
      'What you begin with',
      'One workshop, empty warehouses, no points. Who starts is drawn by lot, unless it was chosen when the match was made.',
    ],
    'C3.1': [
      'Place a disc',
      'Turns go clockwise. You place one disc, in your colour or white, on top of the discs of any street. That activates the street.',
    ],
    'C3.2': [
      'Who acts',
      'The top three discs act, from top to bottom: first the one just placed, then the second and the third, each for its owner. Several of them may be yours.',
      'A white disc acts only when it has just been placed. As second or third disc it takes up its place but does nothing. A fourth disc never acts.',
    ],
    'C3.3': [
      'What a disc does',
      'Its owner may carry out each of the two actions beside the street once, in either order. A white disc just placed gives each of them twice, in any order of the four.',
    ],
    'C3.4': [
      'A card instead of an action',
      'If an action cannot be carried out at all, you may give it up and draw an action card instead. If you could carry it out, even in part, leaving it brings no card.',
      'What counts is the moment when you come to it. So you may first draw for an action that is impossible, although your other action or a card from your hand would have made it possible. With a white disc each of the four actions counts by itself.',
    ],
    'C3.5': [
      'Playing cards',
      'While your disc is active you may play as many cards from your hand as you like, before and after each action, also cards that you have just drawn. You may do so even if you leave the street’s actions unused.',
      'A card is played for its action, and that must be possible at least in part. Played cards lie open on the discard pile.',
    ],
    'C3.6': [
      'Your duty in your turn',
      'With the disc that you place you must carry out at least one of the street’s two actions, if need be after playing cards. Only the street’s own action counts: a card with the same action does not, nor does drawing a card.',
      'So a street is open to you only if it is certain, with the cards now in your hand, that you can do so. Cards still to be drawn do not count. And until it is done you may choose only what leaves it certain.',
      'Should no street at all be certain, you may choose any, and the duty falls away for this turn.',
    ],
    'C3.7': [
      'No duty for the others',
      'The owners of the second and third disc need not do anything.',
    ],
    'C3.8': [
      'The deck runs out',
      'When the last card of the deck is drawn, the discard pile is shuffled into a new deck at once. If there is nothing to be shuffled either, an impossible action can still be given up, but no card comes.',
      'Hands are secret; how many cards everybody holds is not.',
    ],
    'C3.9': [
      'When a disc is done',
      'A disc is done when its owner stops, or by itself when no action is left and the hand is empty.',
    ],
    'C3.10': [
      'After the discs',
      'When all discs have acted and the street holds four, a scoring follows (C5.1). Then it is the next player’s turn.',
    ],
    'C4.1': [
      'Wood, Brick, Marble',
      'Take one cube from your reserve into that warehouse. Impossible if the warehouse holds four already or your reserve is empty.',
    ],
    'C4.2': [
      'Build',
      'Build exactly one of three things. A ship costs two wood; you can have three. A trade house costs two brick and goes to a trade city where you have none, even if no more cloth fits there. A workshop costs one wood and one brick; you can have three in all.',
      'What you pay returns to your reserve.',
    ],
    'C4.3': [
      'Artwork',
      'One marble goes from your warehouse to a free artwork slot at one of the four buildings. Impossible without marble or without a free slot.',
    ],
    'C4.4': [
      'Weave',
      'One cloth goes from your reserve into each of your workshops that has a free slot, always as many as possible. If your reserve is short, the emptiest workshops come first. Impossible only if all your workshops are full or your reserve is empty.',
    ],
    'C4.5': [
      'Ship',
      'Each of your ships carries at most one cloth from your workshops to a port city with a free slot, all to one city or to several. You may send fewer than you could, but at least one. Impossible without cloth, without ships, or with all three port cities full.',
    ],
    'C4.6': [
      'Transport',
      'Through each of your trade houses at most one cloth goes from your workshops to its city, if there is a free slot. You may send fewer than you could, but at least one. Impossible without cloth, or if no city with a trade house of yours has a free slot.',
    ],
    'C4.7': [
      'Contribute',
      'One wood, brick or marble goes from your warehouse to a free slot for that material at one of the three churches. Impossible if nothing that you hold fits anywhere.',
    ],
    'C4.8': [
      'Cloth in the workshops',
      'Every workshop holds its own cloth; a new one starts empty, and cloth is never moved from one to another. What you send leaves the fullest workshop first, which keeps most room for weaving.',
    ],
    'C4.9': [
      'What is given stays',
      'Cubes that have been delivered, contributed or given as artworks stay where they are to the end.',
    ],
    'C5.1': [
      'The fourth disc',
      'When a street holds four discs after all have acted, the lowest one moves to the next scoring tile. It is its owner’s seat in the council from now on, and counts already in the scoring that it sets off.',
    ],
    'C5.2': [
      'A white disc at the bottom',
      'If the lowest disc is white, the player whose turn it is takes the seat with a coloured disc from their reserve. The white disc comes into that reserve, to be placed on a later turn.',
    ],
    'C5.3': [
      'No coloured disc left for it',
      'If that player’s reserve holds no coloured disc, one of their discs from another street takes the seat, or from this one if none lies elsewhere. The player chooses which; discs above it move down.',
      'The white disc then goes on top of the stack from which the other came; that activates nothing and never counts as a fourth disc.',
      'With the German rules (edition “de”) the disc may come from any street, this one included, and the white disc leaves the game. Games of this edition that began under rules version 1 go on as they began: there, too, the disc comes from another street as long as one lies there.',
      'If the player has no coloured disc on any street, the tile is scored without a seat, and the white disc leaves the game.',
    ],
    'C5.4': [
      'What is counted',
      'A city: cloth there. A church: wood, brick, marble and artworks there. Artworks: those at all four buildings. Port cities and trade cities: cloth in all three of them. Contributed wood, brick or marble: that material at all three churches; an artwork is not contributed marble.',
    ],
    'C5.5': [
      'Points',
      'Most cubes bring 3 points, the second most 2, the third most 1. Whoever has none there gets nothing.',
    ],
    'C5.6': [
      'Ties',
      'With equally many cubes the council decides: first who has more seats and council artworks together, then who has more seats, then who was first to have that many seats. Among players without any seat it is the older artwork in the council.',
      'Players who have neither seats nor artworks there share the points of the places that they take up, rounded down; the next player comes behind all of them. With 3, 3 and 2 cubes that makes 2, 2 and 1 point. Four players tied for first place get 1 each, two for third place none.',
    ],
    'C6.1': [
      'When the game ends',
      'It ends when all discs have been placed. Tiles that are left are then scored in their order, without seats.',
      'Or it ends after the fifteenth tile, as soon as everybody has had equally many turns. From then on the lowest disc of four leaves the game at the end of the turn: no seat, no scoring.',
    ],
    'C6.2': [
      'Scoring cards',
      'All secret cards are revealed. Then each of them is scored for everybody, and with three or four players the face-up one, too: most bring 5 points, second 3, third 1. Ties are decided as always (C5.6). For the Palazzo Vecchio seats and council artworks are counted.',
    ],
    'C6.3': [
      'Who wins',
      'Most points win. If there is a tie, more seats and council artworks together decide; if these are equal, too, the victory is shared.',
    ],
  },
} satisfies Texts;
