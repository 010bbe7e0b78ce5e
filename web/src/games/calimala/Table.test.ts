// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { WhatIf, Why } from '../../table/contract';
import type { Problem } from '../../net/protocol';
import type { Words } from '../../i18n/words';
import { GAMES, logOf, seatsOf, viewOf } from './fixtures/games';
import { languages, strict } from './fixtures/strict';
import Table from './Table.svelte';
import { journeys } from './board/journeys';
import { moves } from './moves/moves';
import { STACK, WHITE } from './names';
import { eventually } from '../../test/waitFor';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function show(
  words: Words,
  players: number,
  scene: string,
  refusal: Problem | null = null,
  why?: Why,
  whatIf?: WhatIf,
) {
  const act = vi.fn<(action: number) => void>();
  const view = viewOf(players, scene);
  shown = mount(Table, {
    target: document.body,
    props: {
      view,
      log: logOf(players, scene),
      seats: seatsOf(players),
      watching: 0,
      canMove: view.to_move === 0,
      busy: false,
      refusal,
      act,
      mayUndo: false,
      words,
      ...(why ? { why } : {}),
      ...(whatIf ? { whatIf } : {}),
    },
  });
  flushSync();
  return { act, view };
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function press(element: Element | undefined): void {
  (element as HTMLElement).click();
  flushSync();
}

/** Every scene of the game of four in English; the rest where something else can be seen. */
const LOOKS = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.keys(game.scenes)
    .filter((scene) => players === '4' || ['placing-own', 'seating-own'].includes(scene))
    .map((scene) => ({ players: Number(players), scene })),
);

/** Checks what is shown: every control has a name, nothing is styled but by what the code sets. */
function sound(): void {
  for (const control of find('button, input, summary')) {
    const label = control.getAttribute('aria-label') ?? control.textContent;
    const named = label.trim() !== '' || document.querySelector(`label[for="${control.id}"]`);
    expect(named, control.outerHTML).toBeTruthy();
  }
  const styles = find('[style]').map((one) => one.getAttribute('style') ?? '');
  for (const style of styles) expect(style).toMatch(/^(grid-area|--w|--rows|--players)/);
}

test.each(LOOKS)('$players players, $scene: every control has a name', async (look) => {
  show(await strict('en'), look.players, look.scene);
  sound();
});

test.each(LOOKS.filter(({ scene }) => /-own|^over/.test(scene)))(
  '$players players, $scene: nothing lacks words in any language',
  async ({ players, scene }) => {
    for (const words of await languages()) {
      show(words, players, scene);
      if (shown) await unmount(shown);
      shown = null;
    }
  },
);

