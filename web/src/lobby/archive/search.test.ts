import { describe, expect, it } from 'vitest';

import { beginning, NOTHING, question, readFields, writeFields } from './search';

describe('what is sought among matches', () => {
  it('stands in the address', () => {
    const fields = { ...NOTHING, game: 'calimala', name: 'Bea & Co', since: '2026-05-31' };
    expect(readFields(writeFields(fields))).toEqual(fields);
    expect(writeFields(NOTHING)).toBe('');
  });

  it('asks for whole days', () => {
    const fields = { ...NOTHING, since: '2026-05-31', before: '2026-05-31' };
    const { since, before } = question(fields, null);
    expect(Number(before) - Number(since)).toBe(24 * 3600);
    expect(new Date(Number(since) * 1000).getHours()).toBe(0);
  });

  it('asks for what was put away', () => {
    expect(question({ ...NOTHING, archived: 'yes' }, null)).toEqual({ archived: true });
  });

  it('says nothing of what is empty or no answer', () => {
    expect(question({ ...NOTHING, outcome: 'draw', since: 'x' }, null)).toEqual({});
    expect(question(NOTHING, '5.m')).toEqual({ after: '5.m' });
    expect(beginning('0001-01-01')).toBeUndefined();
  });
});
