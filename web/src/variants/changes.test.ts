import { expect, test } from 'vitest';

import type { VariantNumbers } from '../net/protocol';
import { Words } from '../i18n/words';
import { changesOf, fileText, groups, sentences, withNumber } from './changes';

const number = (
  key: string,
  usual: number | number[],
  names = {},
): VariantNumbers['numbers'][0] => ({
  key,
  usual,
  low: 0,
  high: 12,
  step: 1,
  most: Array.isArray(usual) ? 12 : 0,
  rule: 'C1.1',
  text: `value-${key.replaceAll('.', '-')}`,
  names,
});
const NUMBERS: VariantNumbers = {
  game: 'calimala',
  rules: '2',
  numbers: [
    number('tile.first', 3),
    number('tile.second', 2),
    number('build.ship.wood', 2),
    number('city.london', 12, { city: 'category-london' }),
    number('die.faces', [1, 2, 3]),
  ],
};
const SOURCE = `
variant-changed = { $key }: { $value } instead of { $usual }
calimala-value-tile-first = first place
calimala-value-city-london = slots in { $city }
calimala-value-die-faces = faces
calimala-category-london = London
`;

test('a word says what differs', () => {
  expect(changesOf('standard')).toEqual({});
  expect(changesOf('0123456789abcdef:tile.first:5+die.faces:2/3')).toEqual({
    'tile.first': 5,
    'die.faces': [2, 3],
  });
});

test('the file has just what differs, by sections', () => {
  expect(fileText(NUMBERS, {})).toBe('game = "calimala"\nrules = "2"\n');
  const changes = { 'build.ship.wood': 3, 'tile.second': 1, 'tile.first': 5, 'die.faces': [2, 3] };
  expect(fileText(NUMBERS, changes).split('\n').slice(2)).toEqual([
    ...['', '[tile]', 'first = 5', 'second = 1', '', '[build.ship]', 'wood = 3', ''],
    ...['[die]', 'faces = [2, 3]', ''],
  ]);
});

test('the number of the rulebook is no change', () => {
  const [first] = NUMBERS.numbers;
  if (!first) throw new Error('there is none');
  const changed = withNumber({ 'tile.second': 1 }, first, 5);
  expect(changed).toEqual({ 'tile.second': 1, 'tile.first': 5 });
  expect(withNumber(changed, first, 3)).toEqual({ 'tile.second': 1 });
});

test('changes are told in the order of the file, in the words of the game', () => {
  const words = new Words('en', [SOURCE.trim()]);
  const told = sentences(words, 'calimala', NUMBERS, {
    'die.faces': [2, 3],
    'city.london': 2,
    'tile.first': 5,
  });
  expect(told.map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'first place: 5 instead of 3',
    'slots in London: 2 instead of 12',
    'faces: 2, 3 instead of 1, 2, 3',
  ]);
});

test('numbers are grouped by the beginnings of their keys', () => {
  const found = groups(NUMBERS).map(([name, some]) => [name, some.length]);
  expect(found).toEqual([
    ['tile', 2],
    ['build', 1],
    ['city', 1],
    ['die', 1],
  ]);
});
