/** The record that was opened last, kept in this tab, so that the page can be loaded again. */
const KEY = 'signoria-record';

export function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off
  }
}

export function keepText(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    return; // storage is switched off or full: the record has to be opened again
  }
}
