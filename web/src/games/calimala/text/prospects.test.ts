import { describe, expect, test } from 'vitest';

import { GAMES, seatsOf, viewOf } from '../fixtures/games';
import { strict } from '../fixtures/strict';
import { outlook } from '../moves/preview';
import { prospects, prospectText } from './prospects';
import { Speech } from '../speech';
import type { View } from '../types';

/** A position where these discs lie on the first street, whose actions these seats can carry out. */
function withAble(discs: number[], able: Record<number, string[]>): View {
  const view = viewOf(4, 'placing-own');
  const streets = view.streets.map((one, i) => (i === 0 ? { ...one, discs } : one));
  const mats = view.mats.map((mat) => ({
    ...mat,
    able: able[mat.seat] ?? [],
    hand_size: mat.seat,
  }));
  return { ...view, streets, mats };
}

const SCENES = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.keys(game.scenes).map((scene) => viewOf(Number(players), scene)),
);

test('there is one for each disc that would act, with the actions that its owner is able to do', () => {
  for (const view of SCENES) {
    for (const street of view.streets.keys()) {
      const all = prospects(view, street);
      expect(all.map((one) => one.seat)).toEqual(outlook(view, street)?.acting ?? []);
      for (const { seat, kinds } of all) {
        for (const { kind, able } of kinds) {
          expect(view.streets[street]?.kinds).toContain(kind);
          expect(able).toBe(view.mats[seat]?.able.includes(kind));
        }
      }
    }
  }
});

describe('in words', () => {
  test('what each could do, and how many cards nobody else knows', async () => {
    const view = viewOf(4, 'placing-own');
    const [one = '', two = ''] = view.streets[0]?.kinds ?? [];
    const here = withAble([3, 2, 1], { 0: [one, two], 1: [one] });
    const speech = new Speech(await strict('en'), seatsOf(4), 0);
    const texts = prospects(here, 0).map((each) => prospectText(speech, each));
    expect(texts).toEqual([
      `you: ${speech.kind(one)} and ${speech.kind(two)} possible as things stand; cards in hand: 0.`,
      `Tommaso: ${speech.kind(one)} possible as things stand; cards in hand: 1.`,
      'Lucrezia: neither action is possible as things stand; cards in hand: 2.',
    ]);
  });

  test('a white disc acts twice', async () => {
    const here = withAble([], { 0: viewOf(4, 'placing-own').streets[0]?.kinds ?? [] });
    const white = { ...here, mats: here.mats.map((mat) => ({ ...mat, coloured: 0, white: 1 })) };
    const speech = new Speech(await strict('en'), seatsOf(4), 0);
    const [first] = prospects(white, 0);
    expect(first && prospectText(speech, first)).toContain('each twice');
  });
});

test('what has been used on the street that acts is no more among it', () => {
  const view = viewOf(4, 'acting-own');
  const street = view.activation?.street ?? 0;
  const left = Object.entries(view.activation?.left ?? {}).filter(([, times]) => times > 0);
  expect(prospects(view, street)[0]?.kinds.map(({ kind }) => kind)).toEqual(
    (view.streets[street]?.kinds ?? []).filter((kind) => left.some(([one]) => one === kind)),
  );
});
