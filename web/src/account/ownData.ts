/** All that the server knows of whoever is here, in one file: gathered call by call. */
import { api, ApiError, call, fetchRecord } from '../net/api';
import type {
  Companion,
  CompanionPage,
  MatchCard,
  MatchPage,
  SaidLine,
  Talk,
} from '../net/protocol';
import {
  codeCalls,
  deviceCalls,
  exerciseCalls,
  invitedByCalls,
  noticeCalls,
  passkeyCalls,
  vacationCalls,
} from './calls';

const TOO_FAST = 429; // the server's status for: wait, then ask again
const OVERLOADED = 503;
const WAIT = 5_000; // milliseconds until then
const TRIES = 12;

/** A match, with its record if it is over: while it runs its record would tell what is hidden. */
type OwnMatch = MatchCard & { record?: string };

/** How it goes on between two calls; tests wait for nothing. */
export interface Pace {
  /** Called with how many matches are there, of so many as are known. */
  done: (matches: number, of: number) => void;
  wait: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Asks again, after a while, as long as the server has too much to do. */
async function patiently<T>(ask: () => Promise<T>, wait: Pace['wait']): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await ask();
    } catch (thrown) {
      const busy = thrown instanceof ApiError && [TOO_FAST, OVERLOADED].includes(thrown.status);
      if (!busy || left === 0) throw thrown;
    }
    await wait(WAIT);
  }
}

/** Everything, as a text of JSON. */
export async function gather({ done, wait = sleep }: Partial<Pace> = {}): Promise<string> {
  const ask = <T>(what: () => Promise<T>): Promise<T> => patiently(what, wait);
  const account = {
    me: await ask(api.me),
    devices: await ask(deviceCalls.all),
    passkeys: await ask(passkeyCalls.all),
    codes: await ask(codeCalls.count),
    notices: await ask(noticeCalls.settings),
    vacation: await ask(vacationCalls.find),
    exercises: await ask(exerciseCalls.all),
    invitedBy: await ask(invitedByCalls.find),
    people: [...(await gatherPeople(ask, '')), ...(await gatherPeople(ask, 'hidden=yes'))],
  };
  const talk = await gatherTalk(ask);
  const matches: OwnMatch[] = await gatherMatches(ask);
  for (const [at, match] of matches.entries()) {
    done?.(at, matches.length);
    if (match.status === 'over') match.record = await ask(() => readRecord(match.id));
  }
  return `${JSON.stringify({ ...account, talk, matches }, null, 1)}\n`;
}

type Ask = <T>(what: () => Promise<T>) => Promise<T>;

async function gatherTalk(ask: Ask): Promise<SaidLine[]> {
  const found: SaidLine[] = [];
  for (let after: number | null = 0; after !== null;) {
    const path: string = `/me/talk?after=${after}`;
    const page: Talk = await ask(() => call<Talk>('GET', path));
    found.push(...page.lines);
    after = page.next;
  }
  return found;
}

/** Whom one has played with, or has hidden. */
async function gatherPeople(ask: Ask, kind: string): Promise<Companion[]> {
  const found: Companion[] = [];
  for (let after: string | null = ''; after !== null;) {
    const path: string = `/me/people?${kind}${after && `&after=${encodeURIComponent(after)}`}`;
    const page: CompanionPage = await ask(() => call<CompanionPage>('GET', path));
    found.push(...page.people);
    after = page.next;
  }
  return found;
}

async function gatherMatches(ask: Ask): Promise<OwnMatch[]> {
  const found: OwnMatch[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const wish: object = after === undefined ? {} : { after };
    const page: MatchPage = await ask(() => call<MatchPage>('POST', '/me/matches', wish));
    found.push(...page.matches);
    after = page.next;
  }
  return found;
}

async function readRecord(match: string): Promise<string> {
  const answer = await fetchRecord(match);
  if (answer.ok) return answer.text();
  const problem = { reason: 'unreachable', message: `HTTP ${answer.status}` };
  throw new ApiError(problem, answer.status);
}
