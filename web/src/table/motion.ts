/** Motion that shows cause and effect: short, never in the way, none for who does not want it. */
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
