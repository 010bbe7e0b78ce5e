/** A figure goes along its way: short, never in the way, none for who does not want it. */
import { finishing, mayMove } from '../../../table/motion';
import { middle, type At } from './hexes';
import type { View } from '../types';
import { hexOf, wayBetween } from './ways';

const LONGEST = 280; // milliseconds
const STEP = 70;

/** Lets a figure walk from one hex to where it stands now. */
export function walk(view: View, figure: SVGGElement, start: At, end: At): void {
  const way = wayBetween(view, start, end);
  if (way.length < 2 || !mayMove()) return;
  const frames = way.map((hex) => {
    const { x, y } = middle(hexOf(hex));
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const duration = Math.min(LONGEST, STEP * (way.length - 1));
  finishing(figure.animate(frames, { duration, easing: 'linear' }));
}
