/** Which page an address means. */

export type Route =
  | {
      page:
        'home' | 'new' | 'matches' | 'settings' | 'account' | 'laboratory' | 'practise' | 'nowhere';
    }
  | { page: 'match'; id: string; invitation: string | null }
  | { page: 'review'; id: string; moment: string | null; analysis: boolean }
  | { page: 'device'; token: string | null }
  | { page: 'mail'; link: string | null }
  | { page: 'import'; moment: string | null }
  | { page: 'people'; table: string | null }
  | { page: 'admin'; section: string | null }
  | { page: 'group'; keys: readonly string[] }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null; rule: string | null };

const LEARN = /^\/learn(?:\/([a-z0-9-]{1,40}))?$/;
const RULES = /^\/rules(?:\/([a-z0-9-]{1,40}))?$/;
const GROUP = /^\/people\/([A-Za-z0-9_-]{16}(?:,[A-Za-z0-9_-]{16}){0,6})$/;
const MATCH = /^\/m\/([A-Za-z0-9_-]{16})(\/review)?$/;

/** Secrets stand behind `#`: that part of an address never reaches a server or its logs. */
export function parse(url: URL): Route {
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const secret = url.hash.slice(1) || null;
  if (path === '/') return { page: 'home' };
  if (path === '/new') return { page: 'new' };
  if (path === '/matches') return { page: 'matches' };
  if (path === '/settings') return { page: 'settings' };
  if (path === '/laboratory') return { page: 'laboratory' };
  if (path === '/practise') return { page: 'practise' };
  if (path === '/account') return { page: 'account' };
  if (path === '/import') return { page: 'import', moment: secret };
  if (path === '/mail') return { page: 'mail', link: secret };
  if (path === '/device') return { page: 'device', token: secret };
  if (path === '/admin') return { page: 'admin', section: secret };
  if (path === '/people') return { page: 'people', table: url.searchParams.get('table') };
  const [, group] = GROUP.exec(path.replaceAll('%2C', ',')) ?? [];
  if (group !== undefined) return { page: 'group', keys: group.split(',') };
  const learn = LEARN.exec(path);
  if (learn) return { page: 'learn', game: learn[1] ?? null };
  const rules = RULES.exec(path);
  if (rules) return { page: 'rules', game: rules[1] ?? null, rule: secret };
  const [, id, review] = MATCH.exec(path) ?? [];
  if (id === undefined) return { page: 'nowhere' };
  if (review !== undefined) {
    return { page: 'review', id, moment: secret, analysis: url.searchParams.has('analysis') };
  }
  return { page: 'match', id, invitation: secret };
}

/** So many others fit at a table. */
export const GROUP_MOST = 7;

/** The page of a group: oneself and these, by their keys. */
export const groupPath = (keys: readonly string[]): string => `/people/${keys.join(',')}`;

/** The people who sat at a table. */
export const tablePeoplePath = (id: string): string => `/people?table=${id}`;

export const matchPath = (id: string): string => `/m/${id}`;

/** The past of a match: the moment after so many actions, or after a version of it. */
export function reviewPath(id: string, moment: { actions: number } | { version: number }): string {
  const name = 'actions' in moment ? `${moment.actions}` : `v${moment.version}`;
  return `${matchPath(id)}/review#${name}`;
}

/** The past of a match from its beginning, with its analysis. */
export const analysisPath = (id: string): string => `${matchPath(id)}/review?analysis#0`;

/**
 * The link that invites others to a match.  Its query has what other programs may show of it: the
 * game, and the language of whoever invites.
 */
export function invitationLink(
  { id, game }: { id: string; game: string },
  invitation: string,
  language: string,
  origin = location.origin,
): string {
  const shown = new URLSearchParams({ game, lang: language }).toString();
  return `${origin}${matchPath(id)}?${shown}#${invitation}`;
}

/** Does a click on a link mean another page of this client, in this very tab? */
export function inside(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download')) return false;
  return link.origin === location.origin && !link.pathname.startsWith('/api/');
}
