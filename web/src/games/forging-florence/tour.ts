/** Going round in a list. */

/** The one after another in a list, from the end to the beginning; null if there are none. */
export function around(names: readonly string[], from: string): string | null {
  const here = names.indexOf(from);
  return names[(here + 1) % names.length] ?? null;
}
