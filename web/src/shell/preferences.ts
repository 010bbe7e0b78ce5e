/** What this browser remembers by itself; everything still works where it may not remember. */

const PREFIX = 'signoria-';

export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // storage is switched off
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    return; // storage is switched off or full: the choice holds until the page is closed
  }
}

/** Whether somebody has looked at a match on this browser before. */
export const isBack = (): boolean => readPreference('seen') !== null;

/** Somebody whose talk is not shown: by the sign that the server gives, and the last name known. */
export interface Muted {
  readonly by: string;
  readonly name: string;
}

const isMuted = (one: unknown): one is Muted =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Partial<Muted>).by === 'string' &&
  typeof (one as Partial<Muted>).name === 'string';

/** Everybody whose talk is not shown. */
export function mutedPeople(): Muted[] {
  try {
    const found: unknown = JSON.parse(readPreference('muted') ?? '[]');
    return Array.isArray(found) ? found.filter(isMuted) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

export function mute(one: Muted, silent: boolean): Muted[] {
  const others = mutedPeople().filter(({ by }) => by !== one.by);
  const all = silent ? [...others, { by: one.by, name: one.name }] : others;
  remember('muted', all.length > 0 ? JSON.stringify(all) : null);
  return all;
}
