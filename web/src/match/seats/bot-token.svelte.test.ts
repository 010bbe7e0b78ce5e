// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../shell/app.svelte';
import { eventually } from '../../test/waitFor';
import { card, hello, seat, SEATS, situation } from '../../test/examples';
import { FakeSocket } from '../../test/fakeSocket';
import MatchPage from '../../pages/MatchPage.svelte';
import type { MatchCard } from '../../net/protocol';
import { load } from '../../i18n/words';

const ID = 'abcdefghijklmnop';
const robot = seat(1, { holder: 'network-bot', name: 'Bot 2', bot: null });
const withSeat = (status: MatchCard['status'], one = robot, host = true): MatchCard =>
  card({ status, host, seats: [SEATS[0]!, one, SEATS[2]!, SEATS[3]!] });
const waiting = withSeat('waiting', seat(1, { holder: 'open', bot: null }));
const running = withSeat('running');

let page: Record<string, unknown>;
let lines: FakeSocket[];
let given: number;

async function fetched(path: string, { method }: RequestInit): Promise<Response> {
  if (path === '/api/games') return Response.json({ games: [] });
  if (method === 'POST') return Response.json({ seat: 1, token: `token-${(given += 1)}` });
  return Response.json(waiting);
}

const table = (match: MatchCard): void => {
  const begun = match.status !== 'waiting';
  const now = situation({ view: null, to_move: begun ? 0 : null }); // the game itself is not shown
  lines.at(-1)?.say(hello({ version: begun ? 9 : 5, match, situation: now }));
  lines.at(-1)?.pong();
  flushSync();
};
const button = (label: string, within: ParentNode = document): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(label));
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const shown = (): string[] => [...(dialog()?.querySelectorAll('input') ?? [])].map((i) => i.value);

beforeEach(async () => {
  [lines, given] = [[], 0];
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSED = 3;
      constructor(url: string) {
        super(url);
        lines.push(this);
      }
    },
  );
  Element.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  app.words = await load('en', ['match']);
  page = mount(MatchPage, { target: document.body, props: { id: ID, invitation: null } });
  await eventually(() => expect(lines).toHaveLength(1));
  lines[0]?.accept();
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

describe("a network bot's token", () => {
  it('stays to be seen when the match begins with the last open seat', async () => {
    table(waiting);
    await eventually(() => expect(button('Network bot')).toBeDefined());
    button('Network bot')?.click();
    table(running);
    await eventually(() => expect(shown()).toEqual(['token-1', `${location.origin}/m/${ID}`]));
    expect(button('Network bot')).toBeUndefined(); // the waiting room has gone
    button('Close', dialog()!)?.click();
    await eventually(() => expect(dialog()).toBeNull());
  });

  it('can be made anew while the match runs, by its host only', async () => {
    table(running);
    button('Match')?.click();
    await eventually(() => expect(button('New token')).toBeDefined());
    expect(button('New token')?.textContent).toContain('Bot 2');
    button('New token')?.click();
    await eventually(() => expect(shown()[0]).toBe('token-1'));
    table(withSeat('running', robot, false));
    await eventually(() => expect(button('New token')).toBeUndefined());
    table(withSeat('over'));
    expect(button('New token')).toBeUndefined();
  });
});
