import { expect, test } from 'vitest';

import { overlap, place, type Box } from './placing';

const WINDOW = { width: 1280, height: 720 };
const CARD = { width: 336, height: 200 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({
  left,
  top,
  width,
  height,
});
const laid = (thing: Box, card = CARD, window = WINDOW, kept: Box[] = []): Box => {
  const { x, y } = place(thing, card, window, kept);
  return { left: x, top: y, ...card };
};

test('a card lies within the window and never over what it explains', () => {
  for (let x = 0; x <= 1220; x += 61) {
    for (let y = 0; y <= 660; y += 55) {
      const card = laid(box(x, y));
      expect(overlap(card, box(x, y)), `${x} ${y}`).toBe(0);
      expect(card.left).toBeGreaterThanOrEqual(8);
      expect(card.left + card.width).toBeLessThanOrEqual(1272);
      expect(card.top).toBeGreaterThanOrEqual(8);
      expect(card.top + card.height).toBeLessThanOrEqual(712);
    }
  }
});

test('it lies on the right if there is room, else where there is', () => {
  expect(laid(box(300, 300))).toMatchObject({ left: 368, top: 300 });
  expect(laid(box(1200, 300))).toMatchObject({ left: 856 });
  expect(laid(box(1200, 700, 60, 20))).toMatchObject({ left: 856, top: 512 });
});

test('what is pressed now stays in sight where that is possible', () => {
  const buttons = box(360, 0, 600, 720);
  expect(overlap(laid(box(300, 300), { width: 200, height: 90 }, WINDOW, [buttons]), buttons)).toBe(
    0,
  );
});

test('on a phone it lies above or below', () => {
  const phone = { width: 390, height: 844 };
  const sheet = box(0, 600, 390, 244);
  for (const y of [120, 260, 380, 500]) {
    const card = laid(box(180, y, 40, 40), { width: 336, height: 190 }, phone, [sheet]);
    expect(overlap(card, box(180, y, 40, 40)), `${y}`).toBe(0);
    expect(overlap(card, sheet), `${y}`).toBe(0);
  }
});