describe('placing a disc', () => {
  test('the legal streets, and no others, are open', async () => {
    const { view } = show(await strict('en'), 4, 'placing-own');
    const open = find('.street').flatMap((one, i) => (one.ariaDisabled === 'true' ? [] : [i]));
    expect(open).toEqual(
      [...new Set(moves(view).map((move) => move.street))].sort((a, b) => Number(a) - Number(b)),
    );
  });

  test('a street is chosen, then the disc is placed', async () => {
    const { act, view } = show(await strict('en'), 4, 'placing-own');
    const move = moves(view).find((one) => one.verb === 'white');
    press(find('.street')[move?.street ?? -1]);
    expect(act).not.toHaveBeenCalled();
    const button = find('.prompt .go').find((one) => one.textContent.includes('white'));
    expect(document.activeElement).toBe(find('.prompt .go')[0]);
    press(button);
    expect(act).toHaveBeenCalledExactlyOnceWith(move?.action);
  });

  test('a street that is closed says why and offers nothing', async () => {
    const { act, view } = show(await strict('en'), 4, 'placing-own');
    const open = new Set(moves(view).map((move) => move.street));
    press(find('.street').find((_, i) => !open.has(i)));
    expect(find('.prompt .go')).toEqual([]);
    expect(find('.prompt')[0]?.textContent).toContain('Not now: You must be certain');
    expect(act).not.toHaveBeenCalled();
  });

  test('a closed street is asked about when it is looked at, and then names the rule', async () => {
    const problem = { reason: 'illegal', message: '-', key: 'not-certain', rule: 'C3.6' };
    const why = vi.fn<Why>(async (texts) => texts.map(() => problem));
    const { view } = show(await strict('en'), 4, 'placing-own', null, why);
    expect(why).not.toHaveBeenCalled();
    const open = new Set(moves(view).map((move) => move.street));
    const closed = find('.street').findIndex((_, i) => !open.has(i));
    find('.street')[closed]?.focus();
    flushSync();
    const kinds = view.streets[closed]?.kinds.join('|');
    expect(why.mock.calls.flat(2)).toContain(`place ${kinds}`);
    await eventually(() => expect(find('.prompt')[0]?.textContent).toContain('(rule C3.6)'));
  });

  test('a mouse over a street opens it; a finger opens first, then plays', async () => {
    const { act, view } = show(await strict('en'), 4, 'placing-own');
    const move = moves(view).find((one) => one.verb === 'place');
    const street = find('.street')[move?.street ?? -1];
    const point = (type: string, pointerType: string) => {
      const event = new Event(type, { bubbles: true });
      street?.dispatchEvent(Object.assign(event, { pointerType }));
      flushSync();
    };
    point('pointerenter', 'touch');
    expect(find('.opened')).toEqual([]);
    point('pointerenter', 'mouse');
    expect(street?.querySelectorAll('.opened .ghost')).toHaveLength(1);
    point('pointerleave', 'mouse');
    expect(find('.opened')).toEqual([]);
    point('pointerdown', 'touch');
    press(street);
    expect(act).not.toHaveBeenCalled();
    point('pointerdown', 'touch');
    press(street);
    expect(act).toHaveBeenCalledExactlyOnceWith(move?.action);
  });

  test('Escape forgets the chosen street and goes back to it; u takes back only what may be', async () => {
    const { view } = show(await strict('en'), 4, 'placing-own');
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
      document.activeElement?.dispatchEvent(event);
      flushSync();
    };
    const street = find('.street')[moves(view)[0]?.street ?? -1];
    press(street);
    key('u'); // nothing may be taken back here
    expect(find('.street.chosen')).toEqual([street]);
    key('Escape');
    expect(find('.street.chosen')).toEqual([]);
    expect(document.activeElement).toBe(street);
  });

  test('one tab stop; the arrow keys walk', async () => {
    show(await strict('en'), 4, 'placing-own');
    const streets = find('.street');
    const stops = () => streets.filter((one) => one.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    streets[0]?.focus();
    streets[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(streets[1]);
    expect(stops()).toEqual([streets[1]]);
  });

  test('a move is typed', async () => {
    const { act, view } = show(await strict('de'), 4, 'placing-own');
    const move = moves(view)[0];
    // The notation is loaded when its place comes into sight.
    await eventually(() => expect(find('.prompt input')).not.toEqual([]));
    const input = find('.prompt input')[0] as HTMLInputElement;
    input.value = `${(move?.street ?? 0) + 1}`;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
    flushSync();
    expect(act).toHaveBeenCalledExactlyOnceWith(move?.action);
  });
});

describe('acting', () => {
  test('cloth is sent city by city', async () => {
    const { act, view } = show(await strict('en'), 4, 'acting-own');
    const ways = moves(view).filter((move) => move.kind === 'ship');
    expect(ways.length).toBeGreaterThan(1);
    await eventually(() => expect(find('.prompt .send')).toHaveLength(1));
    press(find('.city [aria-label^="One more"]').at(-1));
    press(find('.prompt .send')[0]);
    const sent = ways.find((move) => move.target.join() === 'london');
    expect(act).toHaveBeenCalledExactlyOnceWith(sent?.action);
  });
});

test('what the move with the focus would change is told, and marked among the standings', async () => {
  const view = viewOf(4, 'acting-own');
  const category = view.tiles.at(-1)?.category ?? '';
  const line = { seat: 0, cubes: 9, place: 1, points: 3, tie: null };
  const standings = view.standings.map((one) =>
    one.category === category ? { category, lines: [line] } : one,
  );
  const whatIf = vi.fn<WhatIf>(async () => ({
    type: 'foreseen',
    id: 1,
    version: 1,
    open: false,
    view: { ...view, standings },
    events: [],
  }));
  show(await strict('en'), 4, 'acting-own', null, undefined, whatIf);
  expect(find('.council .changed')).toEqual([]);
  find('.prompt li button').at(-1)?.focus();
  flushSync();
  await eventually(() => expect(find('.prompt .change')[0]?.textContent).toContain('you 0 → 3'));
  expect(find('.council .changed')[0]?.textContent).toContain('– → +3');
  expect(whatIf).toHaveBeenCalledExactlyOnceWith('stop');
});

test('a digit plays the choice that it is printed before', async () => {
  const { act, view } = show(await strict('en'), 4, 'acting-own');
  const last = find('.prompt li button').at(-1);
  last?.focus();
  const key = last?.querySelector('small')?.textContent ?? '';
  last?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(act).toHaveBeenCalledExactlyOnceWith(
    moves(view).find(({ verb }) => verb === 'stop')?.action,
  );
});

describe('pointing at the table', () => {
  test('a city, then the button: the cloth is sent there', async () => {
    const { act, view } = show(await strict('en'), 4, 'acting-own');
    press(find('.map [aria-label^="London"]')[0]);
    const buttons = find('.prompt .go');
    expect(document.activeElement).toBe(buttons[0]);
    press(buttons[0]);
    const sent = moves(view).find((move) => move.target.join() === 'london');
    expect(act).toHaveBeenCalledExactlyOnceWith(sent?.action);
  });

  test('only what a move has to do with can be pointed at, and nothing while others decide', async () => {
    const { view } = show(await strict('en'), 4, 'acting-own');
    const targets = new Set(moves(view).flatMap((move) => move.target));
    expect(find('.map .spot')).toHaveLength(
      ['barcelona', 'lisbon', 'london', 'troyes', 'bruges', 'hamburg'].filter((city) =>
        targets.has(city),
      ).length,
    );
    if (shown) await unmount(shown);
    show(await strict('en'), 4, 'acting-other');
    expect(find('.spot')).toEqual([]);
  });

  test('Escape takes the pointing back', async () => {
    show(await strict('en'), 4, 'acting-own');
    press(find('.hand .spot')[0]);
    expect(find('.prompt .go').length).toBeGreaterThan(0);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(event);
    flushSync();
    expect(find('.prompt .go')).toEqual([]);
  });
});

test('the disc for the seat is chosen on its street', async () => {
  const { act, view } = show(await strict('en'), 5, 'seating-own');
  const move = moves(view)[0];
  press(find('.street')[move?.street ?? -1]);
  press(find('.prompt .go')[0]);
  expect(act).toHaveBeenCalledExactlyOnceWith(move?.action);
});

test.each([3, 4, 5])(
  '%i players: the white disc lies there until the disc for the seat is chosen',
  async (players) => {
    const { view } = show(await strict('en'), players, 'seating-own');
    const full = view.streets.findIndex((street) => street.discs.length === STACK);
    expect(view.streets[full]?.discs[0]).toBe(WHITE);
    const street = find('.street')[full];
    street?.focus();
    flushSync();
    await eventually(() => {
      expect(street?.querySelectorAll('.disc')).toHaveLength(STACK);
    });
    expect(street?.getAttribute('aria-label')).toMatch(/, white\b/);
  },
);

test('nothing can be done while somebody else decides', async () => {
  const { act } = show(await strict('en'), 4, 'placing-other');
  for (const street of find('.street')) press(street);
  expect(find('.prompt button, .prompt input, .chosen, .prompt .why')).toEqual([]);
  expect(act).not.toHaveBeenCalled();
  expect(find('.opened')).toHaveLength(1);
  await vi.waitFor(() => expect(find('.prompt')[0]?.textContent).toContain('If you place here:'));
});

test('a spectator sees the table, everybody by name, and nothing to do', async () => {
  const view = viewOf(4, 'acting-other');
  const mats = view.mats.map((mat) => ({ ...mat, hand: null, dealt: null, kept: null }));
  shown = mount(Table, {
    target: document.body,
    props: {
      view: { ...view, viewer: null, mats, legal: [] },
      log: logOf(4, 'acting-other'),
      seats: seatsOf(4),
      watching: null,
      canMove: false,
      busy: false,
      refusal: null,
      act: vi.fn(),
      mayUndo: false,
      words: await strict('en'),
    },
  });
  flushSync();
  expect(find('.mats article')).toHaveLength(4);
  expect(find('.mine')).toEqual([]);
  expect(find('.prompt')[0]?.textContent).toContain('You are watching.');
  expect(find('.log')[0]?.textContent).not.toMatch(/\bYou\b/);
});

test('a refusal is told beside the decision', async () => {
  const problem = { reason: 'illegal', message: '-', key: 'duty', rule: 'C3.6' };
  show(await strict('en'), 4, 'acting-own', problem);
  expect(find('.prompt [role="alert"]')[0]?.textContent).toContain('(rule C3.6)');
});

test('every piece that moves in a game comes from a place and goes to one', async () => {
  show(await strict('en'), 4, 'placing-own');
  const places = new Set(find('[data-place]').map((one) => one.dataset['place']));
  const all = journeys(
    logOf(4).flatMap((step) => step.events),
    null,
  );
  expect(new Set(all.map(({ drawing }) => drawing.split('-')[0]))).toEqual(
    new Set(['art', 'cube', 'disc', 'e', 'house', 'ship']),
  );
  for (const { from, to } of all) {
    expect(places).toContain(from);
    expect(places).toContain(to);
  }
});

test('the end shows the standings and what can be done next', async () => {
  const { view } = show(await strict('en'), 4, 'over-other');
  await eventually(() => expect(find('.prompt tbody tr')).toHaveLength(4));
  const rows = find('.prompt tbody tr').map((row) => row.textContent);
  expect(rows[0]).toContain(`${Math.max(...view.mats.map((mat) => mat.score))}`);
});
