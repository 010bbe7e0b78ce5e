// @vitest-environment jsdom
import axe from 'axe-core';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import App from '../App.svelte';
import { app } from '../shell/app.svelte';
import { navigation } from '../shell/navigation.svelte';
import ProblemText from '../parts/ProblemText.svelte';
import { load } from '../i18n/words';
import { BOOKS } from '../shell/ruleLetters';
import { load as loadRules } from './library';
import Rulebook from './Rulebook.svelte';
import { eventually } from '../test/waitFor';

let pages: Record<string, unknown>[];
const title = (rule: string): HTMLElement | null => document.getElementById(rule);
const status = (): string => document.querySelector('[role=status]')?.textContent.trim() ?? '';

async function book(rule: string | null = null, game = 'calimala'): Promise<void> {
  const at = { game: null, rule };
  const props = { book: await loadRules(game, 'en'), at, level: 2 as const };
  pages.push(mount(Rulebook, { target: document.body, props }));
  const all = Object.keys(props.book.texts.chapters).length;
  await eventually(() => expect(document.querySelectorAll('.text > section')).toHaveLength(all));
}

function look(query: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (field === null) throw new Error('there is no field to search in');
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  pages = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ name: 'Ginevra' }));
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  app.words = await load('en');
  navigation.go('/rules');
});

afterEach(async () => {
  for (const page of pages) await unmount(page);
  vi.unstubAllGlobals();
});

describe('the rules on a page', () => {
  it('are filtered by a search, and say how many are left', async () => {
    await book();
    expect(status()).toBe('');
    look('duty');
    expect(status()).toMatch(/^\d+ rules found\.$/);
    expect(title('C3.6')).not.toBeNull();
    expect(title('C1.1')).toBeNull();
    look('zeppelin');
    expect(status()).toBe('No rule says that.');
  });

  it('lead to the rule that was asked for', async () => {
    await book('C3.6');
    await eventually(() => expect(document.activeElement).toBe(title('C3.6')));
    expect(title('C3.6')?.textContent).toContain('Your duty in your turn');
  });

  it('lead from one rule to another', async () => {
    await book();
    const link = title('C2.2')?.closest('article')?.querySelector('p a');
    expect(link?.getAttribute('href')).toBe('/rules/calimala#C6.2');
  });

  it.each(BOOKS)('of %s have no faults that axe can see', async (game) => {
    await book(null, game);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the books', () => {
  async function opened(path: string): Promise<string[]> {
    navigation.go(path);
    pages.push(mount(App, { target: document.body }));
    await eventually(() => expect(document.querySelector('article')).not.toBeNull());
    const chosen = [...document.querySelectorAll('main a[aria-current]')];
    return chosen.map((link) => link.textContent.trim());
  }

  it('open at the rule that an old address names', async () => {
    expect(await opened('/rules#F4.6')).toEqual(['Forging Florence']);
    await eventually(() => expect(document.activeElement).toBe(title('F4.6')));
    expect(document.querySelector('h1')?.textContent).toBe('Rules: Forging Florence');
  });

  it('lead to each other', async () => {
    expect(await opened('/rules/calimala')).toEqual(['Calimala']);
    document.querySelector<HTMLAnchorElement>('main a[href="/rules/forging-florence"]')?.click();
    await eventually(() => expect(title('F1.1')).not.toBeNull());
    expect(location.pathname).toBe('/rules/forging-florence');
  });
});

describe('a refusal', () => {
  it('leads to its rule', () => {
    const problem = { reason: 'illegal', key: 'duty', message: '', rule: 'C3.6' };
    pages.push(mount(ProblemText, { target: document.body, props: { problem } }));
    flushSync();
    const link = document.querySelector('.problem a');
    expect(link?.getAttribute('href')).toBe('/rules/calimala#C3.6');
    expect(link?.textContent).toBe('Rule C3.6');
  });
});

describe('reading during a game', () => {
  const GAME = '/m/abcdefghijklmnop';
  let unfollow: () => void;

  beforeEach(() => {
    navigation.go(GAME);
    unfollow = navigation.follow();
  });
  afterEach(() => unfollow());

  function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): void {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
  }

  it('does not leave it', () => {
    const link = Object.assign(document.createElement('a'), { href: '/rules#C3.6' });
    document.body.append(link);
    link.click();
    link.remove();
    expect(navigation.beside).toEqual({ game: null, rule: 'C3.6' });
    expect(location.pathname).toBe(GAME);
    navigation.closeRules();
    expect(navigation.beside).toBeNull();
  });

  it('begins with the key r, unless that is typed or meant for the browser', () => {
    const field = document.createElement('input');
    document.body.append(field);
    press(field, 'r');
    field.remove();
    press(document.body, 'r', { ctrlKey: true });
    expect(navigation.beside).toBeNull();
    press(document.body, 'r');
    expect(navigation.beside).toEqual({ game: null, rule: null });
  });

  it('ends with the page', () => {
    press(document.body, 'r');
    navigation.go('/new');
    expect(navigation.beside).toBeNull();
    press(document.body, 'r');
    expect(navigation.route).toEqual({ page: 'rules', game: null, rule: null });
  });
});

describe('the whole client', () => {
  it('shows the rules beside, in a dialog that closes', async () => {
    navigation.go('/m/short');
    pages.push(mount(App, { target: document.body }));
    await eventually(() => expect(document.querySelector('main')).not.toBeNull());
    navigation.readRules('C4.4');
    await eventually(() => expect(document.activeElement).toBe(title('C4.4')));
    const dialog = document.querySelector('dialog');
    expect(dialog?.contains(title('C4.4'))).toBe(true);
    [...(dialog?.querySelectorAll('button') ?? [])]
      .find((one) => one.textContent === 'Close')
      ?.click();
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
  });
});
