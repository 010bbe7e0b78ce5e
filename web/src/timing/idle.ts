/** For a page to come to rest. */
export const REST = 1000; // milliseconds without a change
export const PATIENCE = 5000; // some pages never rest

/** Waits until a part of the page has not changed for a while. */
export function idle(part: Node): Promise<void> {
  return new Promise((resolve) => {
    let rest = 0;
    const watching = new MutationObserver(wait);
    const patience = setTimeout(end, PATIENCE);
    function wait(): void {
      clearTimeout(rest);
      rest = window.setTimeout(end, REST);
    }
    function end(): void {
      watching.disconnect();
      clearTimeout(rest);
      clearTimeout(patience);
      resolve();
    }
    watching.observe(part, { childList: true, subtree: true });
    wait();
  });
}

/** What is to be decided on this page, in words; null if nothing is. */
const decision = (): string | null => document.querySelector('.decision h2')?.textContent ?? null;

/** Waits until something else is to be decided, or nothing: until then a hand is near a button. */
export function whenDecided(page: Node): Promise<void> {
  const first = decision();
  if (first === null) return Promise.resolve();
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (decision() === first) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(page, { childList: true, characterData: true, subtree: true });
  });
}
