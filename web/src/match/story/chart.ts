/** The drawing of points over time, in a field of a width and a height. */
import type { Stand } from './course';

export interface Field {
  width: number;
  height: number;
}

/** The most points that the field must hold, a round number, and the steps of its scale. */
export function scale(stands: readonly Stand[]): { most: number; marks: number[] } {
  const best = Math.max(1, ...stands.flatMap(({ scores }) => scores));
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => best / one <= 5) ?? 500;
  const most = Math.ceil(best / step) * step;
  return { most, marks: Array.from({ length: most / step + 1 }, (_, i) => i * step) };
}

/** Where a number of points lies, from above. */
export const heightOf = (field: Field, most: number, points: number): number =>
  field.height * (1 - points / most);

/** Where the stand of a number lies, from the left. */
export const widthOf = (field: Field, stands: readonly Stand[], at: number): number =>
  (field.width * at) / Math.max(1, stands.length - 1);

/** The path of a seat's points: it keeps its height until they change. */
export function pathOf(field: Field, stands: readonly Stand[], seat: number): string {
  const { most } = scale(stands);
  const points = stands.map(({ scores }, i) => ({
    x: round(widthOf(field, stands, i)),
    y: round(heightOf(field, most, scores[seat] ?? 0)),
  }));
  return points.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : `L${x} ${y}`)).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
