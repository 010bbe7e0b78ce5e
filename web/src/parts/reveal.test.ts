// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reveal } from './reveal';

const [TALL, HIGH] = [100, 40]; // the box that scrolls, and what lies in it

/** A box that scrolls, with buttons one below the other of which one is marked. */
function lay(marked: number, folded = false): HTMLElement {
  const buttons = [0, 1, 2, 3].map(
    (i) => `<button ${i === marked ? 'class="wanted"' : ''}></button>`,
  );
  const inner = folded ? `<details>${buttons.join('')}</details>` : buttons.join('');
  document.body.innerHTML = `<main><div style="overflow-y: auto">${inner}</div></main>`;
  const box = document.querySelector('div') ?? document.body;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 200, TALL);
  document.querySelectorAll('button').forEach((one, i) => {
    one.getBoundingClientRect = () => new DOMRect(0, i * HIGH - box.scrollTop, 100, HIGH);
  });
  return box;
}

const scrolled = vi.fn();
let over: Element | null = null;

beforeEach(() => {
  over = null;
  Element.prototype.scrollIntoView = scrolled;
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('details:not([open]), [hidden]') === null;
  };
  document.elementFromPoint = () => over ?? document.querySelector('.wanted');
});
afterEach(() => {
  scrolled.mockReset();
  document.body.innerHTML = '';
});

test('what is cut off by the box around it is seen whole, and nothing else moves', () => {
  const box = lay(2); // from 80 to 120
  reveal(document.body);
  expect(box.scrollTop).toBe(20);
  expect(scrolled).not.toHaveBeenCalled();
  reveal(document.body);
  expect(box.scrollTop).toBe(20);
  box.scrollTop = 110;
  reveal(document.body);
  expect(box.scrollTop).toBe(80);
});

test('what something else lies over is scrolled to', () => {
  lay(0);
  over = document.body;
  reveal(document.body);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('what is folded opens if nothing else is marked', () => {
  lay(1, true);
  reveal(document.body);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('for what is in an area that is not shown nothing moves', () => {
  const box = lay(1);
  const marked = document.querySelector<HTMLElement>('.wanted');
  marked?.setAttribute('hidden', '');
  if (marked) marked.getBoundingClientRect = () => new DOMRect();
  box.scrollTop = 30;
  box.getBoundingClientRect = () => new DOMRect(0, 50, 200, TALL);
  reveal(document.body);
  expect([box.scrollTop, scrolled.mock.calls.length]).toEqual([30, 0]);
});

test('where nothing is marked nothing happens', () => {
  const box = lay(9);
  reveal(document.body);
  expect([box.scrollTop, scrolled.mock.calls.length]).toEqual([0, 0]);
});
