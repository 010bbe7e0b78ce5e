/** The page that is shown, after the address of the browser. */
import { addressIn, here, writeAddress } from './address';
import { inside, parse, type Route } from './router';
import { bookPath, rulePath } from './rulePlace';
import type { Place } from './rulePlace';
import { settings } from './settings.svelte';

const RULES = '/rules';
const GAMES = /^\/(m|learn|practise|import)\b/;
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Is it this key alone, and meant for the page: not typed, and with no dialog open? */
function shortcut(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.defaultPrevented || event.repeat) return false;
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  const typed = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
  return !typed && document.querySelector('dialog[open]') === null;
}

class Navigation {
  route = $state.raw<Route>(parse(here()));
  /** The rules, while they are read beside a game. */
  beside = $state.raw<Place | null>(null);

  /** Shows another page. */
  go(path: string): void {
    history.pushState(null, '', writeAddress(path));
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Shows another page in the place of this one, to which nothing leads back. */
  replace(path: string): void {
    history.replaceState(null, '', writeAddress(path));
    this.#read();
  }

  /** Opens the rules: beside a game, so that it is not left, and elsewhere as a page. */
  readRules(rule: string | null, game: string | null = null): void {
    if (GAMES.test(here().pathname)) this.beside = { game, rule };
    else if (rule !== null) this.go(rulePath(rule));
    else this.go(game === null ? RULES : bookPath(game));
  }

  closeRules(): void {
    this.beside = null;
  }

  /** Takes a secret out of the address as soon as it has been read. */
  forgetSecret(): void {
    history.replaceState(null, '', writeAddress(here().pathname));
  }

  /** Follows the browser's buttons and all links of the page; gives what ends it. */
  follow(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => this.#clicked(event);
    const press = (event: KeyboardEvent): void => this.#pressed(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    document.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', press);
    };
  }

  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !inside(event, link)) return;
    const url = addressIn(new URL(link.href));
    if (url.hash !== '' && url.pathname === here().pathname) return;
    event.preventDefault();
    const to = parse(url);
    if (to.page === 'rules') this.readRules(to.rule, to.game);
    else this.go(url.pathname + url.search + url.hash);
  }

  #pressed(event: KeyboardEvent): void {
    if (!settings.keys || !shortcut(event, 'r')) return;
    event.preventDefault();
    this.readRules(null);
  }

  #read(): void {
    this.route = parse(here());
    this.beside = null;
  }
}

export const navigation = new Navigation();
