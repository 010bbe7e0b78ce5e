/** Parts of the pages that could not be loaded: a renewed server has others, or there is no line. */
const errors = new WeakSet<Error>();

// Tests run where there is no window.
if (typeof window !== 'undefined')
  addEventListener('vite:preloadError', (event) => void errors.add(event.payload));

/** Whether this was thrown because such a part is missing. */
export const isUnloaded = (thrown: unknown): boolean => errors.has(thrown as Error);
