/** Where the panel of a moment lies, so that it hides least of what counts. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 16; // pixels to the edges of the window

/** How much of two boxes is shared, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The upper left corner for a panel of a size, in a window, beside the boxes that are lit. */
export function place(panel: Box, room: Box, lit: readonly Box[]): { left: number; top: number } {
  const [right, bottom] = [room.width - panel.width, room.height - panel.height];
  const lefts = [0.5, 0.3, 0.7, 0, 1].map((part) => within(part * right, right));
  const tops = [0.4, 0.6, 0.2, 0, 1].map((part) => within(part * bottom, bottom));
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const loss = (spot: { left: number; top: number }): number =>
    lit.reduce((sum, box) => sum + overlap({ ...panel, ...spot }, box), 0);
  return spots.reduce((best, spot) => (loss(spot) < loss(best) ? spot : best), {
    left: within(right / 2, right),
    top: within(bottom * 0.4, bottom),
  });
}

/** A value inside of the edges, as far as there is room. */
const within = (value: number, most: number): number =>
  Math.max(0, Math.min(Math.max(value, EDGE), most - EDGE));
