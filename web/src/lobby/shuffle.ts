/**
 * What this browser adds to the shuffles of its matches, and whether it is in them.
 *
 * A value is made only after the server has told the commitment, and remembered before it is sent.
 */
import { ApiError, call, fetchRecord, of } from '../net/api';
import { remember, readPreference } from '../shell/preferences';
import type { Commitment, Contribution, MatchCard } from '../net/protocol';

const KEY = 'shuffles';
const MOST = 60; // matches; the one added to longest ago is forgotten first

/** What was added to a match; `match` is the id that was promised. */
type Added = readonly [id: string, contribution: Contribution];

function all(): Added[] {
  try {
    const found: unknown = JSON.parse(readPreference(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return []; // somebody else's text under our key
  }
}

function sound(one: unknown): one is Added {
  if (!Array.isArray(one) || typeof one[0] !== 'string') return false;
  const what = one[1] as Partial<Contribution> | null;
  return [what?.match, what?.commitment, what?.value].every((text) => typeof text === 'string');
}

/** What this browser has added to a match; null if nothing. */
export function findContribution(id: string): Contribution | null {
  return all().find(([match]) => match === id)?.[1] ?? null;
}

/** Notes what is added to a match, or that nothing is. */
export function note(id: string, what: Contribution | null): void {
  const others = all().filter(([match]) => match !== id);
  remember(KEY, JSON.stringify([...others, ...(what ? [[id, what]] : [])].slice(-MOST)));
}

/** 256 random bits in hexadecimal digits. */
export function random(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser adds where that was promised: the same as before if it was asked before. */
export function contribution({ match, commitment }: Commitment): Contribution {
  const before = findContribution(match);
  if (before !== null && before.commitment === commitment) return before;
  const makeContribution = { match, commitment, value: random() };
  note(match, makeContribution);
  return makeContribution;
}

/** Makes a match with a value of this browser's in its shuffle. */
export async function making(
  make: (shuffle: Contribution) => Promise<MatchCard>,
): Promise<MatchCard> {
  try {
    return await makeContribution(make);
  } catch (thrown) {
    // The server has begun anew between the two calls.
    if (reason(thrown) !== 'other-commitment') throw thrown;
    return makeContribution(make);
  }
}

async function makeContribution(
  make: (shuffle: Contribution) => Promise<MatchCard>,
): Promise<MatchCard> {
  const mine = contribution(await call<Commitment>('POST', '/commitments'));
  try {
    const card = await make(mine);
    if (card.id !== mine.match) note(card.id, mine); // not what was promised: to be seen at the end
    return card;
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status !== 0) note(mine.match, null);
    throw thrown;
  }
}

/** The value for a seat that is about to be taken; null where seats add nothing. */
export function joining(card: MatchCard): string | null {
  const { id: match, commitment } = card;
  return commitment === null ? null : contribution({ match, commitment }).value;
}

/** Adds a value to the match that may follow one that is over. */
export async function addToNext(id: string): Promise<void> {
  try {
    const mine = contribution(await call<Commitment>('POST', `${of(id)}/next`));
    try {
      await call('POST', `${of(id)}/next/value`, mine);
    } catch (thrown) {
      // Another device of the same person has added, or the server has begun anew.
      if (thrown instanceof ApiError && thrown.status !== 0) note(mine.match, null);
    }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown; // no match follows, or nobody is there
  }
}

function reason(thrown: unknown): string | null {
  return thrown instanceof ApiError ? thrown.problem.reason : null;
}

/** The record of a match that is over. */
export async function recordOf(id: string): Promise<string> {
  const answer = await fetchRecord(id);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.text();
}

/** The headers of a record. */
export function headers(record: string): Map<string, string> {
  const head = record.split(/^setup$/m)[0] ?? '';
  const pairs = head.split('\n').map((line) => /^([A-Z][\w-]*):\s*(.*?)\s*$/.exec(line));
  return new Map(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
}

/** Is what this browser has added, for these seats, in the shuffle that a record tells? */
export async function isIn(
  mine: Contribution,
  seats: readonly number[],
  record: string,
): Promise<boolean> {
  const told = headers(record);
  const values = told.get('Values')?.split(' ') ?? [];
  return (
    told.get('Match') === mine.match &&
    told.get('Seed-Commitment') === mine.commitment &&
    seats.length > 0 &&
    seats.every((seat) => values[seat] === mine.value) &&
    (await fits(told.get('Seed') ?? '', mine.commitment))
  );
}

/** Is this the seed that was committed to?  Browsers hash only over https and on one machine. */
async function fits(seed: string, commitment: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(seed)) return false;
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return true; // `signoria verify` does it
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return hex(new Uint8Array(await subtle.digest('SHA-256', bytes))) === commitment;
}
