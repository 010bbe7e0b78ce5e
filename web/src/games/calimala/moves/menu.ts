/** The legal moves as a list to choose from: grouped, with a key to type for each. */
import { label, moves, way, type Move } from './moves';
import { follows } from '../text/prompt';
import { CHURCHES, MATERIALS, emblem } from '../names';
import { placesOf } from '../rooms';
import type { Speech } from '../speech';
import type { View } from '../types';

export const WHITE_KEY = 'w';

/** One way to go on: what to type for it, the move, and its words. */
export interface Entry {
  key: string;
  move: Move;
  label: string;
  /** What follows from it, where that is worth saying. */
  note?: string;
  /** The drawing that stands for the words where its row says the rest, and its column there. */
  sign?: string;
  column?: number;
  /** The drawing of a card that is chosen as a picture, and what explains it. */
  picture?: string;
  about?: string;
}

/** Entries that belong together; in `composed` ones several cloths are sent, city by city. */
export interface Group {
  title: string;
  entries: Entry[];
  composed: boolean;
  /** The entries by church, where there are many. */
  rows?: { name: string; entries: Entry[] }[];
}

const MANY = 4; // contributions, from which on there is a row for each church

/** The choices of the seat to move, in groups. */
export function menu(speech: Speech, view: View): Group[] {
  const all = moves(view);
  if (all.length === 0) return [];
  if (view.phase === 'placing') return placements(speech, view, all);
  if (view.phase === 'acting') return activation(speech, view, all);
  const list = numberEntries(speech, view, all, 1, way);
  return [group(speech.say(`table-list-${view.phase}`), list.map(pictureOf(speech, view)))];
}

/** All entries of a menu in order. */
export function entries(groups: readonly Group[]): Entry[] {
  return groups.flatMap((some) => some.entries);
}

function group(title: string, some: Entry[], composed = false): Group {
  return { title, entries: some, composed };
}

function numberEntries(
  speech: Speech,
  view: View,
  some: readonly Move[],
  first: number,
  named = label,
): Entry[] {
  return some.map((move, i) => ({ key: `${first + i}`, move, label: named(speech, view, move) }));
}

/** Cards are chosen as pictures: scoring cards with what they pay at the end. */
const pictureOf =
  (speech: Speech, view: View) =>
  (entry: Entry): Entry => {
    const { verb, kind } = entry.move;
    if (verb === 'keep') {
      const note = speech.say('table-card-pays', placesOf(view, 'card'));
      return { ...entry, picture: emblem(kind), about: `scoring-card ${kind} dealt`, note };
    }
    return verb === 'take'
      ? { ...entry, picture: `e-${kind}`, about: `action-card ${kind}` }
      : entry;
  };

/** Streets under their own numbers; w behind one means the white disc. */
function placements(speech: Speech, view: View, all: readonly Move[]): Group[] {
  return (['place', 'white'] as const).flatMap((verb) => {
    const some = all
      .filter((move) => move.verb === verb)
      .map((move) => placement(speech, view, move));
    return some.length > 0 ? [group(speech.say(`table-list-${verb}`), some)] : [];
  });
}

function placement(speech: Speech, view: View, move: Move): Entry {
  const number = move.street ?? 0;
  const kinds = view.streets[number]?.kinds ?? ['', ''];
  return {
    key: `${number + 1}${move.verb === 'white' ? WHITE_KEY : ''}`,
    move,
    label: speech.street(kinds),
    note: follows(speech, view, number),
  };
}

/** The street's actions, cards from hand, then drawing and stopping. */
function activation(speech: Speech, view: View, all: readonly Move[]): Group[] {
  const groups: Group[] = [];
  let next = 1;
  for (const verb of ['act', 'card'] as const) {
    for (const some of byKind(all.filter((move) => move.verb === verb))) {
      groups.push(ways(speech, view, some, next));
      next += some.length;
    }
  }
  const rest = all.filter((move) => move.verb === 'draw' || move.verb === 'stop');
  if (rest.length > 0) {
    const title = speech.say(groups.length > 0 ? 'table-list-rest' : 'table-list-only');
    groups.push(group(title, numberEntries(speech, view, rest, next)));
  }
  return groups;
}

/** All actions that can be done in one way only together, then each of the others apart. */
function byKind(some: readonly Move[]): Move[][] {
  const kinds = new Map<string, Move[]>();
  for (const move of some) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
  const single = [...kinds.values()].filter((ones) => ones.length === 1).flat();
  const several = [...kinds.values()].filter((ones) => ones.length > 1);
  return single.length > 0 ? [single, ...several] : several;
}

/** What can be contributed to which church, each church with its own. */
function contributions(speech: Speech, title: string, list: readonly Entry[]): Group {
  const signed = list.map((entry) => {
    const [good = ''] = entry.move.target;
    const column = MATERIALS.findIndex((one) => one === good) + 1;
    return { ...entry, sign: emblem(good), column };
  });
  const rows = CHURCHES.map((church) => ({
    name: speech.short(church),
    entries: signed.filter(({ move }) => move.target[1] === church),
  }));
  const entries = rows.flatMap((row) => row.entries);
  return { ...group(title, entries), rows: rows.filter((row) => row.entries.length > 0) };
}

/** Does a move send cloth to several cities, or several to one? */
function sendsSeveral({ kind, target }: Move): boolean {
  return (kind === 'ship' || kind === 'transport') && target.length > 1;
}

/** A list of actions, or the ways to do one; the title then names it. */
function ways(speech: Speech, view: View, some: readonly Move[], first: number): Group {
  const { verb, kind } = some[0] ?? { verb: 'act', kind: '' };
  const one = new Set(some.map((move) => move.kind)).size < some.length;
  const title = speech.say(`table-list-${verb}${one ? '-one' : ''}`, { kind: speech.kind(kind) });
  const list = some.map((move, i) => ({
    key: `${first + i}`,
    move,
    label: one ? way(speech, view, move) : label(speech, view, { ...move, verb: 'act' }),
  }));
  if (kind === 'contribute' && list.length >= MANY) return contributions(speech, title, list);
  return group(title, list, some.some(sendsSeveral));
}
