/** Changes of a view: each a path into it and the value that stands there now. */
import type { Situation } from './protocol';

export type Change = Situation['own'][number];

/** The view with the changes made; the old one stays as it is, and so does all that is the same. */
export function applyChanges<V>(view: V, changes: readonly Change[]): V {
  return changes.reduce<unknown>((whole, [path, value]) => setAt(whole, path, value), view) as V;
}

/**
 * The old value where the new one is the same in all its parts, so that whoever keeps something for
 * a position finds it again, whatever else has arrived.
 */
export function keepSame<V>(old: V | undefined, fresh: V): V {
  return old !== undefined && same(old, fresh) ? old : fresh;
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const fields = other as Record<string, unknown>;
  return (
    names.length === others.length &&
    Array.isArray(one) === Array.isArray(other) &&
    Object.entries(one).every(([name, value]) => name in fields && same(value, fields[name]))
  );
}

function setAt(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.with(Number(step), setAt(whole[Number(step)], rest, value));
  }
  const fields = whole as Record<string, unknown>;
  return { ...fields, [step]: setAt(fields[step], rest, value) };
}
