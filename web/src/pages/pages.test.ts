// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../shell/app.svelte';
import { card, seat, SEATS } from '../test/examples';
import { navigation } from '../shell/navigation.svelte';
import type { Games, Lobby, MatchCard } from '../net/protocol';
import { load } from '../i18n/words';
import Home from './Home.svelte';
import MatchPage from './MatchPage.svelte';
import New from './New.svelte';
import { eventually } from '../test/waitFor';

const ID = 'abcdefghijklmnop';
const GAMES: Games = {
  games: [
    {
      name: 'calimala',
      rules: '1',
      players: [3, 4, 5],
      turns: [10, 10, 10],
      options: [{ name: 'start', values: ['random', '0', '1', '2', '3', '4'], text: 0 }],
      bots: ['heuristic', 'random'],
      usual: 'heuristic',
      searching: [],
      people: [],
    },
  ],
};

const MAKING = {
  'POST /api/commitments': { match: ID, commitment: 'ab'.repeat(32) },
  'POST /api/matches': card({ id: ID }),
};

type Asked = { method: string; path: string; body: unknown };
let asked: Asked[];
let answers: Record<string, unknown>;
let page: Record<string, never>;

/** The server: answers by path, and remembers what it was asked. */
async function fetched(path: string, request: RequestInit): Promise<Response> {
  const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : null;
  asked.push({ method: request.method ?? 'GET', path, body });
  const invitation = new Headers(request.headers).get('Invitation');
  const asking = [request.method, path, ...(invitation ? [invitation] : [])].join(' ');
  return Response.json(answers[asking] ?? {});
}

const words = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ');
const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes(label));

function choose(select: HTMLSelectElement, value: string): void {
  const index = [...select.options].findIndex((option) => option.textContent.trim() === value);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  [asked, answers] = [[], {}];
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
  app.words = await load('en');
  app.me = { name: 'Ginevra' };
  navigation.go('/');
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

describe('the first page', () => {
  it('begins a match against three bots with one press', async () => {
    const lobby: Lobby = { mine: [], open: [], running: [] };
    answers = { 'GET /api/lobby': lobby, 'GET /api/games': GAMES, ...MAKING };
    page = mount(Home, { target: document.body });
    button('Play against bots now')?.click();
    await eventually(() => expect(navigation.route.page).toBe('match'));
    const made = asked.find(({ path }) => path === '/api/matches')?.body as { seats: unknown[] };
    expect(made.seats.map((wish) => (wish as { kind: string }).kind)).toEqual([
      'me',
      'bot',
      'bot',
      'bot',
    ]);
  });

  it('begins against bots without a name, and asks for one where others will read it', async () => {
    const lobby: Lobby = { mine: [], open: [], running: [] };
    const me = { 'PUT /api/me': { name: 'Guest' } };
    answers = { 'GET /api/lobby': lobby, 'GET /api/games': GAMES, ...me, ...MAKING };
    app.me = { name: null };
    page = mount(Home, { target: document.body });
    button('Play against bots now')?.click();
    await eventually(() => expect(navigation.route.page).toBe('match'));
    expect(app.asking).toBeNull();
    void app.named();
    await eventually(() => expect(app.asking).not.toBeNull());
    await app.rename('Ada');
    app.asking?.(true);
    expect(await app.named()).toBe(true);
  });

  it('offers to learn first to who is new, and one’s matches first to who comes back', async () => {
    const lobby: Lobby = { mine: [card()], open: [], running: [] };
    answers = { 'GET /api/lobby': lobby };
    const order = (): string => words(document.querySelector('.page'));
    page = mount(Home, { target: document.body });
    await eventually(() => expect(order()).toContain('Your matches'));
    expect(order().indexOf('Learn in')).toBeLessThan(order().indexOf('Play against bots'));
    expect(order().indexOf('Play against bots')).toBeLessThan(order().indexOf('Your matches'));
    await unmount(page);
    localStorage.setItem('signoria-seen', JSON.stringify([[ID, 3]]));
    page = mount(Home, { target: document.body });
    await eventually(() => expect(order()).toContain('Your matches'));
    expect(order().indexOf('Your matches')).toBeLessThan(order().indexOf('Play against bots'));
  });

  it('shows matches where one is to move first', async () => {
    const mine = [card({ id: 'x'.repeat(16), your_turn: false, to_move: 1 }), card()];
    answers = { 'GET /api/lobby': { mine, open: [], running: [] } satisfies Lobby };
    page = mount(Home, { target: document.body });
    await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(2));
    expect(words(document.querySelector('li'))).toContain('Your turn');
    expect(words(document.querySelectorAll('li')[1])).toContain('To move: Tommaso');
  });
});

describe('a new match', () => {
  it('has one seat at most for oneself', async () => {
    answers = { 'GET /api/games': GAMES, ...MAKING };
    await app.speak('form');
    page = mount(New, { target: document.body });
    await eventually(() => expect(document.querySelectorAll('.seat select').length).toBe(7));
    choose(document.querySelector('select[aria-label="Who plays Green"]')!, 'Me');
    button('Make the match')?.click();
    await eventually(() => expect(navigation.route.page).toBe('match'));
    expect(asked.at(-1)?.body).toMatchObject({
      seats: [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'me' }, { kind: 'bot' }],
    });
  });
});

describe('an invitation', () => {
  it('shows who is there and joins with the code of the link', async () => {
    const open = seat(1, { holder: 'open', bot: null });
    const stranger = { ...SEATS[0]!, yours: false };
    const waiting: MatchCard = card({
      status: 'waiting',
      host: false,
      host_seat: 0,
      seats: [stranger, open, SEATS[2]!],
    });
    answers = {
      [`GET /api/matches/${ID} code`]: waiting,
      [`GET /api/matches/${ID}/departures code`]: { seats: [{ seat: 0, left: 3, matches: 20 }] },
      [`POST /api/matches/${ID}/join`]: waiting,
      'GET /api/games': GAMES,
    };
    page = mount(MatchPage, { target: document.body, props: { id: ID, invitation: 'code' } });
    await eventually(() => expect(words(document.body)).toContain('one seat is open'));
    expect(words(document.body)).toContain('Ginevra invites you to play Calimala.');
    await eventually(() => expect(words(document.body)).toContain('about 10 turns each'));
    expect(words(document.body)).toContain('Learn in ten minutes');
    await eventually(() => expect(words(document.body)).toContain('has left 3 of 20 matches'));
    button('Join the match')?.click();
    await eventually(() =>
      expect(asked.at(-1)).toEqual({
        method: 'POST',
        path: `/api/matches/${ID}/join`,
        body: {
          seat: null,
          invitation: 'code',
          value: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      }),
    );
  });
});
