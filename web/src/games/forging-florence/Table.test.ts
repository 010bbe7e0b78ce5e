// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Problem } from '../../net/protocol';
import { languages, strict } from '../../table/strict';
import type { Words } from '../../i18n/words';
import type { Why } from '../../table/contract';
import { GAMES, logOf, seatsOf, viewOf } from './fixtures/games';
import { walks } from './moves/moves';
import Table from './Table.svelte';
import type { View } from './types';
import { eventually } from '../../test/waitFor';

const GAME = 'forging-florence';
let english: Words;
let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  english = await strict('en', GAME);
  // jsdom has dialogs, but cannot show them.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(close);

async function close(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

interface More {
  view?: View;
  words?: Words;
  why?: Why;
  refusal?: Problem;
  undo?: () => void;
}

function show(players: number, scene: string, { words = english, ...more }: More = {}) {
  const act = vi.fn<(action: number) => void>();
  const view = more.view ?? viewOf(players, scene);
  shown = mount(Table, {
    target: document.body,
    props: {
      view,
      log: logOf(players, scene),
      seats: seatsOf(players),
      watching: 0,
      canMove: view.to_move === 0,
      busy: false,
      refusal: null,
      act,
      mayUndo: more.undo !== undefined,
      words,
      ...more,
    },
  });
  flushSync();
  return { act, view };
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) =>
  find(selector).map((one) => one.textContent.replace(/\s+/g, ' ').trim());

function press(element: Element | undefined, pointer?: string): void {
  const down = new MouseEvent('pointerdown', { bubbles: true });
  if (pointer) element?.dispatchEvent(Object.assign(down, { pointerType: pointer }));
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

const tap = (element: Element | undefined): void => press(element, 'touch');

function key(element: Element | undefined, name: string): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
}

const hex = (name: string) => find(`.hex[data-hex="${name}"]`)[0];
const button = (text: string) =>
  find('button').find((one) => one.textContent.replace(/\s+/g, ' ').includes(text));

const LOOKS = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.keys(game.scenes).map((scene) => ({ players: Number(players), scene })),
);

test.each(LOOKS.filter(({ players }) => players === 4))(
  '$players players, $scene: every control has a name',
  ({ players, scene }) => {
    show(players, scene);
    for (const control of find('button, input, summary, [role=button]')) {
      const named = control.getAttribute('aria-label') ?? control.textContent;
      const label = document.querySelector(`label[for="${control.id}"]`);
      expect(named.trim() !== '' || label, control.outerHTML).toBeTruthy();
    }
    // What is styled where it stands is set by the code, as the policy of the pages wants it.
    const styles = find('[style]').map((one) => one.getAttribute('style') ?? '');
    for (const style of styles) expect(style).toMatch(/^(--w|--rows|transform)/);
  },
);

test.each(LOOKS.filter(({ players, scene }) => players === 4 && /-own/.test(scene)))(
  '$players players, $scene: nothing lacks words in any language',
  async ({ players, scene }) => {
    for (const words of await languages(GAME)) {
      show(players, scene, { words });
      press(find('.text summary')[0]);
      await close();
    }
  },
);

