/** Motion that shows cause and effect: short, never in the way, none for who does not want it. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const LAND = 180; // milliseconds, as all here
const STEP = 140;
const TRAVEL = 240;
const DRAW = 280;
const RISE = 380;

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

/** Something rises and grows to its size. */
export function rise(_: Element, { still }: { still: boolean }): TransitionConfig {
  const css = (t: number): string =>
    `transform: translateY(${(1 - t) * 24}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`;
  return { duration: still || !mayMove() ? 0 : RISE, easing: cubicOut, css };
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

/** Lets a piece go from one element to the middle of another; nothing if either is out of sight. */
export function travel(host: HTMLElement, drawing: string, from: Element, to: Element): void {
  fly(host, travelling(drawing), from, to);
}

/** The same with any element, which must be fixed to the window; `arrive` follows in any case. */
export function fly(
  host: HTMLElement,
  piece: Element,
  from: Element,
  to: Element,
  arrive: () => void = () => {},
): void {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end || !mayMove()) return arrive();
  host.append(piece);
  const at = ({ x, y }: DOMPoint): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const frames = [{ transform: at(start) }, { transform: at(end) }];
  const animation = piece.animate(frames, {
    duration: TRAVEL,
    easing: 'cubic-bezier(.4,0,.2,1)',
    fill: 'forwards',
  });
  finishing(animation, () => {
    piece.remove();
    arrive();
  });
}

/** Lets a panel open from where the thing lies that it tells of. */
export function open(panel: HTMLElement, origin: Element | null): void {
  const start = origin && middle(origin);
  const end = middle(panel);
  if (!start || !end || !mayMove()) return;
  const from = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(.2)`;
  const frames = [
    { transform: from, opacity: 0.3 },
    { transform: 'none', opacity: 1 },
  ];
  finishing(panel.animate(frames, { duration: DRAW, easing: 'cubic-bezier(.2,.7,.2,1)' }));
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

function travelling(drawing: string): SVGSVGElement {
  const SVG = 'http://www.w3.org/2000/svg';
  const piece = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${drawing}`);
  piece.append(use);
  piece.setAttribute('class', 'travelling');
  piece.setAttribute('aria-hidden', 'true');
  return piece;
}

/** The middle of an element on the screen; null if it is not shown. */
function middle(element: Element): DOMPoint | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? new DOMPoint(left + width / 2, top + height / 2) : null;
}
