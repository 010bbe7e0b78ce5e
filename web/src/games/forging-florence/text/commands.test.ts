// @vitest-environment jsdom
/** The table in words: commands and their answers, in every language. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';

import type { Problem } from '../../../net/protocol';
import { chronicle } from '../../../table/chronicle';
import { exactly, helpText } from '../../../table/console/console';
import { languages, strict } from '../../../table/strict';
import type { Words } from '../../../i18n/words';
import { answer } from '../../../table/explain/answer';
import { explain, things } from '../explain/explanations';
import { commands, type Scene } from './commands';
import { isDoubled, note, prestige, usedUp } from '../moves/effects';
import { logOf, seatsOf, viewOf } from '../fixtures/games';
import { entries, menu } from '../moves/menu';
import { takenApart } from '../moves/moves';
import { narrator } from './narrate';
import { ruleOf } from '../moves/rule';
import { near } from './lists';
import { Speech } from '../speech';
import Text from '../Text.svelte';
import type { Event } from '../types';

const GAME = 'forging-florence';
const view = viewOf(4, 'walking-own');

function scene(words: Words): Scene {
  const speech = new Speech(words, seatsOf(4), 0);
  return {
    speech,
    view,
    chapters: chronicle(narrator(speech, view), logOf(4, 'walking-own')),
    entries: entries(menu(speech, view)),
    decision: 'Walk.',
    why: async (move): Promise<Problem | null> =>
      move === 'end' ? { reason: 'illegal', message: '-', key: 'walk-first', rule: 'F4.2' } : null,
    undo: () => false,
    explain: async (text) => answer({ explain, things }, speech, view, text),
    setOut: (rest) => [`-${rest}`],
  };
}

async function said(text: string): Promise<string[]> {
  const one = scene(await strict('en', GAME));
  const typed = exactly(
    one.speech,
    text,
    commands(() => one),
  );
  if (!typed) throw new Error(`no command: ${text}`);
  return [...(await typed.command.run(typed.rest))];
}

test('all commands answer in every language, by sign and by word', async () => {
  for (const words of await languages(GAME)) {
    const one = scene(words);
    const all = commands(() => one);
    expect(new Set(all.map((command) => command.key)).size).toBe(all.length);
    expect(helpText(one.speech, all)).toHaveLength(all.length + 1);
    for (const command of all) {
      const lines = await command.run('');
      expect(lines.length).toBeGreaterThan(0);
      const word = one.speech.say(`table-command-${command.name}`);
      expect(exactly(one.speech, word, all)?.command.name).toBe(command.name);
    }
  }
});

test('answers are about what was asked', async () => {
  expect(await said('x 6,-1')).toEqual([
    'Quarry, in the east (6,-1). Beside it you collect stone.',
  ]);
  expect(await said('x 9,9')).toEqual(['There is no hex 9,9 on the map.']);
  expect(await said('y end')).toEqual([
    'The die is thrown: first your figure walks or stays. (rule F4.2)',
  ]);
  expect(await said('y roll')).toEqual(['That move is possible.']);
  expect((await said('prestige')).join(' ')).toContain(`Tommaso: ${view.hands[1]?.score}`);
  expect(await said('pieces')).toHaveLength(22);
  expect(await said('l 3')).toHaveLength(3);
  expect((await said('z dante'))[0]).toBe('Dante.');
  expect((await said('explain 0,0'))[0]).toBe('Golden hex.');
  expect((await said('z raphael'))[0]).toMatch(/^There is no “raphael” here; .*Dante/);
});

test('what is near comes in the order of its distance', async () => {
  const speech = new Speech(await strict('en', GAME), seatsOf(4), 0);
  const steps = near(speech, view).map((text) =>
    text.includes('One hex from') ? 1 : Number(/(\d+) hexes from/.exec(text)?.[1] ?? 0),
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test('what a move brings depends on the options of the game', async () => {
  const speech = new Speech(await strict('en', GAME), seatsOf(4), 0);
  const move = (text: string) => takenApart({ action: 0, text });
  const plain = { ...view, economy: 'equipment', brunelleschi: 'text' };
  expect(note(speech, plain, move('create prince'))).toBe('25 prestige, uses up paper');
  expect(note(speech, plain, move('sell night'))).toBe('5 more prestige');
  expect(note(speech, plain, move('roll'))).toBe('');
  expect(
    note(
      speech,
      { ...plain, hands: [{ ...view.hands[0]!, level: 1 }], active: 0 },
      move('upgrade'),
    ),
  ).toContain('Level 2');
  expect(usedUp({ ...plain, economy: 'literal' }, 'prince')).toEqual(['paper', 'tools', 'press']);
  expect(usedUp({ ...plain, economy: 'tools' }, 'prince')).toEqual(['paper', 'press']);
  expect(prestige(plain, 'crucifix')).toEqual({ made: 70, sold: 80 });
  expect(isDoubled({ ...plain, brunelleschi: 'dome' }, 'crucifix')).toBe(false);
  expect(isDoubled({ ...plain, brunelleschi: 'dome' }, 'dome')).toBe(true);
});

test('sentences of the log cite rules of the game', () => {
  const cited = logOf(4).flatMap((step) =>
    step.events.flatMap((event: Event) => ruleOf(event, 0) ?? []),
  );
  expect(cited.length).toBeGreaterThan(5);
  for (const rule of cited) expect(rule).toMatch(/^F[45]\.\d$/);
});

test('a move is chosen from the list, or typed', async () => {
  const act = vi.fn<(action: number) => void>();
  const shown = mount(Text, {
    target: document.body,
    props: {
      view,
      log: logOf(4, 'walking-own'),
      seats: seatsOf(4),
      watching: 0,
      canMove: true,
      busy: false,
      refusal: null,
      act,
      mayUndo: false,
      words: await strict('en', GAME),
    },
  });
  flushSync();
  const stay = [...document.querySelectorAll('li button')].find((one) =>
    one.textContent.includes('Stay where you are'),
  );
  (stay as HTMLElement).click();
  expect(act).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('h3').length).toBeGreaterThan(6);
  await tick();
  await unmount(shown);
});