describe('walking', () => {
  test('the hexes that the roll reaches are open, and no others; one click walks', () => {
    const { act, view } = show(4, 'walking-own');
    const open = find('.hex:not([aria-disabled])').map((one) => one.dataset['hex']);
    expect(new Set(open)).toEqual(new Set(walks(view).keys()));
    const [name, action] = [...walks(view)].at(-1)!;
    press(hex(name));
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  test('a golden hex where another figure stands is marked as closed while one walks', async () => {
    const view = viewOf(4, 'walking-own');
    const seen = (...hex: [number, number]): View => ({
      ...view,
      hands: view.hands.map((hand) => (hand.seat === 1 ? { ...hand, hex } : hand)),
    });
    const free = view.hands.some((hand) => hand.seat > 1 && !hand.hex.some(Boolean));
    expect(free).toBe(false);
    show(4, 'walking-own', { view: seen(0, 0) });
    expect(find('.shut')).toHaveLength(1);
    await close();
    show(4, 'walking-own', { view: seen(0, 1) });
    expect(find('.shut')).toHaveLength(0);
  });

  test('a finger shows the way first; the second tap or the button goes', () => {
    const { act, view } = show(4, 'walking-own');
    const [[one], [two, action]] = [...walks(view)].slice(-2) as [[string], [string, number]];
    tap(hex(one));
    expect(find('.way')).toHaveLength(1);
    tap(hex(two));
    expect(act).not.toHaveBeenCalled();
    expect(texts('.land button')).toEqual(['Go there']);
    expect(texts('[role=status]').join()).toContain('Tap it again');
    tap(hex(two));
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
    tap(hex(one));
    press(find('.land button')[0]);
    expect(act).toHaveBeenCalledTimes(2);
    press(hex(two), 'mouse');
    expect(act).toHaveBeenCalledTimes(3);
  });

  test('a hex out of reach sends nothing and says why, with the rule', async () => {
    const problem = {
      reason: 'illegal',
      message: '-',
      key: 'too-far',
      rule: 'F4.2',
      values: { hex: '0,-5', roll: 2 },
    };
    const why = vi.fn<Why>(async (moves) => moves.map(() => problem));
    const { act, view } = show(4, 'walking-own', { why });
    const far = view.hexes.find((one) => one.walkable && !walks(view).has(`${one.q},${one.r}`));
    press(hex(`${far?.q},${far?.r}`));
    expect(why).toHaveBeenCalledExactlyOnceWith([`walk ${far?.q},${far?.r}`]);
    await eventually(() => {
      flushSync();
      expect(texts('.prompt .why')[0]).toContain('No way of at most 2 hexes leads to 0,-5');
    });
    expect(find('.prompt .why a')[0]?.getAttribute('href')).toContain('F4.2');
    expect(act).not.toHaveBeenCalled();
  });

  test('arrows, Home and End go over the hexes, Page down to those within reach', () => {
    const { act, view } = show(4, 'walking-own');
    const start = find('.hex[tabindex="0"]');
    expect(start.map((one) => one.dataset['hex'])).toEqual([view.hands[0]?.hex.join(',')]);
    hex('0,0')?.focus();
    const pressed = (name: string) => {
      key(document.activeElement ?? undefined, name);
      return (document.activeElement as HTMLElement).dataset['hex'];
    };
    expect(pressed('ArrowRight')).toBe('1,0');
    expect(pressed('Home')).toBe('-6,0');
    expect(pressed('ArrowLeft')).toBe('-6,0');
    expect(pressed('End')).toBe('6,0');
    const within = pressed('PageDown') ?? '';
    expect(walks(view).has(within)).toBe(true);
    expect(find('.way')).toHaveLength(within === view.hands[0]?.hex.join(',') ? 0 : 1);
    key(document.activeElement ?? undefined, 'Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith(walks(view).get(within));
  });

  test('staying is one button', () => {
    const { act, view } = show(4, 'walking-own');
    press(button('Stay where you are'));
    expect(act).toHaveBeenCalledExactlyOnceWith(walks(view).get(view.hands[0]!.hex.join(',')));
  });
});

describe('acting', () => {
  const view = viewOf(4, 'acting-own');
  const rich: View = {
    ...view,
    hands: view.hands.map((hand) => ({ ...hand, level: 1 })),
    legal: ['roll', 'buy tools', 'create primavera', 'upgrade', 'hire dante', 'end'].map(
      (text, action) => ({ action, text }),
    ),
  };

  test('what is possible are buttons, and what is not says why', async () => {
    const problem = { reason: 'illegal', message: '-', key: 'not-golden', rule: 'F4.5' };
    const why = vi.fn<Why>(async (moves) => moves.map(() => problem));
    const { act } = show(4, 'acting-own', { view: rich, why });
    for (const [text, action] of [
      ['Throw the die', 0],
      ['Buy tools (5 lire)', 1],
      ['“Primavera” 15 prestige', 2],
      ['Dante (25 lire)', 4],
      ['End your turn', 5],
    ] as const) {
      press(button(text));
      expect(act).toHaveBeenLastCalledWith(action);
    }
    const closed = find('.prompt [aria-disabled="true"]').filter((one) => one.tagName === 'BUTTON');
    expect(closed.map((one) => one.textContent.trim())).toEqual(['Sell a piece']);
    press(closed[0]);
    await eventually(() => {
      flushSync();
      expect(texts('.prompt .says p').join()).toContain('sold on the golden hex. (rule F4.5)');
    });
  });

  test('a card says what it is worth and offers what can be done', async () => {
    const { act } = show(4, 'acting-own', { view: rich });
    await eventually(() => expect(find('.artists [data-place="artist-dante"]')).toHaveLength(1));
    press(find('.artists [data-place="artist-dante"]')[0]);
    await eventually(() => expect(texts('dialog h2')).toEqual(['Dante']));
    expect(texts('dialog').join()).toContain('Vita nuova');
    press(find('dialog .go')[0]);
    expect(act).toHaveBeenCalledExactlyOnceWith(4);
    expect(find('dialog')).toEqual([]);
    press(button('David'));
    await eventually(() => expect(texts('dialog').join()).toContain('Sculpture by Michelangelo'));
    expect(texts('dialog').join()).toContain('paper, tools, and stone');
    press(find('dialog button').at(-1));
    expect(find('dialog')).toEqual([]);
  });

  test('u takes back what may be taken back', async () => {
    const undo = vi.fn();
    show(4, 'acting-own', { undo });
    key(find('.prompt h2')[0], 'u');
    press(button('Undo'));
    expect(undo).toHaveBeenCalledTimes(2);
    key(find('.prompt h2')[0], '?');
    await eventually(() => expect(texts('dialog h2')).toEqual(['Keys']));
  });

  test('a refusal is told beside the decision', () => {
    const refusal = { reason: 'illegal', message: '-', key: 'ruin', rule: 'F4.10' };
    show(4, 'acting-own', { refusal });
    expect(texts('.prompt [role=alert]')[0]).toContain('never make or sell a piece again');
  });
});

test('nothing can be done while somebody else decides', () => {
  show(4, 'walking-other');
  expect(find('.prompt button')).toEqual([]);
  expect(find('.hex:not([aria-disabled])')).toEqual([]);
});

test('the end shows the count line by line', async () => {
  const { view } = show(2, 'over-other');
  const rows = (): number => find('.prompt tbody tr').length;
  await eventually(() => expect(rows()).toBeGreaterThanOrEqual(view.players));
  expect(texts('.prompt h2')[0]).toMatch(/win|share/);
});
