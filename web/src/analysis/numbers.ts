/** Numbers of an analysis as people write them. */
import type { What } from './sums';

/** A part of a whole in percent; with its sign if it is a gain or a loss. */
export function percent(language: string, share: number, digits = 0, signed = false): string {
  return format(language, share, {
    style: 'percent',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
}

/** With a true minus, where a hyphen stands for it. */
const format = (language: string, value: number, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language, style).format(value).replace('-', '\u2212');

/** What a move cost: more closely where it is little, and never rounded up, so that what falls short
    of a mistake does not look like one. */
export function cost(language: string, share: number): string {
  const digits = share < 0.1 ? 1 : 0;
  const parts = 100 * 10 ** digits;
  return percent(language, Math.floor(share * parts + 1e-9) / parts, digits);
}

/** A value of the curve. */
export function valueText(language: string, what: What, value: number): string {
  if (what === 'victories') return percent(language, value);
  const digits = what === 'places' ? 1 : 0;
  return format(language, value, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
}
