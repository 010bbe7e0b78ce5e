/**
 * Parts of a page that come one after the other, each in a task of its own: the browser draws and
 * answers in between.  Where it cannot be asked for that, all of them come at once.
 */
const waiting: (() => void)[] = [];
let last: Promise<void> = Promise.resolve();

async function next(): Promise<void> {
  await scheduler.postTask(() => waiting.shift()?.());
}

/** Calls back in its turn; gives what takes the call back. */
export function inTurn(call: () => void): () => void {
  if (!('scheduler' in globalThis)) {
    call();
    return () => {};
  }
  let wanted = true;
  waiting.push(() => wanted && call());
  last = last.then(next);
  return () => (wanted = false);
}

/** Waits for a turn: what comes next is in a task of its own. */
export const turn = (): Promise<void> => new Promise((resolve) => inTurn(resolve));

/** Waits until everything has come that is waiting now. */
export const whenSettled = (): Promise<void> => last;

/** Calls back once a place has a size, which it has not where it is not shown; gives what ends that. */
export function whenShown(place: Element, call: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) {
    call();
    return () => {};
  }
  const watching = new ResizeObserver(([seen]) => {
    if (seen === undefined || seen.contentRect.width === 0) return;
    watching.disconnect();
    call();
  });
  watching.observe(place);
  return () => watching.disconnect();
}
