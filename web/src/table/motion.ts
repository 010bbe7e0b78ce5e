/** Motion that shows cause and effect: short, never in the way, none for who does not want it. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const LAND = 180; // milliseconds, as all here
const STEP = 140;
const DRAW = 280;

const running = new Set<Animation>();

/** Whether anything may move: not where people or the browser would rather have it still. */
export function mayMove(): boolean {
  if (typeof Element.prototype.animate !== 'function') return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets everything that moves arrive at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
}

/** A disc lands on its street from a little above. */
export function land(_: Element, { still }: { still: boolean }): TransitionConfig {
  const css = (t: number): string => `transform: translateY(${(t - 1) * 10}px); opacity: ${t}`;
  return { duration: still || !mayMove() ? 0 : LAND, easing: cubicOut, css };
}

/** The ring of the disc that acts steps down from the one above. */
export function stepDown(_: Element): TransitionConfig {
  const css = (t: number): string => `transform: translateY(${(t - 1) * 15}px)`;
  return { duration: mayMove() ? STEP : 0, easing: cubicOut, css };
}

/** A thread is drawn from its beginning. */
export function thread(path: SVGPathElement): TransitionConfig {
  if (!mayMove()) return { duration: 0 };
  const length = path.getTotalLength();
  const css = (t: number): string =>
    `stroke-dasharray: ${length}; stroke-dashoffset: ${(1 - t) * length}`;
  return { duration: DRAW, easing: cubicOut, css };
}

/** Waits until everything that moves has arrived. */
export async function rest(): Promise<void> {
  await Promise.allSettled([...running].map((animation) => animation.finished));
}

/** Remembers an animation, so that `finish` ends it; `done` follows its end. */
export function finishing(animation: Animation, done: () => void = () => {}): void {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    done();
  };
}
