/** What players have: lire, tokens, guild house, prestige. */
import type { Drawing, Explanation } from '../../../table/explain/explanation';
import { levelText } from '../moves/effects';
import { moves } from '../moves/moves';
import { houseValues, priceOf } from '../numbers';
import type { Speech } from '../speech';
import { matText, nextLevel, tokensText } from '../text/mats';
import { supplyText } from '../text/status';
import type { Player, View } from '../types';
import { handOf, moveText } from './pieces';

/** What is to be said of one thing that a player has; whose it is stands in the title. */
interface Part {
  readonly drawing: (hand: Player) => Drawing;
  readonly what: (speech: Speech, view: View) => string;
  readonly pays?: (speech: Speech, view: View) => string;
  /** The move that the reader needs for it. */
  readonly verb?: string;
  readonly state: (speech: Speech, view: View, hand: Player) => string[];
  readonly rule: string;
}

const everybody = (speech: Speech, view: View, count: (hand: Player) => number): string[] => [
  view.hands.map((hand) => `${speech.seatOrYou(hand.seat)} ${count(hand)}`).join(', '),
];

const PARTS: Readonly<Record<string, Part>> = {
  lire: {
    drawing: () => ({ icon: 'ff-lira' }),
    what: (speech) => speech.say('explain-lire'),
    state: (speech, view) => everybody(speech, view, (hand) => hand.lire),
    rule: 'F4.3',
  },
  level: {
    drawing: (hand) => ({ piece: 'house', seat: hand.seat }),
    what: (speech) => speech.say('explain-level'),
    pays: (speech, view) => speech.say('explain-level-pays', houseValues(view)),
    verb: 'upgrade',
    state: (speech, view, hand) => [
      `${levelText(speech, view, hand.level)}.`,
      ...[nextLevel(speech, view, hand)].filter((text) => text !== '').map((text) => `${text}.`),
    ],
    rule: 'F4.7',
  },
  points: {
    drawing: (hand) => ({ piece: 'shield', seat: hand.seat }),
    what: (speech) => speech.say('explain-points'),
    state: (speech, view, hand) => [
      hand.lines
        .filter(({ points }) => points > 0)
        .map(({ part, points }) => `${speech.part(part)} ${points}`)
        .join(', ') || speech.say('explain-points-none'),
      ...everybody(speech, view, ({ score }) => score),
    ],
    rule: 'F5.5',
  },
  mat: {
    drawing: (hand) => ({ piece: 'shield', seat: hand.seat }),
    what: (speech) => speech.say('explain-mat'),
    state: (speech, view, hand) => matText(speech, view, hand),
    rule: 'F4.1',
  },
};

/** Kinds of things that every seat has. */
export const KINDS = Object.keys(PARTS);

/** A thing that a seat has. */
export function part(kind: string, speech: Speech, view: View, seat: string): Explanation | null {
  const [there, hand] = [PARTS[kind], handOf(view, seat)];
  if (!there || !hand) return null;
  const own = hand.seat === view.viewer;
  return {
    title: speech.say(`explain-title-${kind}`, { player: speech.seat(hand.seat) }),
    drawing: there.drawing(hand),
    what: there.what(speech, view),
    pays: there.pays ? [there.pays(speech, view)] : [],
    gain: own
      ? moves(view)
          .filter((move) => move.verb === there.verb)
          .map((move) => moveText(speech, view, move))
      : [],
    state: there.state(speech, view, hand),
    rule: there.rule,
  };
}

/** The tokens of a resource that a seat holds. */
export function token(speech: Speech, view: View, resource: string, seat = ''): Explanation | null {
  const hand = handOf(view, seat);
  if (!hand || view.supply[resource] === undefined) return null;
  const [name, price] = [speech.resourceLabel(resource), priceOf(view, resource)];
  return {
    title: speech.say('explain-title-token', { player: speech.seat(hand.seat), name }),
    drawing: { icon: `ff-${resource}` },
    what: speech.say(`explain-token-${resource}`),
    cost: [
      price === 0
        ? speech.say('explain-token-free', { name })
        : speech.say('explain-token-price', { name, price }),
    ],
    state: [
      speech.say('explain-held', { held: hand.tokens[resource] ?? 0, limit: hand.limit }),
      tokensText(speech, hand),
      supplyText(speech, view),
    ],
    rule: 'F4.3',
  };
}
