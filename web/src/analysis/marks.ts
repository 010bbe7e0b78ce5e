/** What was played and what was better, marked at the table beside the analysis. */
import type { OfGame, Place, Where } from '../table/contract';

export type Kind = 'played' | 'better';

export interface Mark {
  readonly kind: Kind;
  /** What stands at it, as beside the words of the move. */
  readonly sign: string;
  /** The move in words, for those who hear what is at a place. */
  readonly text: string;
  /** Where it may be, the best first; the first that the table has counts. */
  readonly places: readonly Place[];
}

const wheres = import.meta.glob<{ where: Where<OfGame> }>('../games/*/where.ts');

/** Loads what knows where the moves of a game take place; nowhere for a game without. */
export async function locating(game: string): Promise<Where<OfGame>> {
  return (await wheres[`../games/${game}/where.ts`]?.())?.where ?? (() => []);
}

/**
 * Marks a table as long as it is not called back: a part that is not shown may be laid out only when it
 * is.  Tells which marks have found a place, whenever that has changed.
 */
export function mark(
  table: Element,
  marks: readonly Mark[],
  changed: (kinds: readonly Kind[]) => void,
): () => void {
  let drawn: (() => void)[] = [];
  let known: readonly (Place | null)[] | null = null;
  const take = (): void => drawn.reverse().forEach((undo) => undo());
  function redraw(): void {
    const found = marks.map(({ places }) => findPlace(table, places));
    if (known?.every((place, i) => place === found[i]?.place)) return;
    known = found.map(({ place }) => place);
    take();
    drawn = marks.flatMap((one, i) => (found[i]?.at ?? []).map((there) => draw(there, one)));
    changed(marks.filter((_, i) => found[i]?.place).map(({ kind }) => kind));
  }
  const watching = new MutationObserver(redraw);
  watching.observe(table, { childList: true, subtree: true });
  redraw();
  return () => {
    watching.disconnect();
    take();
  };
}

/** The best of some places that a table has now, and what is there. */
function findPlace(
  table: Element,
  places: readonly Place[],
): { place: Place | null; at: readonly Element[] } {
  const all = [...table.querySelectorAll('[data-place]')];
  for (const place of places) {
    const at = all.filter((one) => one.getAttribute('data-place') === place.name);
    if (at.length > 0) return { place, at };
  }
  return { place: null, at: [] };
}

/** One mark at one place, where there may be another; gives what takes it away. */
function draw(one: Element, { kind, sign, text }: Mark): () => void {
  const before = ['data-mark', 'aria-description'].map(
    (name) => [name, one.getAttribute(name)] as const,
  );
  const [kinds, texts] = before.map(([, value]) => value);
  one.setAttribute('data-mark', kinds ? `${kinds} ${kind}` : kind);
  one.setAttribute('aria-description', texts ? `${texts} ${text}` : text);
  const badge = one instanceof SVGElement ? svgMark(kind, sign) : htmlMark(kind, sign);
  if (kinds) badge.classList.add('second');
  one.append(badge);
  return () => {
    badge.remove();
    for (const [name, value] of before) {
      if (value === null) one.removeAttribute(name);
      else one.setAttribute(name, value);
    }
  };
}

function htmlMark(kind: Kind, sign: string): Element {
  const badge = document.createElement('span');
  badge.className = `move-mark ${kind}`;
  badge.ariaHidden = 'true';
  badge.textContent = sign;
  return badge;
}

/** In a drawing: around the middle of what it marks, above it. */
function svgMark(kind: Kind, sign: string): Element {
  const [badge, ring, letters] = ['g', 'rect', 'text'].map((name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGElement, SVGElement, SVGElement];
  badge.setAttribute('class', `move-mark ${kind}`);
  badge.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({ x: -11, y: -18, width: 22, height: 15, rx: 7 })) {
    ring.setAttribute(name, String(value));
  }
  letters.setAttribute('y', '-6');
  letters.textContent = sign;
  badge.append(ring, letters);
  return badge;
}
