/** Moves, the list of them, refusals and decisions in words. */
import { describe, expect, test } from 'vitest';

import type { Problem } from '../../../net/protocol';
import { languages, strict } from '../../../table/strict';
import { attempts, impossible } from './closed';
import { GAMES, choosing, seatsOf, viewOf } from '../fixtures/games';
import { entries, menu } from './menu';
import { label, moves, stays, takenApart } from './moves';
import { lastTurn, prompt } from '../text/prompt';
import { refusalText, whyNot } from './refusal';
import { ruleBehind } from './rule';
import { Speech } from '../speech';
import { endText, statusText } from '../text/status';
import { findEntry, translate, translateBack } from './typed';

const GAME = 'forging-florence';
const PLAYERS = Object.keys(GAMES).map(Number);
const scenes = PLAYERS.flatMap((players) =>
  Object.keys(GAMES[players]?.scenes ?? {}).map((scene) => ({ players, scene })),
);
const english = async (players = 4, reader: number | null = 0): Promise<Speech> =>
  new Speech(await strict('en', GAME), seatsOf(players), reader);

const ALL = [
  'roll',
  'collect stone',
  'buy press',
  'create david',
  'sell prince',
  'upgrade',
  'hire dante',
  'hire leonardo for giotto',
  'end',
];

describe('moves', () => {
  test('are taken apart and named in every language', async () => {
    const view = choosing(viewOf(4, 'acting-own'), ...ALL);
    expect(takenApart({ action: 1, text: 'hire leonardo for giotto' })).toMatchObject({
      verb: 'hire',
      what: 'leonardo',
      gone: 'giotto',
    });
    for (const words of await languages(GAME)) {
      const labels = moves(view).map((move) => label(new Speech(words, seatsOf(4), 0), view, move));
      expect(new Set(labels).size).toBe(ALL.length);
    }
    const speech = await english();
    expect(label(speech, view, moves(view)[2]!)).toBe('Buy a printing press (10 lire)');
  });

  test('to walk nowhere is to stay', async () => {
    const view = viewOf(4, 'walking-own');
    const here = moves(view).find((move) => stays(view, move));
    expect(here?.what).toBe(view.hands[0]?.hex.join(','));
    expect(label(await english(), view, here!)).toBe('Stay where you are');
  });

  test.each(scenes)('$players players, $scene: all of them are in the list once', async (look) => {
    const view = viewOf(look.players, look.scene);
    const listed = entries(menu(await english(look.players), view));
    const actions = (some: { action: number }[]): number[] =>
      some.map((one) => one.action).sort((a, b) => a - b);
    expect(actions(listed.map((entry) => entry.move))).toEqual(actions(view.legal));
    expect(new Set(listed.map((entry) => entry.key)).size).toBe(listed.length);
  });

  test('can be typed: by number, in both languages, abbreviated', async () => {
    const view = choosing(viewOf(4, 'acting-own'), ...ALL);
    for (const words of await languages(GAME)) {
      const speech = new Speech(words, seatsOf(4), 0);
      const list = entries(menu(speech, view));
      for (const entry of list) {
        const { text } = entry.move;
        expect(findEntry(speech, entry.key, list)).toBe(entry);
        expect(findEntry(speech, text, list)).toBe(entry);
        expect(findEntry(speech, translate(speech, text), list)).toBe(entry);
        expect(translateBack(speech, translate(speech, text))).toBe(text);
      }
      expect(findEntry(speech, 'nonsense', list)).toBeNull();
      expect(findEntry(speech, '', list)).toBeNull();
    }
    const speech = await english();
    const list = entries(menu(speech, view));
    expect(findEntry(speech, 'h d', list)?.move.text).toBe('hire dante');
  });
});

describe('what is not possible', () => {
  test('are the sorts of actions without a legal move, each with ways to try it', () => {
    for (const { players, scene } of scenes.filter((one) => /^acting.*own/.test(one.scene))) {
      const view = viewOf(players, scene);
      const closed = impossible(view);
      expect(closed.length).toBeGreaterThan(0);
      for (const deed of closed) {
        const tried = attempts(view, deed);
        expect(tried.length).toBeGreaterThan(0);
        for (const text of tried) expect(view.legal.map((one) => one.text)).not.toContain(text);
      }
    }
    expect(impossible(viewOf(4, 'walking-own'))).toEqual([]);
  });

  test('is said with names and the rule, each reason once', async () => {
    const speech = await english();
    const problem: Problem = {
      reason: 'illegal',
      message: '-',
      key: 'level-artist',
      rule: 'F4.8',
      values: { artist: 'dante', level: 2 },
    };
    const text = 'Dante comes only from level 2 of your guild house on. (rule F4.8)';
    expect(refusalText(speech, problem)).toBe(text);
    expect(whyNot(speech, [problem, null, problem])).toBe(text);
    expect(refusalText(speech, { reason: 'unheard-of', message: 'As it is.' })).toBe('As it is.');
  });
});

describe('decisions', () => {
  test.each(scenes)('$players players, $scene: can be told', async ({ players, scene }) => {
    const view = viewOf(players, scene);
    for (const words of await languages(GAME)) {
      const speech = new Speech(words, seatsOf(players), 0);
      const own = view.to_move === 0;
      expect(prompt(speech, view, own).decision).not.toBe('');
      expect(statusText(speech, view).length).toBeGreaterThan(1);
    }
    expect(ruleBehind(view) === null).toBe(/^(rolling|over)/.test(scene));
  });

  test('offer to stay, but not on the golden hex', async () => {
    const speech = await english();
    const view = { ...viewOf(4, 'walking-own'), must_leave: false };
    expect(prompt(speech, view, true).decision).toContain('stay');
    expect(prompt(speech, { ...view, must_leave: true }, true).decision).not.toContain('stay');
  });

  test('say what the golden hex asks for, and the last turn', async () => {
    const speech = await english();
    const view = { ...viewOf(4, 'acting-own'), must_leave: true, must_sell: true, round: 60 };
    const { detail } = prompt(speech, { ...view, rounds: 60 }, true);
    expect(detail).toContain('Sell at least one piece');
    expect(detail).toContain('your last turn');
    expect(lastTurn({ ...view, rounds: 90 })).toBe(false);
    expect(lastTurn({ ...view, rounds: 90, last_turns: 4 })).toBe(true);
    expect(endText(speech, { ...view, rounds: 90, last_turns: 4 })).toContain('4 turns to the end');
  });
});
