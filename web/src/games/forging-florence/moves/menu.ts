/** The legal moves as a list to choose from: grouped, with a number to type for each. */
import { note } from './effects';
import { distance } from '../board/hexes';
import { moves, stays, way, type Move, type Verb } from './moves';
import { neighbours } from '../text/places';
import type { Speech } from '../speech';
import type { View } from '../types';
import { hexOf, wayTo, ways } from '../board/ways';

/** One way to go on: what to type for it, the move, and its words. */
export interface Entry {
  key: string;
  move: Move;
  label: string;
  /** What it brings, where the label does not say it. */
  note: string;
}

/** Entries that belong together, under the end of the message of their title. */
export interface Group {
  key: 'turn' | 'here' | 'create' | 'sell' | 'upgrade' | 'hire' | 'places' | 'hexes';
  entries: Entry[];
}

const KINDS: readonly (readonly [Group['key'], readonly Verb[]])[] = [
  ['here', ['collect', 'buy']],
  ['create', ['create']],
  ['sell', ['sell']],
  ['upgrade', ['upgrade']],
  ['hire', ['hire']],
  ['turn', ['roll', 'end']],
];

/** The choices of the seat to move, in groups that are not empty. */
export function menu(speech: Speech, view: View): Group[] {
  const all = moves(view);
  const groups = view.phase === 'walking' ? walking(speech, view, all) : acting(all);
  let next = 1;
  return groups
    .filter(([, some]) => some.length > 0)
    .map(([key, some]) => ({
      key,
      entries: some.map((move) => ({
        key: `${next++}`,
        move,
        label: way(speech, view, move),
        note: note(speech, view, move),
      })),
    }));
}

/** All entries of a menu in order. */
export function entries(groups: readonly Group[]): Entry[] {
  return groups.flatMap((group) => group.entries);
}

type Moves = readonly [Group['key'], Move[]];

function acting(all: readonly Move[]): Moves[] {
  return KINDS.map(([key, verbs]) => [key, all.filter((move) => verbs.includes(move.verb))]);
}

/** First where there is something to do, then the other hexes; the nearest first. */
function walking(speech: Speech, view: View, all: readonly Move[]): Moves[] {
  const found = ways(view, view.active);
  const steps = (move: Move): number => wayTo(found, move.what).length;
  const sorted = [...all].sort((a, b) => steps(a) - steps(b));
  const worth = (move: Move): boolean => {
    const hex = hexOf(move.what);
    return stays(view, move) || distance(hex) === 0 || neighbours(speech, view, hex).length > 0;
  };
  return [
    ['places', sorted.filter(worth)],
    ['hexes', sorted.filter((move) => !worth(move))],
  ];
}
