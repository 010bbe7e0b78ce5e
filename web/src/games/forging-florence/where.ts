/** Where on the table moves take place. */
import type { Place, Where } from '../../table/contract';
import type { Area } from './areas';
import { beside, hexName } from './board/hexes';
import { takenApart } from './moves/moves';
import { gives } from './text/places';
import type { View } from './types';
import { byName, placeOf } from './board/ways';

export const where: Where<View> = (view, seat, text) => {
  const { verb, what } = takenApart({ action: 0, text });
  const own = at(view.viewer === seat ? 'mine' : 'mats', `mat-${seat}`);
  switch (verb) {
    case 'walk':
      return [at('map', what)];
    case 'collect':
    case 'buy':
      return [...sources(view, seat, what).map((hex) => at('map', hex)), own];
    case 'create':
    case 'sell':
      return [at('pieces', `piece-${what}`), own];
    case 'hire':
      return [at('artists', `artist-${what}`), own];
    default:
      return [own];
  }
};

const at = (area: Area, name: string): Place => ({ area, name });

/** The hexes beside the figure of a seat where a resource is to be had. */
function sources(view: View, seat: number, resource: string): string[] {
  const hand = view.hands[seat];
  const hexes = byName(view);
  return (hand ? beside(placeOf(hand)) : []).map(hexName).filter((name) => {
    const hex = hexes.get(name);
    return hex !== undefined && gives(hex) === resource;
  });
}
