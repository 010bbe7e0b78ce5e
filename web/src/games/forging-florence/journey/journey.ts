/** A journey over as many turns as it takes: where it leads, what is done there, and its next step. */
import { beside, hexName } from '../board/hexes';
import { byName, hexOf, inTheWay, placeOf } from '../board/ways';
import { ownPieces } from '../moves/closed';
import { moves, type Move } from '../moves/moves';
import { tokensFor } from '../numbers';
import type { View } from '../types';

/** The hex where pieces are sold. */
export const GOLDEN = '0,0';

/** What somebody has set out for. */
export interface Journey {
  /** A hex, beside which it ends where nobody can stand; or a resource, wherever it is to be had. */
  readonly to: string;
  /** What is done there, in notation, `sell` for all that can be sold; empty if nothing. */
  readonly deed: string;
  /** What could have been done on the way: only what is not among it is new. */
  readonly known: readonly string[];
  /** Whether it is done, and only the turn is still to be ended. */
  readonly done?: boolean;
}

/** What happens next: an action, and whether the journey's deed is done with it; or why nothing. */
export type Step =
  | { readonly kind: 'act'; readonly action: number; readonly deed: boolean }
  | { readonly kind: 'halt'; readonly why: 'news' | 'no-way' | 'cannot' }
  | { readonly kind: 'over' };

/** Whether somebody has any use for what a move would do. */
function isUseful(view: View, { verb, what }: Move): boolean {
  if (verb === 'walk' || verb === 'roll' || verb === 'end') return false;
  const hand = view.hands[view.active];
  if (!hand || (verb !== 'collect' && verb !== 'buy')) return true;
  return ownPieces(hand).some((piece) =>
    tokensFor(view, piece).some(({ resource }) => resource === what),
  );
}

/** What can be done now and is of use, in notation. */
export function deeds(view: View): string[] {
  return moves(view)
    .filter((move) => isUseful(view, move))
    .map(({ text }) => text.toLowerCase());
}

/** The hexes where a journey may end. */
export function goals(view: View, to: string): string[] {
  const hexes = byName(view);
  const hex = hexes.get(to);
  if (hex?.walkable) return [to];
  const near = hex
    ? beside(hexOf(to)).flatMap((at) => hexes.get(hexName(at)) ?? [])
    : view.hexes.filter(({ offers }) => offers.includes(to));
  return near.filter(({ walkable }) => walkable).map(hexName);
}

/** How many steps each hex is from the nearest of some others, not across a golden hex that is taken
 * (F4.2), unless one has to wait for it. */
function stepsTo(view: View, seat: number, ends: readonly string[]): ReadonlyMap<string, number> {
  const around = distances(view, ends, inTheWay(view, seat) !== null && !ends.includes(GOLDEN));
  const hand = view.hands[seat];
  return hand && around.has(hexName(placeOf(hand))) ? around : distances(view, ends, false);
}

function distances(view: View, ends: readonly string[], closed: boolean): Map<string, number> {
  const hexes = byName(view);
  const found = new Map(ends.map((name) => [name, 0]));
  for (const [name, steps] of found) {
    for (const next of beside(hexOf(name)).map(hexName)) {
      if (found.has(next) || !hexes.get(next)?.walkable || (closed && next === GOLDEN)) continue;
      found.set(next, steps + 1);
    }
  }
  return found;
}

/** How many steps a seat is from where a journey ends; undefined if there is no way. */
export function stepsLeft(view: View, seat: number, to: string): number | undefined {
  const hand = view.hands[seat];
  return hand && stepsTo(view, seat, goals(view, to)).get(hexName(placeOf(hand)));
}

/** What a journey of whoever is to move asks for. */
export function nextStep(view: View, journey: Journey): Step {
  const all = moves(view);
  return view.phase === 'walking' ? walk(view, journey, all) : act(view, journey, all);
}

/** Of all hexes within reach one from which the fewest steps are left. */
function walk(view: View, { to }: Journey, all: readonly Move[]): Step {
  const left = stepsTo(view, view.active, goals(view, to));
  const steps = ({ what }: Move): number => left.get(what) ?? Infinity;
  const best = [...all].sort((a, b) => steps(a) - steps(b))[0];
  if (!best || steps(best) === Infinity) return { kind: 'halt', why: 'no-way' };
  return { kind: 'act', action: best.action, deed: false };
}

function act(view: View, journey: Journey, all: readonly Move[]): Step {
  const more =
    journey.done && journey.deed === 'sell' ? all.find(({ verb }) => verb === 'sell') : null;
  if (more) return { kind: 'act', action: more.action, deed: true };
  if (!journey.done && stepsLeft(view, view.active, journey.to) === 0) {
    return arrive(journey, all);
  }
  if (deeds(view).some((deed) => !journey.known.includes(deed))) {
    return journey.done ? { kind: 'over' } : { kind: 'halt', why: 'news' };
  }
  const roll = journey.done ? undefined : all.find(({ verb }) => verb === 'roll');
  const end = view.moved ? all.find(({ verb }) => verb === 'end') : undefined;
  const next = roll ?? end;
  if (next) return { kind: 'act', action: next.action, deed: false };
  return journey.done ? { kind: 'over' } : { kind: 'halt', why: 'cannot' };
}

function arrive({ deed }: Journey, all: readonly Move[]): Step {
  if (deed === '') return { kind: 'over' };
  const fit = all.find(({ text, verb }) => text.toLowerCase() === deed || verb === deed);
  if (!fit) return { kind: 'halt', why: 'cannot' };
  return { kind: 'act', action: fit.action, deed: true };
}
