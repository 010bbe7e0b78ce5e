/** Numbers of an analysis as people write them. */
import type { What } from './sums';

/** A part of a whole in percent; with its sign if it is a gain or a loss. */
export function percent(language: string, share: number, digits = 0, signed = false): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(share);
}

/** What a move cost: more closely where it is little. */
export function cost(language: string, share: number): string {
  return percent(language, share, share < 0.1 ? 1 : 0);
}

/** A value of the curve. */
export function valued(language: string, what: What, value: number): string {
  if (what === 'victories') return percent(language, value);
  const digits = what === 'places' ? 1 : 0;
  const style = { maximumFractionDigits: digits, minimumFractionDigits: digits };
  return new Intl.NumberFormat(language, style).format(value);
}
