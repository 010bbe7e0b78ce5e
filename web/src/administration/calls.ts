/** The HTTP calls of administrators, and the one by which people report something to them. */
import { call, of } from '../net/api';
import type {
  AdminLog,
  AdminOverview,
  Administrators,
  EntryLink,
  MatchFile,
  MatchLines,
  NewReport,
  PersonFile,
  PersonPage,
  ReportKept,
  Reports,
  RestrictionInfo,
  RestrictionWish,
} from '../net/protocol';

const ADMIN = '/admin';
const match = (id: string): string => `${ADMIN}/matches/${encodeURIComponent(id)}`;
const person = (id: string): string => `${ADMIN}/people/${encodeURIComponent(id)}`;

/** A query with those values that are there. */
function query(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter(([, value]) => value);
  return new URLSearchParams(given as [string, string][]).toString();
}

type Kind = RestrictionInfo['kind'];

export const adminCalls = {
  overview: () => call<AdminOverview>('GET', ADMIN),
  administrators: () => call<Administrators>('GET', `${ADMIN}/administrators`),
  reports: (all: boolean) => call<Reports>('GET', `${ADMIN}/reports${all ? '?all=yes' : ''}`),
  answer: (id: string, answer: string) =>
    call<Reports>('PUT', `${ADMIN}/reports/${encodeURIComponent(id)}`, { answer }),
  log: () => call<AdminLog>('GET', `${ADMIN}/log`),
  keepEntry: (invitedOnly: boolean) =>
    call<AdminOverview>('PUT', `${ADMIN}/entry`, { invited_only: invitedOnly }),
  makeLink: (days: number, people: number) =>
    call<EntryLink>('POST', `${ADMIN}/entry/links`, { days, people }),

  people: (text: string, after: string | null) =>
    call<PersonPage>('GET', `${ADMIN}/people?${query({ text, after })}`),
  person: (id: string) => call<PersonFile>('GET', person(id)),
  rename: (id: string, name: string, reason: string) =>
    call<PersonFile>('PUT', `${person(id)}/name`, { name, reason }),
  restrictPerson: (id: string, kind: Kind, wish: RestrictionWish) =>
    call<PersonFile>('PUT', `${person(id)}/restrictions/${kind}`, wish),
  releasePerson: (id: string, kind: Kind) =>
    call<PersonFile>('DELETE', `${person(id)}/restrictions/${kind}`),
  endDevice: (id: string, device: string) =>
    call<PersonFile>('DELETE', `${person(id)}/devices/${encodeURIComponent(device)}`),

  matches: (text: string, status: string, after: string | null) =>
    call<MatchLines>('GET', `${ADMIN}/matches?${query({ text, status, after })}`),
  match: (id: string) => call<MatchFile>('GET', match(id)),
  end: (id: string, reason: string) => call<MatchFile>('POST', `${match(id)}/end`, { reason }),
  restrictMatch: (id: string, kind: Kind, wish: RestrictionWish) =>
    call<MatchFile>('PUT', `${match(id)}/restrictions/${kind}`, wish),
  releaseMatch: (id: string, kind: Kind) =>
    call<MatchFile>('DELETE', `${match(id)}/restrictions/${kind}`),
  removeLine: (id: string, room: string, number: number) =>
    call<MatchFile>('DELETE', `${match(id)}/talk/${room}/${number}`),
};

/** Where the record of a match that is over can be had. */
export const exportPath = (id: string): string => `/api${match(id)}/export`;

export const report = (id: string, wish: Partial<NewReport> & Pick<NewReport, 'reason'>) =>
  call<ReportKept>('POST', `${of(id)}/reports`, wish);
