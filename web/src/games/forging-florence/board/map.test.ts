/** The map: geometry, ways, bridges, names of places. */
import { describe, expect, test } from 'vitest';

import { languages, strict } from '../../../table/strict';
import { bridges, labelPlace, lines } from './bridges';
import { seatsOf, viewOf } from '../fixtures/games';
import { RADIUS, axis, beside, distance, middle, hexName, region, SIDES, neighbour } from './hexes';
import { describe as told, neighbours, standing, toHex } from '../text/places';
import { hexLabel, lookText } from '../text/prompt';
import { Speech } from '../speech';
import { around } from './tour';
import type { View } from '../types';
import { byName, hexOf, inTheWay, placeOf, wayBetween, wayTo, ways } from './ways';
import { walks } from '../moves/moves';

const GAME = 'forging-florence';
const view = viewOf(4, 'walking-own');
const speech = async (seen: View = view): Promise<Speech> =>
  new Speech(await strict('en', GAME), seatsOf(seen.players), seen.viewer);
const hexAt = (name: string) => {
  const hex = byName(view).get(name);
  if (!hex) throw new Error(name);
  return hex;
};

/** The same position with the figures elsewhere. */
function placed(...hexes: readonly (readonly [number, number])[]): View {
  const hands = view.hands.map((hand, i) => ({ ...hand, hex: [...(hexes[i] ?? hand.hex)] }));
  return { ...view, hands } as View;
}

describe('hexes', () => {
  test('beside a hex are those at distance 1, and it is beside them', () => {
    for (const hex of view.hexes) {
      for (const next of beside(hex)) {
        expect(distance(hex, next)).toBe(1);
        expect(beside(next).map(hexName)).toContain(hexName(hex));
      }
    }
    expect(beside({ q: 0, r: 0 })).toHaveLength(6);
    expect(beside({ q: RADIUS, r: 0 })).toHaveLength(3);
  });

  test('arrows come to every hex, go back where they came from, and stay on the map', () => {
    const back = { ArrowLeft: 'ArrowRight', ArrowUp: 'ArrowDown' } as const;
    for (const hex of view.hexes) {
      for (const [key, other] of Object.entries(back)) {
        const to = neighbour(hex, key);
        if (to === null) continue;
        expect(distance(to)).toBeLessThanOrEqual(RADIUS);
        expect(middle(to).y).toBeLessThanOrEqual(middle(hex).y);
        if (Math.abs(to.r) < RADIUS && distance(to) < RADIUS && distance(hex) < RADIUS) {
          expect(neighbour(to, other)).toEqual({ q: hex.q, r: hex.r });
        }
      }
    }
    const reached = new Set(['0,0']);
    for (const name of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = neighbour(hexOf(name), key);
        if (to) reached.add(hexName(to));
      }
    }
    expect(reached.size).toBe(view.hexes.length);
    expect(neighbour({ q: 0, r: 0 }, 'x')).toBeNull();
  });

  test('lie in the direction that they are said to lie in', () => {
    expect(region({ q: 0, r: 0 })).toBe('middle');
    expect(region({ q: 6, r: 0 })).toBe('e');
    expect(region({ q: -6, r: 0 })).toBe('w');
    expect(region({ q: 3, r: -6 })).toBe('n');
    expect(region({ q: -3, r: 6 })).toBe('s');
    expect(region({ q: 6, r: -5 })).toBe('ne');
    expect(region({ q: -6, r: 5 })).toBe('sw');
    expect(region({ q: -1, r: -5 })).toBe('nw');
  });

  test('a bridge lies along the ways over it', () => {
    expect(axis([SIDES[0]!, SIDES[3]!])).toBe(0);
    expect(axis([SIDES[1]!, SIDES[2]!, SIDES[4]!, SIDES[5]!])).toBe(90);
  });
});

