/** Parts that are loaded when they are first wanted. */
import type { Component } from 'svelte';

/** Loads a part; the same function stands for the same part. */
export type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;

const here = new WeakMap<object, unknown>();

/** Loads a part; from then on it is here. */
export async function fetchPart<Props extends object>(
  load: Load<Props>,
): Promise<Component<Props>> {
  const part = (await load()).default;
  here.set(load, part);
  return part;
}

/** A part that is here already: a browser takes a moment to import even what it has. */
export const partHere = <Props extends object>(load: Load<Props>): Component<Props> | undefined =>
  here.get(load) as Component<Props> | undefined;

/** Fetches parts as soon as anything is moved or pressed, so that they push nothing down when they
 * are wanted; gives what calls that off. */
export function fetchWithFirstMove(loads: readonly Load<never>[]): () => void {
  const ending = new AbortController();
  const fetchAll = (): void => {
    // Whoever needs one tells what went wrong.
    for (const load of loads) if (!partHere(load)) void fetchPart(load).catch(() => {});
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(name, fetchAll, { once: true, signal: ending.signal });
  return () => ending.abort();
}
