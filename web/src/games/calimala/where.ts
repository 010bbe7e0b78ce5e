/** Where on the table moves take place. */
import type { Place, Where } from '../../table/contract';
import type { Area } from './areas';
import { takenApart, type Move } from './moves/moves';
import { CHURCHES, CITIES, KINDS } from './names';
import type { View } from './types';

const AREAS = new Map<string, Area>([
  ...CHURCHES.map((one) => [one, 'churches'] as const),
  ...CITIES.map((one) => [one, 'map'] as const),
  ['palazzo', 'council'],
]);

/** What is done to a place is marked there, what is done for oneself at the square that allows it. */
export const where: Where<View> = (view, seat, text) => {
  const { verb, kind, target, street } = takenApart(view, { action: 0, text });
  const own = at(view.viewer === seat ? 'mine' : 'mats', `mat-${seat}`);
  if (street !== null) return [at('city', `street-${street}`)];
  if (verb !== 'act' && verb !== 'card') return [own];
  const there = target.flatMap((one) => {
    const area = AREAS.get(one);
    return area ? [at(area, one)] : [];
  });
  const square = KINDS.some((one) => one === kind) ? [at('city', `square-${kind}`)] : [];
  return [...there, ...square, own];
};

const at = (area: Area, name: string): Place => ({ area, name });

/** The area that shows what all deeds on the board are done to; null if they are of several sorts. */
export function areaAbout(all: readonly Move[]): Area | null {
  const aimed = all.filter((move) => move.target.length > 0);
  const acts = aimed.filter((move) => move.verb === 'act');
  const deeds = acts.length > 0 ? acts : aimed.filter((move) => move.verb === 'card');
  const areas = new Set(
    deeds.map(({ target }) => target.map((one) => AREAS.get(one)).find(Boolean) ?? null),
  );
  const [first = null] = areas;
  return areas.size === 1 ? first : null;
}
