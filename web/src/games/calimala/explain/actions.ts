/** The nine actions, as on squares and on cards. */
import type { Explanation } from '../../../table/explain/explanation';
import { SLOTS } from '../names';
import { numberOf } from '../../../table/numbers';
import type { Speech } from '../speech';
import { clothText, housesText, storesText } from '../text/mats';
import type { Mat, View } from '../types';
import { ableText, ownMat, possibleText } from './pieces';

type Text = (speech: Speech, view: View) => string;
type Told = (speech: Speech, mat: Mat) => string;

const shipsText: Told = (speech, mat) => speech.say('table-mat-ships', { ships: mat.ships });
const buildText: Text = (speech, view) =>
  speech.say('explain-build-cost', {
    ship: numberOf(view, 'build.ship.wood', 2),
    house: numberOf(view, 'build.house.brick', 2),
    wood: numberOf(view, 'build.workshop.wood', 1),
    brick: numberOf(view, 'build.workshop.brick', 1),
  });

interface Action {
  readonly rule: string;
  readonly cost?: Text;
  /** What of one's own it depends on. */
  readonly own: readonly Told[];
}
const ACTIONS: Readonly<Record<string, Action>> = {
  wood: { rule: 'C4.1', own: [storesText] },
  brick: { rule: 'C4.1', own: [storesText] },
  marble: { rule: 'C4.1', own: [storesText] },
  build: { rule: 'C4.2', cost: buildText, own: [storesText, shipsText, housesText, clothText] },
  artwork: {
    rule: 'C4.3',
    cost: (speech) => speech.say('explain-artwork-cost'),
    own: [storesText],
  },
  weave: { rule: 'C4.4', own: [clothText] },
  ship: {
    rule: 'C4.5',
    cost: (speech) => speech.say('explain-ship-cost'),
    own: [shipsText, clothText],
  },
  transport: {
    rule: 'C4.6',
    cost: (speech) => speech.say('explain-transport-cost'),
    own: [housesText, clothText],
  },
  contribute: {
    rule: 'C4.7',
    cost: (speech) => speech.say('explain-contribute-cost'),
    own: [storesText],
  },
};

/** A square: what its action does, and whether the reader could carry it out. */
export function square(speech: Speech, view: View, kind: string): Explanation | null {
  const action = ACTIONS[kind];
  if (!action) return null;
  const own = ownMat(view);
  return {
    title: speech.kind(kind),
    drawing: { icon: `e-${kind}` },
    what: speech.say(`explain-action-${kind}`, {
      material: speech.kind(kind),
      slots: numberOf(view, `warehouse.${kind}`, SLOTS),
    }),
    cost: action.cost ? [action.cost(speech, view)] : [],
    gain: [
      ...ableText(speech, view, kind),
      ...possibleText(speech, view, (move) => move.kind === kind && move.verb === 'act'),
    ],
    state: own ? action.own.map((told) => told(speech, own)) : [],
    rule: action.rule,
  };
}

/** An action card of one's hand, or an open starting card. */
export function actionCard(speech: Speech, view: View, kind: string): Explanation | null {
  const card = square(speech, view, kind);
  return (
    card && {
      ...card,
      title: speech.say('table-closed-card', { kind: speech.kind(kind) }),
      what: `${card.what} ${speech.say('explain-action-card')}`,
      gain: [
        ...ableText(speech, view, kind),
        ...possibleText(speech, view, (move) => move.kind === kind && move.verb === 'card'),
      ],
      rule: 'C3.5',
    }
  );
}
