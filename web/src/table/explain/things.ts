/** The things at a table that have a card: whatever says in `data-about` what it is. */

const THING = '[data-about]';
/** In place of a seat: that of the viewer. */
export const OWN = 'own';
/** Parts of the table among which one leaps. */
const PART = '.area, .top, .prompt, .strip';

/** The thing that an event or an element is about; null for none. */
export const thingOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THING) : null;

/**
 * What a thing is: its kind and which one.  `~` in it stands for the seat that `data-seat` names around
 * it; without one it is the viewer's own.
 */
export function aboutOf(thing: Element): string {
  const seat = thing.closest('[data-seat]')?.getAttribute('data-seat') ?? OWN;
  return (thing.getAttribute('data-about') ?? '').replace('~', seat);
}

/** All that can be seen now, in the order of the page. */
export function thingsIn(root: Element): Element[] {
  return [...root.querySelectorAll(THING)].filter(shows);
}

function shows(thing: Element): boolean {
  // What draws no page (in tests) shows everything.
  return !('checkVisibility' in thing) || thing.checkVisibility({ visibilityProperty: true });
}

/** The thing so many steps on, from the last to the first. */
export function step(root: Element, from: Element, by: 1 | -1): Element | null {
  return around(thingsIn(root), from, by);
}

/** The first thing of the next part of the table, or of the one before. */
export function leap(root: Element, from: Element, by: 1 | -1): Element | null {
  const all = thingsIn(root);
  const heads = all.filter((one, i) => partOf(one) !== partOf(all[i - 1]));
  const here = heads.find((one) => partOf(one) === partOf(from));
  return here ? around(heads, here, by) : (heads[0] ?? null);
}

const partOf = (thing: Element | undefined): Element | null => thing?.closest(PART) ?? null;

function around(all: readonly Element[], from: Element, by: number): Element | null {
  const here = all.indexOf(from);
  return all[(here + by + all.length) % all.length] ?? null;
}

/** The thing of the same name, where the page has drawn it anew; the thing itself if it is still there. */
export function sameThing(root: Element, thing: Element): Element | null {
  if (root.contains(thing)) return thing;
  return thingsIn(root).find((one) => aboutOf(one) === aboutOf(thing)) ?? null;
}
