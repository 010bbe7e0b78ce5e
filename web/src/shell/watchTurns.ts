/** What is there for who has a name: the number of turns that wait, on the icons of tab and app. */
import { call } from '../net/api';
import type { Waiting } from '../net/protocol';
import { app } from './app.svelte';
import { keepWorker } from './keepWorker';
import { sight } from './sight';
import { waiting } from './waiting.svelte';

export const EVERY = 30_000; // milliseconds between two looks while the page is in sight

/** Asks now and then; returns what ends that.  A page out of sight asks nothing: it is not seen. */
export function watchTurns(): () => void {
  const again = (): void => void look();
  again();
  keepWorker(app.words.language).catch(() => undefined); // a page works without it
  const timer = setInterval(again, EVERY);
  const end = sight.follow(again);
  return () => {
    clearInterval(timer);
    end();
    show([]);
  };
}

async function look(): Promise<void> {
  if (!sight.inSight) return;
  try {
    const { matches } = await call<Waiting>('GET', '/me/waiting');
    if (matches.length > 0) await app.speak('turns');
    show(matches);
  } catch {
    // The page's own calls tell what is wrong, in their place.
  }
}

function show(matches: readonly string[]): void {
  waiting.matches = matches;
  const turns = matches.length;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null) link.href = turns > 0 ? '/favicon-waiting.svg' : '/favicon.svg';
  if (!('setAppBadge' in navigator)) return;
  const badge = turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge();
  void badge.catch(() => undefined);
}
