import { beforeAll, describe, expect, test } from 'vitest';

import { LANGUAGES, load } from '../../i18n/words';
import { exactly, helpText, nearly, type Command } from './console';
import { Speech } from '../speech';

const command = (name: string, key: string): Command => ({ name, key, run: () => [] });
const ALL = [
  command('help', '?'),
  command('last', 'l'),
  command('players', 'p'),
  command('options', 'o'),
  command('why', 'y'),
];
let german: Speech;
let english: Speech;

beforeAll(async () => {
  [german, english] = [
    new Speech(await load('de', ['later']), [], null),
    new Speech(await load('en', ['later']), [], null),
  ];
});

describe('a command', () => {
  test('is known by its key, its word in two languages, and the beginning of its word', () => {
    for (const text of ['p', 'P', 'players', 'Spieler']) {
      expect(exactly(german, text, ALL)?.command.name, text).toBe('players');
    }
    expect(exactly(german, 'spie', ALL)).toBeNull();
    expect(nearly(german, 'spie', ALL)?.command.name).toBe('players');
    expect(nearly(english, 'spie', ALL)).toBeNull();
  });

  test('takes what is typed behind it', () => {
    expect(exactly(english, 'why  ship Lisbon', ALL)).toMatchObject({ rest: 'ship Lisbon' });
    expect(exactly(english, '? ship', ALL)).toMatchObject({
      command: { name: 'help' },
      rest: 'ship',
    });
  });

  test('is not meant by two letters, which may begin a move', () => {
    expect(nearly(english, 'op', ALL)).toBeNull();
    expect(nearly(english, 'opt', ALL)?.command.name).toBe('options');
    expect(nearly(english, '', ALL)).toBeNull();
  });
});

test.each(LANGUAGES)('in %s the help says what each does', async (language) => {
  const speech = new Speech(await load(language, ['later']), [], null);
  const lines = helpText(speech, ALL);
  expect(lines).toHaveLength(ALL.length + 1);
  for (const line of lines) expect(line).not.toMatch(/table-|\{/);
});
