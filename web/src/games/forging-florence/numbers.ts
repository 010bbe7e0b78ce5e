/** Numbers of the rules as the table has them: a variant may have changed them. */
import type { Values } from '../../i18n/words';
import { numberOf } from '../../table/numbers';
import {
  ARTISTS,
  NEEDS,
  PIECES,
  PRICES,
  RESOURCES,
  WORTH,
  type Resource,
  type Sort,
} from './names';
import type { View } from './types';

/** Lire for a token; nothing where it is collected (F4.3). */
export const priceOf = (view: View, resource: string): number =>
  numberOf(view, `price.${resource}`, PRICES[resource] ?? 0);

/** Lire for a hire (F4.8). */
export const feeOf = (view: View, artist: string): number =>
  numberOf(view, `fee.${artist}`, ARTISTS[artist]?.fee ?? 0);

/** The level of the guild house from which an artist comes (F4.8). */
export const levelOf = (view: View, artist: string): number =>
  numberOf(view, `level.${artist}`, ARTISTS[artist]?.level ?? 1);

/** What a sort of piece is sold for, and its prestige made and sold (F4.5, F5.3). */
export function worthOf(view: View, sort: Sort): Record<'lire' | 'made' | 'sold', number> {
  const usual = WORTH[sort];
  return {
    lire: numberOf(view, `sale.${sort}`, usual.lire),
    made: numberOf(view, `prestige.${sort}`, usual.made),
    sold: numberOf(view, `prestige.sold.${sort}`, usual.sold),
  };
}

export const sortOf = (piece: string): Sort => PIECES[piece]?.sort ?? 'painting';

/** Tokens of each resource that a piece takes: Brunelleschi's take twice as many (F4.4). */
export function tokensFor(view: View, piece: string): { resource: Resource; count: number }[] {
  const work = PIECES[piece];
  if (!work) return [];
  const times = work.artist === 'brunelleschi' ? greatNeeds(view) : 1;
  const usual = NEEDS[work.sort];
  const all = [...usual, ...RESOURCES.filter((one) => !usual.includes(one))];
  return all
    .map((resource) => ({ resource, count: times * needOf(view, work.sort, resource) }))
    .filter(({ count }) => count > 0);
}

const greatNeeds = (view: View): number => numberOf(view, 'needs.brunelleschi.times', 2);

const usualNeed = (sort: Sort, resource: Resource): number =>
  NEEDS[sort].includes(resource) ? 1 : 0;

const needOf = (view: View, sort: Sort, resource: Resource): number =>
  numberOf(view, `needs.${sort}.${resource}`, usualNeed(sort, resource));

/** How many cards of a piece there are: the Dome can be made once only (F1.4). */
export const copiesOf = (view: View, piece: string): number =>
  piece === 'dome' ? 1 : numberOf(view, `copies.${sortOf(piece)}`, 3);

/** How many artists a guild house has room for (F4.7). */
export const roomsOf = (view: View, level: number): number =>
  numberOf(view, `rooms.level-${level}`, level);

/** How many paintings level 2 takes, and how many books level 3 (F4.7). */
export const riseOf = (view: View, level: number): number =>
  numberOf(view, level === 2 ? 'house.paintings' : 'house.books', 2);

/** Whether Brunelleschi's pieces but the Dome count more, too (F5.4). */
const countsAll = (view: View): boolean => view.brunelleschi === 'text';

/** How often the prestige of a piece counts (F5.4). */
export function timesOf(view: View, piece: string): number {
  if (piece === 'dome') return numberOf(view, 'times.dome', 2);
  const counts = countsAll(view) && PIECES[piece]?.artist === 'brunelleschi';
  return counts ? numberOf(view, 'times.brunelleschi', 2) : 1;
}

/** How often his sculptures count, or the Dome alone; and the Dome, where that is another number. */
function doubling(view: View): Values {
  const times = timesOf(view, countsAll(view) ? 'crucifix' : 'dome');
  const dome = timesOf(view, 'dome');
  return { doubled: view.brunelleschi, times, dome: dome === times ? 'same' : dome };
}

const BONUS: Readonly<Record<string, number>> = {
  giotto: 50,
  machiavelli: 20,
  michelangelo: 10,
  leonardo: 10,
};

/** What the words on an artist's ability say in numbers (F5.4). */
export function abilityValues(view: View, artist: string): Values {
  const plain = RESOURCES.every(
    (one) => needOf(view, 'sculpture', one) === usualNeed('sculpture', one),
  );
  const needs = greatNeeds(view);
  return {
    bonus: numberOf(view, `bonus.${artist}`, BONUS[artist] ?? 0),
    paintings: numberOf(view, 'bonus.giotto-paintings', 6),
    books: sortLevel(view, 'book'),
    sculptures: sortLevel(view, 'sculpture'),
    limit: numberOf(view, 'tokens.brunelleschi', 2),
    needs: plain && needs === 2 ? 'usual' : needs,
    ...doubling(view),
  };
}

/** The level of the guild house from which a sort is made (F4.7). */
export const sortLevel = (view: View, sort: Sort): number =>
  sort === 'painting' ? 1 : numberOf(view, `level.${sort}`, sort === 'book' ? 2 : 3);

/** What the words on a part of the count say in numbers (F5.3, F5.4). */
export function countValues(view: View, part: string): Values {
  const sort = part.replace(/s$/, '');
  return {
    ...(sort in WORTH ? worthOf(view, sort as Sort) : abilityValues(view, part)),
    ...doubling(view),
    ...houseValues(view),
  };
}

/** The prestige of guild houses (F5.3). */
export const houseValues = (view: View): Values => ({
  two: numberOf(view, 'prestige.house.level-2', 20),
  three: numberOf(view, 'prestige.house.level-3', 30),
});

/** For whom a guild house has room: how many, and whether all artists come when they usually do. */
export function levelValues(view: View, level: number): Values {
  const usual = Object.entries(ARTISTS).every(([key, one]) => levelOf(view, key) === one.level);
  return { rooms: roomsOf(view, level), usual: usual ? 'yes' : 'no' };
}

/** Whether sculptures count most, as by the rulebook. */
export function sculpturesCountMost(view: View): boolean {
  const { made, sold } = worthOf(view, 'sculpture');
  return (['painting', 'book'] as const).every((sort) => {
    const other = worthOf(view, sort);
    return other.made < made && other.sold < sold;
  });
}
