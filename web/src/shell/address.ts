/**
 * Where a page's address stands in the browser's: with a server of ours it is that address.  Without
 * one the pages may lie in any folder of any host, which knows this one file only, so the address
 * stands behind `#`: `https://host/folder/#/m/ID`.
 */

/** Is this a build without a server? */
export const LOCAL = import.meta.env.MODE === 'static';

/** The address that the browser's means, as a server would have it; `base` is the pages' folder. */
export function addressIn(url: URL, local = LOCAL, base = document.baseURI): URL {
  if (!local) return url;
  if (url.hash.startsWith('#/')) return new URL(url.hash.slice(1), url.origin);
  const here = url.pathname === new URL(base).pathname;
  return here ? new URL(`/${url.hash}`, url.origin) : url;
}

/** The browser's address for a path of ours, which begins with `/`. */
export const writeAddress = (path: string, local = LOCAL): string => (local ? `#${path}` : path);

/** The address of the page that is shown. */
export const here = (): URL => addressIn(new URL(location.href));
