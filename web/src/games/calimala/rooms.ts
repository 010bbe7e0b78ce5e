/** Numbers of the rules as the table has them: a variant may have changed them. */
import type { Values } from '../../i18n/words';
import { numberOf } from '../../table/numbers';
import { SLOTS, STACK } from './names';
import type { View } from './types';

/** Discs on a street that is scored (C5.1). */
export const stackOf = (view: View): number => numberOf(view, 'street.discs', STACK);

/** The most ships that a player may have (C1.1). */
export const shipsOf = (view: View): number => numberOf(view, 'mat.ships', 3);

/** The most workshops. */
export const workshopsOf = (view: View): number => numberOf(view, 'mat.workshops', 3);

/** Cubes of a material that a warehouse holds (C4.1). */
export const wareOf = (view: View, material: string): number =>
  numberOf(view, `warehouse.${material}`, SLOTS);

/** Cloth that a workshop holds (C4.4). */
export const clothOf = (view: View): number => numberOf(view, 'workshop.cloth', SLOTS);

/** The wood and brick that building takes (C4.2). */
export const priceOf = (view: View, built = ''): Values => ({
  wood: numberOf(view, `build.${built}.wood`, built === 'ship' ? 2 : 1),
  brick: numberOf(view, `build.${built}.brick`, built === 'house' ? 2 : 1),
});

const POINTS = { tile: [3, 2, 1], card: [5, 3, 1] } as const;

/** The points of the first three places on a tile or a card (C5.5, C6.2). */
export function placesOf(view: View, scored: 'tile' | 'card'): Values {
  const [first, second, third] = POINTS[scored];
  return {
    first: numberOf(view, `${scored}.first`, first),
    second: numberOf(view, `${scored}.second`, second),
    third: numberOf(view, `${scored}.third`, third),
  };
}
