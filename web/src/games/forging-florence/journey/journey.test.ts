/** Journeys over several turns: where they end, how they go on, and what stops them. */
import { describe, expect, test } from 'vitest';

import { choosing, viewOf } from '../fixtures/games';
import { moves } from '../moves/moves';
import type { View } from '../types';
import { aimAt, aims } from './aims';
import { deeds, goals, nextStep, stepsLeft, type Journey } from './journey';

const walking = viewOf(4, 'walking-own');
const acting = viewOf(4, 'acting-own');
const journey = (to: string, deed = '', more: Partial<Journey> = {}): Journey => ({
  to,
  deed,
  known: [],
  ...more,
});
const text = (view: View, one: Journey): string | undefined => {
  const step = nextStep(view, one);
  return step.kind === 'act'
    ? moves(view).find(({ action }) => action === step.action)?.text
    : step.kind;
};
const at = (view: View, hex: [number, number]): View => ({
  ...view,
  hands: view.hands.map((hand) => (hand.seat === 0 ? { ...hand, hex } : hand)),
});

describe('where it ends', () => {
  test('on a hex one can stand on, beside all others, anywhere for a resource', () => {
    expect(goals(walking, '1,-3')).toEqual(['1,-3']);
    const quarry = walking.hexes.find((hex) => hex.terrain === 'quarry')!;
    const beside = goals(walking, `${quarry.q},${quarry.r}`);
    expect(beside.length).toBeGreaterThan(0);
    expect(goals(walking, 'stone')).toEqual(expect.arrayContaining(beside));
  });

  test('a press on a place means what is to be had there; on water it means nothing', () => {
    const place = (found: (hex: View['hexes'][number]) => boolean) =>
      aimAt(walking, 0, walking.hexes.find(found)!)?.deed;
    expect(place((hex) => hex.building === 'mill')).toBe('collect paper');
    expect(place((hex) => hex.building === 'apothecary')).toBe('buy paint');
    expect(place((hex) => hex.terrain === 'river')).toBeUndefined();
  });

  test('offered is what is lacking, affordable and not to be done at once', () => {
    const offered = (view: View) => aims(view, 0).map(({ deed }) => deed);
    expect(offered(acting)).toContain('collect paper');
    expect(offered(acting)).not.toContain('buy paint'); // it is legal here and now
    expect(offered(walking)).not.toContain('buy paint'); // no lire
    const rich = { ...acting.hands[0]!, tokens: { paper: 1, tools: 1, paint: 1 } };
    const able = { ...acting, hands: [rich, ...acting.hands.slice(1)] };
    expect(offered(able)).toContain('create adoration');
  });
});

describe('the next step', () => {
  test('of all hexes within reach one that leaves the fewest steps', () => {
    const [to] = goals(walking, 'stone');
    const step = nextStep(walking, journey(to!));
    const left = (hex: [number, number]) => stepsLeft(at(walking, hex), 0, to!)!;
    const hexes = moves(walking).map(({ action, what }) => ({
      action,
      left: left(what.split(',').map(Number) as [number, number]),
    }));
    const least = Math.min(...hexes.map((one) => one.left));
    const taken = hexes.find((one) => step.kind === 'act' && one.action === step.action);
    expect(taken?.left).toBe(least);
    expect(least).toBeLessThan(left([1, -3]));
  });

  test('the golden hex is walked up to though somebody stands on it', () => {
    const taken = {
      ...walking,
      hands: walking.hands.map((hand) =>
        hand.seat === 1 ? { ...hand, hex: [0, 0] as [number, number] } : hand,
      ),
    };
    expect(text(taken, journey('0,0', 'sell'))).toBe('walk 0,-1');
  });

  test('throws, unless something can be done that could not be done at the start', () => {
    expect(text(acting, journey('stone', 'collect stone'))).toBe('halt');
    const known = deeds(acting);
    expect(known).toEqual(['buy paint']);
    expect(text(acting, journey('stone', 'collect stone', { known }))).toBe('roll');
  });

  test('what no artist of one’s own has any use for does not stop', () => {
    const view = choosing(acting, 'roll', 'collect stone', 'end');
    const painter = { ...view.hands[0]!, artists: ['giotto'] };
    const only = { ...view, hands: [painter, ...view.hands.slice(1)] };
    expect(text(only, journey('1,-3'))).toBe('roll');
  });

  test('ends a turn on the way, and does the deed on arrival, then ends the turn', () => {
    const there = { ...choosing(acting, 'buy paint', 'end'), moved: true };
    expect(text(there, journey('5,-5', '', { known: ['buy paint'] }))).toBe('end');
    expect(text(there, journey('1,-1', 'buy paint'))).toBe('buy paint');
    const after = { ...choosing(acting, 'end'), moved: true };
    expect(text(after, journey('1,-1', 'buy paint', { done: true }))).toBe('end');
    expect(text(there, journey('1,-1', 'collect paper'))).toBe('halt');
  });

  test('sells all that can be sold; what is new afterwards is for a person', () => {
    const golden = at({ ...choosing(acting, 'sell prince', 'end'), moved: true }, [0, 0]);
    expect(text(golden, journey('0,0', 'sell', { done: true }))).toBe('sell prince');
    const rich = at({ ...choosing(acting, 'hire dante', 'end'), moved: true }, [0, 0]);
    expect(text(rich, journey('0,0', 'sell', { done: true }))).toBe('over');
  });
});
