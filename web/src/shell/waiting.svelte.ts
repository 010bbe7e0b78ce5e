/** The matches in which it is one's turn: in the title of every page, on the icons of tab and app. */
import { call } from '../net/api';
import type { Waiting } from '../net/protocol';
import { sight } from '../net/sight';

export const EVERY = 30_000; // milliseconds between two looks while the page is in sight
const ICON = '/favicon.svg';

class Turns {
  turns = $state(0);

  /** Asks now and then; returns what ends that.  A page out of sight asks nothing: it is not seen. */
  follow(): () => void {
    const look = (): void => void this.look();
    look();
    const timer = setInterval(look, EVERY);
    const end = sight.follow(look);
    return () => {
      clearInterval(timer);
      end();
    };
  }

  async look(): Promise<void> {
    if (!sight.inSight) return;
    try {
      this.turns = (await call<Waiting>('GET', '/me/waiting')).turns;
    } catch {
      return; // the page's own calls tell what is wrong, in their place
    }
    mark(this.turns);
  }
}

/** Shows a number on the icons of the tab and of the installed app. */
function mark(turns: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null) link.href = turns > 0 ? '/favicon-waiting.svg' : ICON;
  if (!('setAppBadge' in navigator)) return;
  void (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(
    () => undefined,
  );
}

export const waiting = new Turns();

/** The title of a page, after the number of turns that wait. */
export function titled(title: string): string {
  return waiting.turns > 0 ? `(${waiting.turns}) ${title}` : title;
}
