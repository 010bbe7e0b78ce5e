/** What somebody may set out for: what it lacks, what it can make at home, what it can sell. */
import { distance, hexName } from '../board/hexes';
import { ownPieces, takes } from '../moves/closed';
import { label, takenApart } from '../moves/moves';
import { RESOURCES } from '../names';
import { priceOf, sortLevel, sortOf, tokensFor } from '../numbers';
import type { Speech } from '../speech';
import { gives, toHex } from '../text/places';
import type { Hex, Player, View } from '../types';
import { byName } from '../board/ways';
import { GOLDEN, stepsLeft, type Journey } from './journey';

/** Somewhere to go to, and what to do there. */
export type Aim = Pick<Journey, 'to' | 'deed'>;

/** The pieces that somebody can make as soon as it has what they take (F4.4, F4.7). */
function makeable(view: View, hand: Player): string[] {
  return ownPieces(hand).filter((piece) => {
    const level = sortLevel(view, sortOf(piece));
    if ((view.copies[piece] ?? 0) === 0 || hand.level < level) return false;
    return piece !== 'dome' || hand.pieces.some((one) => one.piece === 'sacrifice-of-isaac');
  });
}

const lacking = (view: View, hand: Player, piece: string): string[] =>
  tokensFor(view, piece).flatMap(({ resource, count }) =>
    (hand.tokens[resource] ?? 0) < count ? [resource] : [],
  );

const unsold = (hand: Player): boolean => hand.pieces.some((one) => one.unsold > 0);

/** All sensible aims of a seat, but for what it can do at once. */
export function aims(view: View, seat: number): Aim[] {
  const hand = view.hands[seat];
  const home = homeOf(view, seat);
  if (!hand) return [];
  const pieces = makeable(view, hand);
  const makes = pieces.filter((piece) => lacking(view, hand, piece).length === 0);
  const lacks = new Set(pieces.flatMap((piece) => lacking(view, hand, piece)));
  const all: Aim[] = [
    ...(home === undefined ? [] : makes.map((piece) => ({ to: home, deed: `create ${piece}` }))),
    ...(unsold(hand) ? [{ to: GOLDEN, deed: 'sell' }] : []),
    ...RESOURCES.filter((one) => lacks.has(one) && priceOf(view, one) <= hand.lire).map((one) => ({
      to: one,
      deed: takes(one),
    })),
  ];
  return all.filter(({ deed }) => !isPossible(view, seat, deed));
}

function isPossible(view: View, seat: number, deed: string): boolean {
  if (view.active !== seat) return false;
  return view.legal
    .map(takenApart)
    .some(({ text, verb }) => text.toLowerCase() === deed || verb === deed);
}

function homeOf(view: View, seat: number): string | undefined {
  const home = view.hexes.find((hex) => hex.building === 'guild-house' && hex.seat === seat);
  return home && hexName(home);
}

/** What it means to press a hex: to go there, or beside it, and take what there is. */
export function aimAt(view: View, seat: number, hex: Hex): Aim | null {
  const to = hexName(hex);
  const hand = view.hands[seat];
  if (!hand || (!hex.walkable && !hex.building && hex.terrain !== 'quarry')) return null;
  if (distance(hex) === 0) return { to, deed: unsold(hand) ? 'sell' : '' };
  const resource = hex.walkable ? undefined : gives(hex);
  return { to, deed: resource === undefined ? '' : takes(resource) };
}

/** An aim in words, as on a button. */
export function aimText(speech: Speech, view: View, { to, deed }: Aim): string {
  if (deed === 'sell') return speech.say('forging-florence-web-aim-sell');
  if (deed !== '') return label(speech, view, takenApart({ action: -1, text: deed }));
  const hex = byName(view).get(to);
  if (!hex) return to;
  return hex.walkable
    ? speech.say('forging-florence-move-walk', { where: toHex(speech, view, hex) })
    : speech.say('forging-florence-web-aim-beside', { place: speech.hex(view, hex) });
}

/** How far it is there, in words. */
export function farText(speech: Speech, view: View, seat: number, to: string): string {
  const steps = stepsLeft(view, seat, to);
  return steps === undefined
    ? speech.say('forging-florence-web-aim-no-way')
    : speech.say('forging-florence-web-aim-steps', { steps });
}

/** Where somebody is bound for, how far it is, and why it does not go on; empty without a journey. */
export function boundText(
  speech: Speech,
  view: View,
  seat: number,
  { journey, halt }: { journey: Journey | null; halt: string | null },
): string {
  if (journey === null) return '';
  const aim = aimText(speech, view, journey);
  const far = farText(speech, view, seat, journey.to);
  const text = speech.say('forging-florence-web-bound', { aim, far });
  return halt === null ? text : `${text} ${speech.say(`forging-florence-web-halt-${halt}`)}`;
}
