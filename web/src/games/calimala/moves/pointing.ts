/** Moves by pointing at the table: at a card in hand, a square, a church, a city, the own mat. */
import type { Move } from './moves';

/** Something on the table that can be pointed at. */
export interface Spot {
  readonly what: 'card' | 'square' | 'target';
  /** A kind, or a target as the notation has it: a city, a building, "ship", "workshop". */
  readonly key: string;
}

/** What has been pointed at so far: by which means, and at which targets. */
export interface Aim {
  readonly verb: 'act' | 'card' | null;
  readonly kind: string | null;
  readonly targets: readonly string[];
}

const NOWHERE: Aim = { verb: null, kind: null, targets: [] };

/** The moves of which everything that was pointed at is a part. */
export function candidates(all: readonly Move[], { verb, kind, targets }: Aim): Move[] {
  return all.filter(
    (move) =>
      (move.verb === 'act' || move.verb === 'card' || (move.verb === 'draw' && verb === 'act')) &&
      (verb === null || verb === move.verb || move.verb === 'draw') &&
      (kind === null || kind === move.kind) &&
      contains(move.target, targets),
  );
}

/** Of these the ones that do no more than was pointed at, or as little more as any. */
export function offersFor(all: readonly Move[], aim: Aim): Move[] {
  const found = candidates(all, aim);
  const least = Math.min(...found.map((move) => move.target.length));
  const small = (move: Move): boolean => move.target.length === least || !sends(move);
  return found.filter(small);
}

/** What is aimed at when this, too, is pointed at; null if no move has to do with it. */
export function aimAt(all: readonly Move[], aim: Aim | null, { what, key }: Spot): Aim | null {
  const before = aim ?? NOWHERE;
  const further =
    what === 'target'
      ? [
          { ...before, targets: [...before.targets, key] },
          { ...NOWHERE, targets: [key] },
        ]
      : [{ ...NOWHERE, verb: what === 'card' ? ('card' as const) : ('act' as const), kind: key }];
  return further.find((next) => candidates(all, next).length > 0) ?? null;
}

/** Whether so many cubes go to cities, which may be several and are pointed at one by one. */
function sends(move: Move): boolean {
  return move.kind === 'ship' || move.kind === 'transport';
}

/** Whether a list has all of these, each as often. */
function contains(list: readonly string[], some: readonly string[]): boolean {
  const count = (of: readonly string[], one: string): number =>
    of.filter((it) => it === one).length;
  return some.every((one) => count(list, one) >= count(some, one));
}

/** Whether something was pointed at. */
export function isAimedAt({ verb, kind, targets }: Aim, { what, key }: Spot): boolean {
  if (what === 'target') return targets.includes(key);
  return kind === key && verb === (what === 'card' ? 'card' : 'act');
}

/** The only move that was pointed at; null if there are several, or none. */
export function onlyOffer(all: readonly Move[], aim: Aim | null): Move | null {
  const [first = null, ...others] = aim ? offersFor(all, aim) : [];
  return others.length === 0 ? first : null;
}

/** What the table lets its parts know of pointing; a context, for the parts lie deep. */
export interface Pointing {
  readonly can: (spot: Spot) => boolean;
  /** Whether this has been chosen. */
  readonly has: (spot: Spot) => boolean;
  /** Chooses this; once more plays what was chosen, if that is one move. */
  readonly point: (spot: Spot) => void;
  /** Shows what would come of it; null for nothing. */
  readonly look: (spot: Spot | null) => void;
}
export const POINTING = Symbol('pointing');
