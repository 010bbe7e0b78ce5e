/**
 * Links without a server: their addresses stand behind `#` as soon as somebody is about to use one,
 * so that they can be opened in another tab or copied; and a record is saved from the worker.
 */
import type { Transport } from '../net/line';

const ABOUT_TO = ['pointerover', 'pointerdown', 'focusin'] as const;
const SERVER = '/api/';

/** Follows all links of the page. */
export function followLinks(transport: Transport): void {
  for (const kind of ABOUT_TO) document.addEventListener(kind, write, { passive: true });
  document.addEventListener('click', (event) => save(event, transport), { capture: true });
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function write(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute('href') ?? '';
  if (path.startsWith('/') && !path.startsWith(SERVER)) link?.setAttribute('href', `#${path}`);
}

function save(event: MouseEvent, transport: Transport): void {
  const link = linkOf(event);
  const path = link?.getAttribute('href') ?? '';
  if (link === null || !path.startsWith(SERVER)) return;
  event.preventDefault();
  void hand(path, link.download, transport);
}

/** Hands an answer over as a file. */
async function hand(path: string, name: string, transport: Transport): Promise<void> {
  const url = URL.createObjectURL(await (await transport.fetch(path)).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
