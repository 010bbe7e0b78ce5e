// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { mute, mutedPeople, remember, readPreference } from './preferences';
import { sentence, problemText } from '../net/problems';
import { Words } from '../i18n/words';

describe('problems', () => {
  const words = new Words('en', [
    'problem-too-fast = Slowly!\nillegal-duty = First { $kind }.\nproblem-illegal = Not allowed.',
  ]);

  it('are told by their keys, their reasons, or the server’s own words', () => {
    const message = 'own words';
    expect(problemText(words, { reason: 'too-fast', message })).toBe('Slowly!');
    const values = { kind: 'Wood' };
    expect(problemText(words, { reason: 'illegal', key: 'duty', message, values })).toBe(
      'First Wood.',
    );
    expect(problemText(words, { reason: 'illegal', key: 'new', message })).toBe('Not allowed.');
    expect(problemText(words, { reason: 'new', message })).toBe(message);
    expect(sentence(words, { reason: 'new', message })).toBe('Own words.');
    expect(sentence(words, { reason: 'too-fast', message })).toBe('Slowly!');
  });
});

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('are remembered and forgotten', () => {
    remember('theme', 'dark');
    expect(readPreference('theme')).toBe('dark');
    remember('theme', null);
    expect(readPreference('theme')).toBeNull();
  });

  it('keep who is muted', () => {
    const [tommaso, lucrezia] = [
      { by: 'a1', name: 'Tommaso' },
      { by: 'b2', name: 'Lucrezia' },
    ];
    expect(mute(tommaso, true)).toEqual([tommaso]);
    expect(mute({ ...tommaso, name: 'Tom' }, true)).toEqual([{ by: 'a1', name: 'Tom' }]);
    expect(mute(lucrezia, true)).toEqual(mutedPeople());
    expect(mute(tommaso, false)).toEqual([lucrezia]);
  });

  it('survive a text that is none of ours', () => {
    localStorage.setItem('signoria-muted', '{oops');
    expect(mutedPeople()).toEqual([]);
    localStorage.setItem('signoria-muted', '{"a": 1}');
    expect(mutedPeople()).toEqual([]);
    localStorage.setItem('signoria-muted', '["Tommaso", null, {"by": 1, "name": "T"}]');
    expect(mutedPeople()).toEqual([]);
  });
});
