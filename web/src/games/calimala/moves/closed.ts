/** Moves that are not possible now, in the game's notation, to ask why. */
import { BUILDINGS, CHURCHES, MATERIALS, PORTS, TRADE_CITIES } from '../names';
import { moves, type Move } from './moves';
import type { View } from '../types';

/** An action that cannot be carried out now: on the street, or by a card in hand. */
export interface Impossible {
  verb: 'act' | 'card';
  kind: string;
}

const TARGETS: Record<string, readonly string[]> = {
  build: ['ship', ...TRADE_CITIES.map((city) => `house ${city}`), 'workshop'],
  artwork: BUILDINGS,
  ship: PORTS,
  transport: TRADE_CITIES,
  contribute: MATERIALS.flatMap((material) => CHURCHES.map((church) => `${material} ${church}`)),
};

/** The move that a street would be chosen for. */
export function streetMove(view: View, street: number): string {
  const kinds = view.streets[street]?.kinds.join('|') ?? '';
  if (view.phase === 'seating') return `seat ${kinds} lower`;
  const coloured = view.mats.find((mat) => mat.seat === view.viewer)?.coloured ?? 0;
  return `${coloured > 0 ? 'place' : 'white'} ${kinds}`;
}

/** The moves of all streets that cannot be chosen. */
export function closedStreets(view: View, legal: ReadonlySet<number>): string[] {
  return view.streets.flatMap((_, street) => (legal.has(street) ? [] : [streetMove(view, street)]));
}

/** The actions left on the street and the cards in hand that are of no use now. */
export function impossible(view: View): Impossible[] {
  if (view.phase !== 'acting') return [];
  const all = moves(view);
  const left = Object.entries(view.activation?.left ?? {}).filter(([, times]) => times > 0);
  const hand = view.mats.find((mat) => mat.seat === view.viewer)?.hand ?? [];
  return [
    ...without(
      all,
      'act',
      left.map(([kind]) => kind),
    ),
    ...without(all, 'card', [...new Set(hand)]),
  ];
}

function without(all: readonly Move[], verb: Impossible['verb'], kinds: string[]): Impossible[] {
  const possible = (kind: string): boolean =>
    all.some((move) => move.verb === verb && move.kind === kind);
  return kinds.filter((kind) => !possible(kind)).map((kind) => ({ verb, kind }));
}

/** All ways to try an action. */
export function attempts({ verb, kind }: Impossible): string[] {
  const start = verb === 'card' ? `card ${kind}` : kind;
  return TARGETS[kind]?.map((target) => `${start} ${target}`) ?? [start];
}
