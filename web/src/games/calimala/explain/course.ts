/** How far the game is: the round, the deck. */
import type { Explanation } from '../../../table/explain/explanation';
import type { Speech } from '../speech';
import { discards, discardsText } from '../text/status';
import type { View } from '../types';

export function round(speech: Speech, view: View): Explanation {
  const left = view.tiles.filter((tile) => !tile.scored).length;
  return {
    title: speech.say('table-round', { round: view.round, rounds: view.rounds }),
    drawing: { piece: 'shield', seat: view.start },
    what: speech.say('explain-round'),
    state: [
      speech.say('explain-tiles-left', { left }),
      speech.say('explain-begins', { player: speech.seat(view.start) }),
    ],
    rule: 'C6.1',
  };
}

export function deck(speech: Speech, view: View): Explanation {
  const count = discards(speech, view).length;
  return {
    title: speech.say('explain-title-deck'),
    drawing: { icon: 'e-cardback' },
    what: speech.say('explain-deck'),
    state: [
      speech.say('table-deck', { deck: view.deck, discards: count }),
      discardsText(speech, view),
    ],
    rule: 'C3.8',
  };
}
