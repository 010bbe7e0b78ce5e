/** What is marked on a table comes into sight, wherever one has scrolled to. */

/** Is the middle of it on the screen, and nothing else over it? */
function isUncovered(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Is it laid out at all? What lies in another area than the one shown has no place. */
const isLaidOut = (one: Element): boolean =>
  'checkVisibility' in one ? one.checkVisibility() : (one as Element).getClientRects().length > 0;

/** All of it is seen in the box that scrolls around it, if there is one inside of the place. */
function uncut(one: Element, place: Element): void {
  let box = one.parentElement;
  while (box && box !== place && getComputedStyle(box).overflowY !== 'auto')
    box = box.parentElement;
  if (!box || box === place) return;
  const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
  const [above, below] = [inner.top - outer.top, inner.bottom - outer.bottom];
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}

/** The first that is marked, as `wanted` or otherwise; some are in what is folded, which opens if all
    are. */
export function reveal(place: Element, marked = '.wanted'): void {
  const all = [...place.querySelectorAll(marked)];
  let one = all.find(isLaidOut);
  if (!one) {
    all[0]?.closest('details')?.setAttribute('open', '');
    one = all[0];
  }
  if (!one || !isLaidOut(one)) return;
  uncut(one, place);
  if (!isUncovered(one)) one.scrollIntoView({ block: 'center' });
}
