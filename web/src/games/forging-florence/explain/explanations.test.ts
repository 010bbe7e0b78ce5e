// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';

import { linesOf } from '../../../table/explain/explanation';
import { aboutOf } from '../../../table/explain/things';
import { languages, strict } from '../../../table/strict';
import type { Words } from '../../../i18n/words';
import { load as loadRules } from '../../../rules/library';
import { GAMES, choosing, logOf, seatsOf, viewOf } from '../fixtures/games';
import { moves } from '../moves/moves';
import { Speech } from '../speech';
import Table from '../Table.svelte';
import type { View } from '../types';
import { explain, things } from './explanations';

const GAME = 'forging-florence';
const SCENES = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.keys(game.scenes).map((scene) => ({ players: Number(players), scene })),
);
const speechOf = (words: Words, players: number): Speech => new Speech(words, seatsOf(players), 0);

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
      words: await strict('en', GAME),
    },
  });
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
  const speech = speechOf(await strict('en', GAME), look.players);
  const found = await drawn(look.players, look.scene);
  expect(found.length).toBeGreaterThan(170);
  for (const about of found) expect(explain(speech, view, about), about).not.toBeNull();
  const known = new Set(things(view));
  for (const about of found) expect(known, about).toContain(about);
});

test('every kind of thing is drawn somewhere', async () => {
  const found = await drawn(4, 'walking-own');
  const kinds = (all: readonly string[]) =>
    [...new Set(all.map((one) => one.split(' ')[0]))].sort();
  expect(kinds(found)).toEqual(kinds(things(viewOf(4, 'walking-own'))));
});

test('every card says in every language what the thing is, and cites a rule that there is', async () => {
  const { rules } = (await loadRules(GAME, 'en')).texts;
  for (const words of await languages(GAME)) {
    for (const { players, scene } of SCENES) {
      const [speech, view] = [speechOf(words, players), viewOf(players, scene)];
      for (const about of things(view)) {
        const card = explain(speech, view, about);
        if (!card) throw new Error(`${about} has no card`);
        expect(rules[card.rule], `${about}: ${card.rule}`).toBeDefined();
        for (const line of linesOf(speech, card)) expect(line.trim(), about).not.toBe('');
      }
    }
  }
});

test('every drawing is there', async () => {
  const sprites = [
    (await import('../drawings.svg?raw')).default,
    (await import('../../../assets/emblems.svg?raw')).default,
  ].join('');
  const [speech, view] = [speechOf(await strict('en', GAME), 4), viewOf(4, 'walking-own')];
  for (const about of things(view)) {
    const drawing = explain(speech, view, about)?.drawing;
    if (drawing && 'icon' in drawing) expect(sprites, about).toContain(`id="${drawing.icon}"`);
  }
});

describe('a card', () => {
  const card = async (about: string, view: View = viewOf(4, 'walking-own')) => {
    const found = explain(speechOf(await strict('en', GAME), 4), view, about);
    if (!found) throw new Error(`${about} has no card`);
    return found;
  };

  test('says of a hex whether the server lets one walk there', async () => {
    const view = viewOf(4, 'walking-own');
    const legal = new Set(moves(view).map((move) => move.what));
    expect(legal.size).toBeGreaterThan(0);
    for (const hex of view.hexes.filter((one) => one.walkable)) {
      const [gain] = (await card(`hex ${hex.q},${hex.r}`)).gain ?? [];
      expect(gain, `${hex.q},${hex.r}`).toBe(
        legal.has(`${hex.q},${hex.r}`) ? 'Within reach.' : 'Not within reach.',
      );
    }
  });

  test('says what can be done with it now, and what that brings', async () => {
    const view = choosing(viewOf(4, 'acting-own'), 'create holy-trinity', 'hire masaccio');
    expect((await card('piece holy-trinity', view)).gain?.[0]).toMatch(/Make “Holy Trinity”.*15/);
    expect((await card('artist masaccio', view)).gain).toEqual([
      'To choose from now: Hire Masaccio (15 lire).',
    ]);
    expect((await card('artist dante', view)).gain).toEqual([]);
  });

  test('names the numbers of the variant that is played', async () => {
    const variant = { 'price.tools': 25, 'fee.dante': 5, 'needs.painting.paint': 3 };
    const view = { ...viewOf(4, 'walking-own'), variant };
    expect((await card('token tools 0', view)).cost?.[0]).toContain('25 lire');
    expect((await card('artist dante', view)).cost?.[0]).toContain('5 lire');
    expect((await card('piece primavera', view)).cost?.[0]).toContain('3 × paint');
    expect((await card('artist dante')).cost?.[0]).toContain(
      '25 lire, and a guild house of level 2',
    );
    expect((await card('piece dome')).pays?.[0]).toContain('70 prestige, 80 when sold');
    expect((await card('piece crucifix')).cost?.[0]).toContain('2 × stone');
  });

  test('is there for nothing but what is at the table', async () => {
    const [speech, view] = [speechOf(await strict('en', GAME), 4), viewOf(4, 'walking-own')];
    for (const about of ['', 'hex', 'hex 9,9', 'artist raphael', 'token gold 0', 'token tools 4'])
      expect(explain(speech, view, about), about).toBeNull();
  });
});
