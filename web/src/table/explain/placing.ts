/** Where a card lies: beside what it explains, within the window, over as little as can be. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;

const GAP = 8; // pixels between a thing and its card, and between a card and the edge
const NEVER = 1000; // how much worse it is to cover the thing itself than anything else

/** The corner of a card of this size beside a thing; what is `kept` is covered only if nothing else is left. */
export function place(
  thing: Box,
  card: Size,
  window: Size,
  kept: readonly Box[],
): { x: number; y: number } {
  const boxes = corners(thing, card, window).map((at) => within(at, card, window));
  const costs = boxes.map((box) => NEVER * overlap(box, thing) + sum(kept, box));
  const best = boxes[costs.indexOf(Math.min(...costs))];
  return { x: best?.left ?? GAP, y: best?.top ?? GAP };
}

/** Beside the thing, below and above it, then the corners of the window; the first are the best. */
function corners(thing: Box, card: Size, window: Size): [x: number, y: number][] {
  const [right, left] = [thing.left + thing.width + GAP, thing.left - card.width - GAP];
  const [below, above] = [thing.top + thing.height + GAP, thing.top - card.height - GAP];
  const [x, y] = [thing.left, thing.top];
  const [endX, endY] = [x + thing.width - card.width, y + thing.height - card.height];
  const [farX, farY] = [window.width - card.width, window.height - card.height];
  return [
    ...cross([right, left], [y, endY]),
    ...cross([x, endX], [below, above]),
    ...cross([0, farX], [0, farY]),
  ];
}

const cross = (xs: number[], ys: number[]): [number, number][] =>
  xs.flatMap((x) => ys.map((y): [number, number] => [x, y]));

function within([x, y]: [number, number], { width, height }: Size, window: Size): Box {
  const keep = (at: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  return {
    left: keep(x, width, window.width),
    top: keep(y, height, window.height),
    width,
    height,
  };
}

/** The area that two boxes share, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const sum = (some: readonly Box[], box: Box): number =>
  some.reduce((all, one) => all + overlap(one, box), 0);