describe('ways', () => {
  test('lead over open hexes beside each other, from the figure to the end', () => {
    const found = ways(view, 0);
    const shut = inTheWay(view, 0) === null ? '' : '0,0';
    const open = view.hexes.filter((hex) => hex.walkable && hexName(hex) !== shut);
    for (const hex of open) {
      const way = wayTo(found, hexName(hex));
      expect(way.at(-1)).toBe(hexName(hex));
      expect(way[0]).toBe(hexName(placeOf(view.hands[0]!)));
      way.slice(1).forEach((step, i) => {
        expect(distance(hexOf(step), hexOf(way[i]!))).toBe(1);
        expect(hexAt(step).walkable).toBe(true);
      });
    }
  });

  test('every hex that the server offers is as near as the roll', () => {
    const found = ways(view, 0);
    const offered = [...walks(view).keys()];
    expect(offered.length).toBeGreaterThan(3);
    for (const hex of offered) {
      expect(wayTo(found, hex).length - 1).toBeLessThanOrEqual(view.roll ?? 0);
    }
  });

  test('go round a golden hex that another figure stands on, but to one’s own', () => {
    const taken = placed([1, -1], [0, 0]);
    const west = wayTo(ways(taken, 0), '-1,0');
    expect(west.length === 0 || !west.includes('0,0')).toBe(true);
    expect(wayTo(ways(taken, 0), '0,0')).toEqual([]);
    expect(wayTo(ways(taken, 1), '0,1').length).toBeGreaterThan(1);
    expect(wayBetween(taken, { q: 0, r: -1 }, { q: 0, r: 1 })).toEqual(['0,-1', '0,0', '0,1']);
  });

  test('that only a figure on the golden hex closes are told with its name', async () => {
    const [west, east] = [
      [-1, 0],
      [1, 0],
    ] as const;
    const shut = placed(west, [0, 0]);
    // Only the golden hex joins the two of them.
    const hexes = shut.hexes.map((hex) => ({
      ...hex,
      walkable: ['-1,0', '0,0', '1,0'].includes(hexName(hex)),
    }));
    const seen = { ...shut, hexes };
    const one = await speech(seen);
    const told = (name: string): string => lookText(one, seen, byName(seen).get(name)!);
    expect(told('1,0')).toContain('crosses the golden hex, where Tommaso stands.');
    expect(told('1,0')).not.toContain('No way');
    expect(told('0,0')).toContain('Nobody else enters it');
    const free = { ...seen, hands: placed(west, east).hands };
    expect(lookText(one, free, byName(free).get('1,0')!)).toContain('2 hexes from your figure.');
    const open = { ...placed([0, -1], [0, 0]), hexes: view.hexes };
    expect(lookText(one, open, byName(open).get('0,1')!)).toMatch(
      /\d hexes from your figure\. The way of 2 hexes crosses the golden hex, where Tommaso/,
    );
  });

  test('never lead into the river', () => {
    const river = view.hexes.find((hex) => hex.terrain === 'river');
    expect(wayTo(ways(view, 0), hexName(river!))).toEqual([]);
  });
});

test('the bridges have the names of Florence’s old ones, from the west to the east', () => {
  const found = bridges(view);
  expect(found.map((bridge) => bridge.key)).toEqual(['carraia', 'trinita', 'vecchio', 'grazie']);
  expect(found.map((bridge) => bridge.hexes.length)).toEqual([2, 1, 1, 2]);
});

test('the name of a bridge is written on the river, clear of every place', async () => {
  const one = await speech();
  const LARGE = 16.5; // units of the map for a letter on a phone, less than half as wide
  const places = view.hexes.filter((hex) => hex.building ?? /quarry|mill/.test(hex.terrain));
  for (const bridge of bridges(view)) {
    const { x, y, anchor } = labelPlace(view, bridge);
    const [upper, lower] = lines(one.say(`forging-florence-bridge-${bridge.key}`));
    expect(upper).toMatch(/^Ponte/);
    const wide = Math.max(upper.length, lower.length) * LARGE * 0.45;
    const left = anchor === 'start' ? x : x - wide / 2;
    for (const at of places.map((hex) => middle(hex)))
      expect(
        Math.abs(at.y - y) > 1.8 * LARGE || at.x + 13 < left || at.x - 13 > left + wide,
        `${bridge.key} over ${at.x}, ${at.y}`,
      ).toBe(true);
  }
});

describe('places in words', () => {
  test('every hex can be told in every language', async () => {
    for (const words of await languages(GAME)) {
      const one = new Speech(words, seatsOf(4), 0);
      for (const hex of view.hexes) {
        expect(hexLabel(one, view, hex, walks(view))).toContain(hexName(hex));
        expect(lookText(one, view, hex)).not.toContain('undefined');
        expect(toHex(one, view, hex)).not.toBe('');
      }
    }
  });

  test('a hex says what it is, where, and who stands there', async () => {
    const seen = placed([2, -2], [2, -2], [1, 1], [1, 1]);
    const one = await speech(seen);
    expect(told(one, seen, hexAt('6,-1'))).toBe('Quarry, in the east (6,-1).');
    expect(told(one, seen, hexAt('2,-2'))).toContain('Here: you and Tommaso.');
    expect(standing(seen, { q: 1, r: 1 })).toEqual([2, 3]);
    expect(neighbours(one, seen, { q: 0, r: 0 })).toHaveLength(1);
    expect(lookText(one, seen, hexAt('6,-1'))).toContain('collect stone');
    expect(told(one, seen, hexAt('4,0'))).toContain('Ponte alle Grazie');
  });
});

test('going round', () => {
  expect(around(['a', 'b'], 'a')).toBe('b');
  expect(around(['a', 'b'], 'b')).toBe('a');
  expect(around(['a', 'b'], 'x')).toBe('a');
  expect(around([], 'x')).toBeNull();
});
