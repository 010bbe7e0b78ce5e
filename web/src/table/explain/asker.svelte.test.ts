// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../../shell/settings.svelte';
import { Asker } from './asker.svelte';

let root: HTMLElement;
let asker: Asker;
let end: () => void;
let at = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root">
    <section class="area">
      <p data-about="one" id="one"><i id="in-one"></i></p>
      <p data-about="two" id="two"></p>
      <button data-about="three" id="three"></button>
    </section>
    <section class="area"><p data-about="four" id="four"></p><input id="field"></section>
    <p id="none"></p><div data-explains="one" id="card"><a href="/" id="link">x</a></div>
  </div>`;
  root = find('root');
  asker = new Asker(root);
  end = asker.listen();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  settings.explaining = true;
  settings.keys = true;
});

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const about = (): string | undefined => asker.asked?.about;

function point(type: string, id: string, more: MouseEventInit & { pointerType?: string } = {}) {
  const { pointerType = 'mouse', ...init } = more;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  find(id).dispatchEvent(event);
  return event;
}
/** A mouse that really moves. */
const move = (id: string) => point('pointermove', id, { clientX: (at += 1) });
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

function type(key: string, id = 'none', more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  find(id).dispatchEvent(event);
  return event;
}

describe('a mouse', () => {
  test('asks about what it rests on, not about what it passes', () => {
    move('in-one');
    wait(200);
    move('none');
    wait(1000);
    expect(about()).toBeUndefined();
    move('in-one');
    wait(400);
    move('in-one');
    wait(400);
    expect(about()).toBeUndefined();
    wait(100);
    expect(asker.asked).toMatchObject({ about: 'one', thing: find('one'), way: 'mouse' });
  });

  test('asks about what is drawn anew meanwhile, and not about what is gone', () => {
    move('one');
    wait(200);
    find('one').replaceWith(find('one').cloneNode(true));
    wait(300);
    expect(asker.asked?.thing).toBe(find('one'));
    asker.close();
    move('four');
    wait(200);
    find('four').remove();
    wait(5000);
    expect(about()).toBeUndefined();
  });

  test('waits longer on what can be pressed', () => {
    move('three');
    wait(800);
    expect(about()).toBeUndefined();
    wait(200);
    expect(about()).toBe('three');
  });

  test('may go to the card, which stays; elsewhere it goes', () => {
    move('one');
    wait(500);
    move('none');
    wait(200);
    move('card');
    wait(5000);
    expect(about()).toBe('one');
    move('none');
    wait(250);
    expect(about()).toBe('one');
    wait(100);
    expect(about()).toBeUndefined();
  });

  test('goes on to the next thing sooner', () => {
    move('one');
    wait(500);
    move('two');
    wait(260);
    expect(about()).toBe('two');
  });

  test('that presses asks no more until it has left', () => {
    move('one');
    wait(500);
    point('pointerdown', 'one');
    expect(about()).toBeUndefined();
    move('one');
    wait(2000);
    expect(about()).toBeUndefined();
    move('none');
    move('one');
    wait(500);
    expect(about()).toBe('one');
  });

  test('that rests asks nothing when something else comes under it', () => {
    point('pointermove', 'none', { clientX: 7 });
    point('pointermove', 'one', { clientX: 7 });
    wait(5000);
    expect(about()).toBeUndefined();
  });

  test('asks nothing by itself if that is switched off, but the key does', () => {
    settings.explaining = false;
    move('one');
    wait(5000);
    expect(about()).toBeUndefined();
    type('i');
    expect(about()).toBe('one');
  });
});

test('what was begun before this was loaded is asked all the same', () => {
  end();
  end = asker.listen(move('one') as PointerEvent);
  wait(500);
  expect(about()).toBe('one');
  end();
  end = asker.listen(point('pointerdown', 'two', { pointerType: 'touch' }) as PointerEvent);
  wait(600);
  expect(asker.asked).toMatchObject({ about: 'two', way: 'finger' });
  end();
  asker.close();
  end = asker.listen(point('pointerup', 'two', { pointerType: 'touch' }) as PointerEvent);
  wait(600);
  expect(about()).toBeUndefined();
});

describe('Escape', () => {
  test('takes the card away without a movement, and means nothing else then', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    move('one');
    wait(500);
    expect(type('Escape').defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    expect(about()).toBeUndefined();
    move('one');
    wait(5000);
    expect(about()).toBeUndefined();
    type('Escape');
    expect(heard).toHaveBeenCalledOnce();
    move('none');
    move('one');
    wait(500);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(about()).toBeUndefined();
  });
});

describe('a finger', () => {
  const finger = (kind: string, id: string, clientX = 0) =>
    point(kind, id, { pointerType: 'touch', clientX });

  test('that rests asks, and its lifting presses nothing', () => {
    const pressed = vi.fn();
    find('three').addEventListener('click', pressed);
    finger('pointerdown', 'three');
    wait(600);
    expect(asker.asked).toMatchObject({ about: 'three', way: 'finger' });
    finger('pointerup', 'three');
    expect(point('click', 'three').defaultPrevented).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    wait(60_000);
    expect(about()).toBe('three');
  });

  test('that taps or moves presses or scrolls as ever', () => {
    const pressed = vi.fn();
    find('three').addEventListener('click', pressed);
    finger('pointerdown', 'three');
    wait(200);
    finger('pointerup', 'three');
    point('click', 'three');
    expect(pressed).toHaveBeenCalledOnce();
    finger('pointerdown', 'three');
    finger('pointermove', 'three', 30);
    wait(5000);
    expect(about()).toBeUndefined();
  });

  test('elsewhere takes the card away', () => {
    finger('pointerdown', 'one');
    wait(600);
    finger('pointerup', 'one');
    finger('pointerdown', 'card');
    expect(about()).toBe('one');
    finger('pointerdown', 'none');
    expect(about()).toBeUndefined();
  });
});

describe('the key', () => {
  test('explains what has the focus, leads on and back, and gives the focus back', () => {
    find('three').focus();
    type('i', 'three');
    expect(asker.asked).toMatchObject({ about: 'three', way: 'key' });
    find('link').focus();
    asker.go(1);
    expect(about()).toBe('four');
    asker.go(1);
    expect(about()).toBe('one');
    asker.go(-1, true);
    expect(about()).toBe('four');
    asker.go(1, true);
    expect(about()).toBe('one');
    move('two');
    wait(5000);
    expect(about()).toBe('one');
    type('Escape', 'link');
    expect(document.activeElement).toBe(find('three'));
    wait(5000);
    expect(about()).toBeUndefined();
  });

  test('means nothing where one types, with another key, or when keys are switched off', () => {
    type('i', 'field');
    type('i', 'one', { ctrlKey: true });
    settings.keys = false;
    type('i', 'one');
    expect(about()).toBeUndefined();
  });
});

describe('in another position', () => {
  test('the card stays with its thing, drawn anew or not, and goes with it', () => {
    type('i');
    find('one').outerHTML = '<p data-about="one" id="again"></p>';
    asker.renew();
    expect(asker.asked?.thing).toBe(find('again'));
    find('again').remove();
    asker.renew();
    expect(about()).toBeUndefined();
  });
});
