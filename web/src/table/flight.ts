/** Motion that comes with the first thing that happens: pieces that travel, panels that open. */
import { finishing, mayMove } from './motion';

export const TRAVEL = 240; // milliseconds, as all here
const OPEN = 280;

/**
 * Lets a piece go from one element to the middle of another, so many milliseconds later; nothing if
 * either is out of sight.
 */
export function travel(
  host: HTMLElement,
  drawing: string,
  from: Element,
  to: Element,
  delay = 0,
): void {
  fly(host, travelling(drawing), from, to, () => {}, delay);
}

/** The same with any element, which must be fixed to the window; `arrive` follows in any case. */
export function fly(
  host: HTMLElement,
  piece: Element,
  from: Element,
  to: Element,
  arrive: () => void = () => {},
  delay = 0,
): void {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end || !mayMove()) return arrive();
  host.append(piece);
  const at = ({ x, y }: DOMPoint): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const frames = [{ transform: at(start) }, { transform: at(end) }];
  const animation = piece.animate(frames, {
    delay,
    duration: TRAVEL,
    easing: 'cubic-bezier(.4,0,.2,1)',
    fill: 'both',
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
  finishing(panel.animate(frames, { duration: OPEN, easing: 'cubic-bezier(.2,.7,.2,1)' }));
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
