/** What somebody has planned in its matches on this browser, for a seat of each. */
import { readPreference, remember } from './preferences';

const KEY = 'plans'; // a table looks here, too, whether there is any
const MOST = 60; // seats of matches; the one that was planned for first is forgotten first

type Plans = readonly (readonly [place: string, plan: string])[];

function all(): Plans {
  try {
    const found: unknown = JSON.parse(readPreference(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

function sound(one: unknown): one is [string, string] {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string';
}

/** The plan that is kept under a name; null if none is. */
export function planOf(place: string): string | null {
  return all().find(([one]) => one === place)?.[1] ?? null;
}

/** Keeps a plan under a name, or forgets it. */
export function keepPlan(place: string, plan: string | null): void {
  const others = all().filter(([one]) => one !== place);
  const plans = plan === null ? others : [...others, [place, plan] as const];
  remember(KEY, plans.length > 0 ? JSON.stringify(plans.slice(-MOST)) : null);
}
