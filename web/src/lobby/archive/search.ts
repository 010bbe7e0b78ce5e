/** What is sought among one's own matches: as fields show it, in the address, and for the server. */
import { call, of } from '../../net/api';
import type { MatchCard, MatchPage, MatchSearch } from '../../net/protocol';

export const OUTCOMES = ['under-way', 'won', 'lost', 'ended'] as const;

/** The fields as texts, empty where nothing is sought; days as `2026-05-31`, of one's own zone. */
export interface Fields {
  game: string;
  name: string;
  outcome: string;
  /** `yes`: what was put away; else all the rest. */
  archived: string;
  since: string;
  before: string;
}

export const NOTHING: Fields = {
  game: '',
  name: '',
  outcome: '',
  archived: '',
  since: '',
  before: '',
};
const KEYS = Object.keys(NOTHING) as (keyof Fields)[];

/** The fields that an address holds. */
export function readFields(query: string): Fields {
  const found = new URLSearchParams(query);
  return Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? ''])) as unknown as Fields;
}

/** What an address holds of the fields; empty where nothing is sought. */
export function writeFields(fields: Fields): string {
  const set = KEYS.filter((key) => fields[key] !== '').map((key) => [key, fields[key]]);
  const query = new URLSearchParams(set).toString();
  return query && `?${query}`;
}

/** The beginning of a day, or of the one after it, in seconds since 1970; undefined for no day. */
export function beginning(day: string, after = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const seconds = new Date(year, month - 1, date + after).getTime() / 1000;
  return seconds >= 0 ? seconds : undefined;
}

/** The question that the fields ask; `after` is where the page before ended. */
export function question(fields: Fields, after: string | null): Partial<MatchSearch> {
  const { game, name, outcome } = fields;
  const since = beginning(fields.since);
  const before = beginning(fields.before, 1); // the last day counts, too
  return {
    ...(game && { game }),
    ...(name && { name }),
    ...(OUTCOMES.some((one) => one === outcome) && {
      outcome: outcome as (typeof OUTCOMES)[number],
    }),
    ...(fields.archived === 'yes' && { archived: true }),
    ...(since !== undefined && { since }),
    ...(before !== undefined && { before }),
    ...(after !== null && { after }),
  };
}

/** The next page of what is sought. */
export const search = (fields: Fields, after: string | null): Promise<MatchPage> =>
  call<MatchPage>('POST', '/me/matches', question(fields, after));

/** Puts a match that has ended away from one's lists, or brings it back. */
export const archive = (match: string, archived: boolean): Promise<MatchCard> =>
  call<MatchCard>('PUT', `${of(match)}/archive`, { archived });

/** Whether a match has ended, so that it can be put away. */
export const hasEnded = ({ status }: MatchCard): boolean =>
  status !== 'waiting' && status !== 'running';
