/** The page that is shown, after the address of the browser. */
import { inside, parse, type Route } from './router';

class Navigation {
  route = $state.raw<Route>(parse(new URL(location.href)));

  /** Shows another page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Takes a secret out of the address as soon as it has been read. */
  forgetSecret(): void {
    history.replaceState(null, '', location.pathname);
  }

  /** Follows the browser's buttons and all links of the page; gives what ends it. */
  follow(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => this.#clicked(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !inside(event, link)) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }

  #read(): void {
    this.route = parse(new URL(location.href));
  }
}

export const navigation = new Navigation();
