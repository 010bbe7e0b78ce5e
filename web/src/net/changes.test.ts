import { describe, expect, it } from 'vitest';

import { applyChanges } from './changes';

describe('changed', () => {
  const view = { turn: 1, mats: [{ hand: null }, { hand: null }], legal: [] };

  it('puts values where the paths lead, in their order', () => {
    const now = applyChanges<object>(view, [
      [['turn'], 2],
      [['mats', 1, 'hand'], ['ship']],
      [['mats', 1, 'hand', 0], 'weave'],
    ]);
    expect(now).toEqual({ turn: 2, mats: [{ hand: null }, { hand: ['weave'] }], legal: [] });
  });

  it('leaves the old view, and keeps what is the same', () => {
    const before = structuredClone(view);
    const now = applyChanges(view, [[['mats', 1, 'hand'], null]]);
    expect(view).toEqual(before);
    expect(now.mats[0]).toBe(view.mats[0]);
    expect(now.legal).toBe(view.legal);
    expect(applyChanges(view, [])).toBe(view);
  });
});
