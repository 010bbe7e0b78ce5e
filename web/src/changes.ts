/** Changes of a view: each a path into it and the value that stands there now. */
import type { Situation } from './protocol';

export type Change = Situation['own'][number];

/** The view with the changes made; the old one stays as it is, and so does all that is the same. */
export function changed<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as V;
}

function put(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.with(Number(step), put(whole[Number(step)], rest, value));
  }
  const fields = whole as Record<string, unknown>;
  return { ...fields, [step]: put(fields[step], rest, value) };
}
