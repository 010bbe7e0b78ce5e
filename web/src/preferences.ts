/** What this browser remembers by itself; everything still works where it may not remember. */

const PREFIX = 'signoria-';

export function remembered(key: string): string | null {
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

/** The names whose talk is not shown. */
export function muted(): string[] {
  try {
    const names: unknown = JSON.parse(remembered('muted') ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

export function mute(name: string, silent: boolean): string[] {
  const others = muted().filter((other) => other !== name);
  const names = silent ? [...others, name] : others;
  remember('muted', names.length > 0 ? JSON.stringify(names) : null);
  return names;
}
