/** Parts of the pages that could not be loaded: a renewed server has others, or there is no line. */
const errors = new WeakSet<Error>();

/** Takes note of them from now on. */
export function noteUnloaded(): void {
  addEventListener('vite:preloadError', (event) => void errors.add(event.payload));
}

/** Whether this was thrown because such a part is missing. */
export function isUnloaded(thrown: unknown): boolean {
  return thrown instanceof Error && errors.has(thrown);
}
