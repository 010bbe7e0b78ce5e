/** Rows that change their order slide to their new places. */
import { mayMove } from '../motion';

const MOVE = 280; // milliseconds

/** Where each row of a table stands. */
export function tops(body: Element | undefined): Map<Element, number> {
  return new Map([...(body?.children ?? [])].map((row) => [row, row.getBoundingClientRect().top]));
}

/** Lets the rows that stood elsewhere come from there. */
export function slide(body: Element, before: ReadonlyMap<Element, number>): void {
  if (!mayMove()) return;
  for (const [row, top] of tops(body)) {
    const by = (before.get(row) ?? top) - top;
    if (by !== 0)
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: MOVE,
        easing: 'cubic-bezier(.33,1,.68,1)',
      });
  }
}
