/** The HTTP calls of the protocol, typed; every failure is an `ApiError` with a problem. */
import { transport } from 'virtual:transport';

import type {
  Brought,
  DeviceLink,
  Failure,
  Follow,
  Followed,
  Games,
  Join,
  Lobby,
  MatchCard,
  Me,
  Moment,
  Moments,
  NewMatch,
  PlayLine,
  PlayOn,
  Problem,
  RecordText,
  Rematch,
  SeatToken,
} from './protocol';

export class ApiError extends Error {
  readonly problem: Problem;
  /** The HTTP status; 0 when the server could not be reached. */
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.problem = problem;
    this.status = status;
  }
}

/** Has the words for problems come, before anybody is told of one; whoever knows them says how. */
let bringWords = (): Promise<unknown> => Promise.resolve();

export function tellProblemsAfter(bring: () => Promise<unknown>): void {
  bringWords = bring;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export async function call<T>(
  method: Method,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await reach(path, {
    method,
    ...(headers && { headers }),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!answer.ok) {
    const [problem] = await Promise.all([problemOf(answer), bringWords().catch(() => {})]);
    throw new ApiError(problem, answer.status);
  }
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await transport.fetch(`/api${path}`, request);
  } catch {
    throw new ApiError({ reason: 'unreachable', message: 'the server cannot be reached' }, 0);
  }
}

/** A proxy's own error page has no problem inside. */
async function problemOf(answer: Response): Promise<Problem> {
  try {
    return ((await answer.json()) as Failure).error;
  } catch {
    return { reason: 'unreachable', message: `HTTP ${answer.status}` };
  }
}

export const of = (id: string): string => `/matches/${encodeURIComponent(id)}`;
const eyes = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  games: () => call<Games>('GET', '/games'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  forget: () => call<Me | undefined>('DELETE', '/me'),
  link: () => call<DeviceLink>('POST', '/me/link'),
  adopt: (token: string) => call<Me>('POST', '/me/device', { token }),
  lobby: () => call<Lobby>('GET', '/lobby'),
  create: (match: NewMatch) => call<MatchCard>('POST', '/matches', match),
  card: (id: string, invitation: string | null = null) =>
    call<MatchCard>('GET', of(id), undefined, invitation ? { Invitation: invitation } : undefined),
  join: (id: string, wish: Join) => call<MatchCard>('POST', `${of(id)}/join`, wish),
  leave: (id: string) => call<MatchCard>('POST', `${of(id)}/leave`),
  comeBack: (id: string) => call<MatchCard>('POST', `${of(id)}/return`),
  rematch: (id: string, wish?: Rematch) => call<MatchCard>('POST', `${of(id)}/rematch`, wish),
  fill: (id: string, seat: number, bot: string) =>
    call<MatchCard>('POST', `${of(id)}/seats/${seat}/bot`, { bot }),
  moments: (id: string, seat: number | null) =>
    call<Moments>('GET', `${of(id)}/moments${eyes(seat)}`),
  moment: (id: string, actions: number, seat: number | null) =>
    call<Moment>('GET', `${of(id)}/moments/${actions}${eyes(seat)}`),
  playOn: (id: string, actions: number, wish: PlayOn) =>
    call<MatchCard>('POST', `${of(id)}/moments/${actions}/match`, wish),
  playLine: (wish: PlayLine) => call<MatchCard>('POST', '/lines/match', wish),
  bring: (record: RecordText) => call<Brought>('POST', '/records', record),
  follow: (line: Follow) => call<Followed>('POST', '/lines', line),
  token: (id: string, seat: number) => call<SeatToken>('POST', `${of(id)}/seats/${seat}/token`),
};

/** What the downloaded record is called; never like an option, as an id alone could be. */
export function recordFile(id: string): string {
  return `signoria-${id}.txt`;
}

/** Where the record of a match that is over can be downloaded. */
export function recordUrl(id: string): string {
  return `/api${of(id)}/record`;
}

/** The record of a match that is over, or of one that is shut; a failure is an answer, too. */
export const fetchRecord = (id: string): Promise<Response> => transport.fetch(recordUrl(id));
