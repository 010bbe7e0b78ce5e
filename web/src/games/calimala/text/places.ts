/** Cubes on the board by owner: a seat for each cube, in the order of the seats. */
import { MATERIALS } from '../names';
import type { Speech } from '../speech';
import type { Mat, View } from '../types';

/** A seat for each cube that `count` finds on the mats. */
export function owners(view: View, count: (mat: Mat) => number): number[] {
  return view.mats.flatMap((mat) => Array<number>(count(mat)).fill(mat.seat));
}

/** Whose cloth lies in a city. */
export function cloth(view: View, city: string): number[] {
  return owners(view, (mat) => mat.delivered[city] ?? 0);
}

/** Who has a trade house in a city. */
export function houses(view: View, city: string): number[] {
  return owners(view, (mat) => (mat.houses.includes(city) ? 1 : 0));
}

/** Whose cubes of a material lie in a church. */
export function contributors(view: View, church: string, material: string): number[] {
  return owners(view, (mat) => mat.contributed[church]?.[material] ?? 0);
}

/** A piece that lies somewhere; a ghost would come by a move that is thought of. */
export interface Laid {
  readonly seat: number;
  readonly ghost: boolean;
}

/** What lies somewhere now, then what would come there. */
export function laidOut(now: readonly number[], then: readonly number[]): Laid[] {
  const left = [...now];
  const coming = then.filter((seat) => {
    const at = left.indexOf(seat);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...now.map((seat) => ({ seat, ghost: false })),
    ...coming.map((seat) => ({ seat, ghost: true })),
  ];
}

/** Some cubes in words: how many of whom. */
export function cubesText(speech: Speech, seats: readonly number[]): string {
  if (seats.length === 0) return speech.say('table-none');
  const counted = new Map<number, number>();
  for (const seat of seats) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return [...counted].map(([seat, n]) => `${speech.seatOrYou(seat)} ${n}`).join(', ');
}

/** A city in words. */
export function cityText(speech: Speech, view: View, city: string): string {
  const cubes = cubesText(speech, cloth(view, city));
  const free = view.city_free[city] ?? 0;
  const text = speech.say('table-city', { city: speech.category(city), cubes, free });
  const there = houses(view, city).map((seat) => speech.seatOrYou(seat));
  return there.length > 0
    ? `${text} ${speech.say('table-city-houses', { players: there.join(', ') })}`
    : text;
}

/** A church in words, a part for each material and for the artworks. */
export function churchText(speech: Speech, view: View, church: string): string[] {
  const rows = MATERIALS.map((material) =>
    speech.say('table-row', {
      name: speech.kind(material),
      cubes: cubesText(speech, contributors(view, church, material)),
      free: view.church_free[church]?.[material] ?? 0,
    }),
  );
  return [...rows, artworksText(speech, view, church)];
}

/** The artworks of a building in words. */
export function artworksText(speech: Speech, view: View, building: string): string {
  return speech.say('table-row', {
    name: speech.say('category-artworks'),
    cubes: cubesText(
      speech,
      owners(view, (mat) => mat.artworks[building] ?? 0),
    ),
    free: view.artwork_free[building] ?? 0,
  });
}
