// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';

import { linesOf } from '../../../table/explain/explanation';
import { aboutOf } from '../../../table/explain/things';
import { load as loadRules } from '../../../rules/library';
import { GAMES, logOf, seatsOf, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { numberOf } from '../../../table/numbers';
import Table from '../Table.svelte';
import type { View } from '../types';
import { explain, things } from './explanations';

const SCENES = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.keys(game.scenes).map((scene) => ({ players: Number(players), scene })),
);

/** What the things say that are drawn of a position. */
async function drawn(players: number, scene: string): Promise<string[]> {
  const shown = mount(Table, {
    target: document.body,
    props: {
      view: viewOf(players, scene),
      log: logOf(players, scene),
      seats: seatsOf(players),
      watching: 0,
      canMove: viewOf(players, scene).to_move === 0,
      busy: false,
      refusal: null,
      act: () => {},
      mayUndo: false,
      words: await strict('en'),
    },
  });
  flushSync();
  for (const details of document.querySelectorAll('details')) details.open = true;
  await Promise.resolve();
  flushSync();
  const places = [...document.querySelectorAll('[data-place]')];
  const silent = places.filter((one) => one.closest('[data-about]') === null);
  expect(silent.map((one) => one.outerHTML)).toEqual([]);
  const all = [...document.querySelectorAll('[data-about]')];
  await unmount(shown);
  return [...new Set(all.map((one) => aboutOf(one).replace('own', '0')))];
}

test.each(SCENES)('$players players, $scene: all that is drawn has a card', async (look) => {
  const view = viewOf(look.players, look.scene);
  const speech = speechOf(await strict('en'), look.players);
  const found = await drawn(look.players, look.scene);
  expect(found.length).toBeGreaterThan(60);
  for (const about of found) expect(explain(speech, view, about), about).not.toBeNull();
  const known = new Set(things(view));
  for (const about of found) expect(known, about).toContain(about);
});

test('every kind of thing is drawn somewhere', async () => {
  const kinds = new Set<string | undefined>();
  for (const scene of ['keeping-own', 'placing-own', 'over-other'])
    for (const about of await drawn(4, scene)) kinds.add(about.split(' ')[0]);
  const all = things(viewOf(4, 'placing-own')).map((about) => about.split(' ')[0]);
  expect([...kinds].sort()).toEqual([...new Set(all)].sort());
});

test('every card says in every language what the thing is, and cites a rule that there is', async () => {
  const { rules } = (await loadRules('calimala', 'en')).texts;
  for (const words of await languages()) {
    for (const { players, scene } of SCENES) {
      const speech = speechOf(words, players);
      const view = viewOf(players, scene);
      for (const about of things(view)) {
        const card = explain(speech, view, about);
        if (!card) throw new Error(`${about} has no card`);
        expect(rules[card.rule], `${about}: ${card.rule}`).toBeDefined();
        for (const line of linesOf(speech, card)) expect(line.trim(), about).not.toBe('');
      }
    }
  }
});

test('every drawing is in the sprite', async () => {
  const { default: sprite } = await import('../../../assets/emblems.svg?raw');
  const view = viewOf(4, 'placing-own');
  const speech = speechOf(await strict('en'), 4);
  for (const about of things(view)) {
    const drawing = explain(speech, view, about)?.drawing;
    if (drawing && 'icon' in drawing) expect(sprite, about).toContain(`id="${drawing.icon}"`);
  }
});

describe('a card', () => {
  const card = async (about: string, change: Partial<View> = {}) => {
    const view = { ...viewOf(4, 'placing-own'), ...change };
    const found = explain(speechOf(await strict('en'), 4), view, about);
    if (!found) throw new Error(`${about} has no card`);
    return found;
  };

  test('says what the server says of what the reader could do', async () => {
    const { mats } = viewOf(4, 'placing-own');
    const able = mats[0]?.able ?? [];
    expect(able.length).toBeGreaterThan(0);
    expect(able.length).toBeLessThan(9);
    for (const kind of ['wood', 'build', 'artwork', 'weave', 'ship', 'transport', 'contribute']) {
      const [gain = ''] = (await card(`square ${kind}`)).gain ?? [];
      expect(gain.startsWith('You can do it'), kind).toBe(able.includes(kind));
    }
  });

  test('tells a spectator nothing of gains', async () => {
    for (const about of ['square wood', 'tile 14', 'city london', 'ships 0', 'scoring-card london'])
      expect((await card(about, { viewer: null })).gain ?? [], about).toEqual([]);
  });

  test('names the numbers of the variant that is played', async () => {
    const variant = { 'build.ship.wood': 3, 'card.first': 9, 'tile.second': 0 };
    expect((await card('ships 0')).cost).toEqual(['2 wood.']);
    expect((await card('ships 0', { variant })).cost).toEqual(['3 wood.']);
    expect((await card('scoring-card london', { variant })).pays?.[0]).toContain('9 points');
    expect((await card('tile 14', { variant })).pays?.[0]).toContain('3 points');
    expect((await card('tile 14', { variant })).pays?.[0]).toContain('0 for the second');
    expect(numberOf({ ...viewOf(4, 'placing-own'), variant: null }, 'x', 7)).toBe(7);
  });

  test('has the points of the server where a scoring would bring some', async () => {
    const view = viewOf(4, 'placing-own');
    const standing = view.standings.find(({ lines }) =>
      lines.some(({ seat, points }) => seat === 0 && points > 0),
    );
    const points = standing?.lines.find(({ seat }) => seat === 0)?.points ?? 0;
    expect(points).toBeGreaterThan(0);
    const { gain } = await card(`majority ${standing?.category}`);
    expect(gain?.join(' ')).toContain(`points: ${points}`);
  });

  test('is there for nothing but what is at the table', async () => {
    const speech = speechOf(await strict('en'), 4);
    const view = viewOf(4, 'placing-own');
    for (const about of ['', 'square', 'square gold', 'street 12', 'tile 15', 'mat 4', 'x 1'])
      expect(explain(speech, view, about), about).toBeNull();
  });
});
