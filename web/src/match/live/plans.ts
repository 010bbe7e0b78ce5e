/** What somebody has planned in its matches on this browser, for a seat of each. */
import { readPreference, remember } from '../../shell/preferences';
import type { Keep } from '../../table/contract';

const KEY = 'plans';
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

/** Where the plans of a seat are kept; nothing for who only watches. */
export function keepOf(match: string, seat: number | null): Keep | null {
  if (seat === null) return null;
  const place = `${match}/${seat}`;
  return {
    read: () => all().find(([one]) => one === place)?.[1] ?? null,
    write: (plan) => {
      const others = all().filter(([one]) => one !== place);
      const plans = plan === null ? others : [...others, [place, plan] as const];
      remember(KEY, plans.length > 0 ? JSON.stringify(plans.slice(-MOST)) : null);
    },
  };
}
