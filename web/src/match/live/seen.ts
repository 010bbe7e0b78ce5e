/** Up to which version somebody has seen each match on this browser. */
import { remember, readPreference } from '../../shell/preferences';

const KEY = 'seen'; // `isBack` of the preferences looks for it, too
const MOST = 60; // matches; the one not looked at for longest is forgotten first

type Seen = readonly (readonly [match: string, version: number])[];

function all(): Seen {
  try {
    const found: unknown = JSON.parse(readPreference(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

function sound(one: unknown): one is [string, number] {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
}

/** The version that was seen last; null for a match that was never looked at here. */
export function lastSeen(match: string): number | null {
  return all().find(([id]) => id === match)?.[1] ?? null;
}

/** Notes that a version was seen. */
export function see(match: string, version: number): void {
  const others = all().filter(([id]) => id !== match);
  remember(KEY, JSON.stringify([...others, [match, version]].slice(-MOST)));
}
