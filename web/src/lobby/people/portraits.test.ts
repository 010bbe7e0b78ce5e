import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { BEARDS, BEHIND, CRESTS, FACES, HATS, ROBES } from './parts';
import { PORTRAITS } from './portraits';

const source = (game: string): string =>
  readFileSync(`../src/signoria/games/${game}/bots/characters.py`, 'utf-8');
const keys = (game: string): string[] =>
  [...source(game).matchAll(/^ {4}"([a-z]+)": (?:Character|patron|stranger)\(/gm)].map(
    ([, key]) => key!,
  );

test('everybody who plays has a portrait, and nobody else', () => {
  const all = [...keys('calimala'), ...keys('forging_florence')];
  expect(all).toHaveLength(24);
  expect(Object.keys(PORTRAITS).sort()).toEqual(all.sort());
});

test('no two look alike, and every part is drawn', () => {
  const looks = Object.values(PORTRAITS);
  const faces = looks.map(({ crest: _, ...one }) => JSON.stringify(one));
  expect(new Set(faces).size).toBe(faces.length);
  for (const one of looks) {
    expect(BEHIND[one.behind]).toBeDefined();
    for (const [parts, part] of [
      [ROBES, one.robe],
      [FACES, one.face],
      [BEARDS, one.beard],
      [HATS, one.hat],
      [CRESTS, one.crest],
    ] as const) {
      expect(parts[part], part).toBeDefined();
    }
  }
});
