import { describe, expect, test, vi } from 'vitest';

import type { Foreseen, Problem } from '../../../net/protocol';
import { chronicle } from '../../../table/chronicle';
import { exactly } from '../../../table/console/console';
import { answer } from '../../../table/explain/answer';
import { explain, things } from '../explain/explanations';
import { commands, type Scene } from './commands';
import { GAMES, logOf, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { entries, menu } from '../moves/menu';
import { narrator } from './narrate';
import type { Speech } from '../speech';

const SCENES = Object.keys(GAMES[4]?.scenes ?? {});
const problem: Problem = { reason: 'illegal', message: '-', key: 'duty', rule: 'C3.6' };

function scene(speech: Speech, name: string, more: Partial<Scene> = {}): Scene {
  const view = viewOf(4, name);
  return {
    speech,
    view,
    chapters: chronicle(narrator(speech, view), logOf(4, name)),
    entries: entries(menu(speech, view)),
    decision: 'What now?',
    why: async () => problem,
    whatIf: async () => null,
    undo: () => false,
    explain: async (text) => answer({ explain, things }, speech, view, text),
    ...more,
  };
}

/** What a text is answered. */
async function said(here: Scene, text: string): Promise<readonly string[]> {
  const typed = exactly(
    here.speech,
    text,
    commands(() => here),
  );
  if (typed === null) throw new Error(`no command: ${text}`);
  return typed.command.run(typed.rest);
}

test.each(SCENES)('%s: everything can be asked in every language', async (name) => {
  for (const words of await languages()) {
    const here = scene(speechOf(words, 4), name);
    for (const { key } of commands(() => here)) {
      const lines = await said(here, key);
      expect(lines.length, key).toBeGreaterThan(0);
      for (const line of lines) expect(line.trim(), key).not.toBe('');
    }
  }
});

describe('in English', () => {
  const english = async (name: string, more: Partial<Scene> = {}) =>
    scene(speechOf(await strict('en'), 4), name, more);

  test('the majorities are told with places, cubes and points, best first', async () => {
    const here = await english('placing-own');
    const [first] = await said(here, 'm');
    const next = here.view.tiles[here.view.scored]?.category ?? '';
    expect(first).toMatch(new RegExp(`^${here.speech.category(next)}: 1\\. \\w+: \\d cube`));
  });

  test('a thing is explained by its name, and without one all things are named', async () => {
    const here = await english('placing-own');
    const card = await said(here, 'z weave');
    expect(card[0]).toBe('Weave.');
    expect(card.at(-1)).toBe('Rule C4.4');
    expect((await said(here, 'explain hamburg')).join(' ')).toContain('A trade city');
    expect((await said(here, 'z'))[0]).toMatch(/^There are cards of: .*Deck.*; Weave; .*Hamburg/);
    expect((await said(here, 'z santa'))[0]).toBe(
      'There are cards of: Santa Maria del Fiore; Santa Croce.',
    );
    expect((await said(here, 'z gold'))[0]).toMatch(/^There is no “gold” here; .*Weave/);
  });

  test('a street by its number tells what would follow there', async () => {
    const here = await english('placing-own');
    const lines = await said(here, 's 1');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('acting in order');
    expect(await said(here, 's')).toHaveLength(here.view.streets.length);
  });

  test('so many of the last turns are told as asked for', async () => {
    const here = await english('placing-own');
    expect(await said(here, 'l')).toHaveLength(2);
    expect(await said(here, 'last 5')).toHaveLength(5);
  });

  test('why and what if are asked about the move behind them', async () => {
    const why = vi.fn<Scene['why']>(async () => problem);
    const view = viewOf(4, 'acting-own');
    const foreseen: Foreseen = {
      type: 'foreseen',
      id: 1,
      version: 1,
      open: false,
      view,
      events: [],
    };
    const here = await english('acting-own', { why, whatIf: async () => foreseen });
    expect((await said(here, 'why ship lisbon'))[0]).toContain('(rule C3.6)');
    expect(why).toHaveBeenCalledExactlyOnceWith('ship lisbon');
    expect(await said(here, 'i stop')).toEqual(['No majority would change.']);
    expect(await said(here, 'why')).toEqual(['Write the move behind it.']);
    const lost = await english('acting-own', { why: async () => undefined });
    expect(await said(lost, 'why stop')).toEqual(['Nobody can tell now.']);
  });

  test('a decision is taken back, or it is said that none can be', async () => {
    expect(await said(await english('acting-own', { undo: () => true }), 'u')).toEqual([]);
    expect(await said(await english('acting-own'), 'u')).toEqual([
      'Nothing can be taken back now.',
    ]);
  });

  test('every move that is offered is among the options', async () => {
    const here = await english('acting-own');
    expect(await said(here, 'o')).toHaveLength(here.view.legal.length);
  });
});
