/** The calls about people one has sat with at a table, and what they are asked by. */
import { call, of } from '../net/api';
import type { Companion, CompanionPage, GroupStandings, MatchPage } from '../net/protocol';

/** Who is sought in the directory. */
export interface PeopleWish {
  name: string;
  /** `yes`: those who are hidden; else all others. */
  hidden: string;
}

/** The path of a page of the directory; `after` is where the page before ended. */
export function directoryPath({ name, hidden }: PeopleWish, after: string | null): string {
  const query = new URLSearchParams({
    ...(name.trim() && { name: name.trim() }),
    ...(hidden === 'yes' && { hidden }),
    ...(after !== null && { after }),
  }).toString();
  return `/me/people${query && `?${query}`}`;
}

export const companyCalls = {
  people: (wish: PeopleWish, after: string | null) =>
    call<CompanionPage>('GET', directoryPath(wish, after)),
  atTable: (match: string) => call<CompanionPage>('GET', `${of(match)}/people`),
  hide: (key: string, hidden: boolean) =>
    call<Companion>('PUT', `/me/people/${encodeURIComponent(key)}/hidden`, { hidden }),
  standings: (people: readonly string[], only: boolean) =>
    call<GroupStandings>('POST', '/me/standings', { people, only }),
  matches: (people: readonly string[], only: boolean, after: string | null) =>
    call<MatchPage>('POST', '/me/matches', { people, only, ...(after !== null && { after }) }),
};
