import { expect, it } from 'vitest';

import { overlap, place, type Box } from './placing';

const ROOM: Box = { left: 0, top: 0, width: 1440, height: 900 };
const PANEL: Box = { left: 0, top: 0, width: 440, height: 300 };
const at = (lit: readonly Box[]): Box => ({ ...PANEL, ...place(PANEL, ROOM, lit) });

it('lies in the middle where nothing is lit', () => {
  expect(at([]).left).toBe(500);
});

it.each([
  [{ left: 860, top: 40, width: 540, height: 780 }],
  [{ left: 400, top: 200, width: 500, height: 500 }],
  [{ left: 0, top: 0, width: 700, height: 900 }],
])('hides nothing of what is lit if there is room beside it', (lit) => {
  expect(overlap(at([lit]), lit)).toBe(0);
});

it('stays in the window, however small', () => {
  const small = { ...ROOM, width: 300, height: 200 };
  expect(place(PANEL, small, [])).toEqual({ left: 0, top: 0 });
});
