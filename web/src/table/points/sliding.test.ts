// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { slide, tops } from './sliding';

const HEIGHT = 30;

/** A table's body whose rows stand below each other, and what is animated in it. */
function table(): { body: HTMLElement; moved: Map<Element, string> } {
  const body = document.createElement('tbody');
  const moved = new Map<Element, string>();
  for (const name of ['Ann', 'Ben', 'Eve']) {
    const row = document.createElement('tr');
    row.id = name;
    row.getBoundingClientRect = () =>
      ({ top: [...body.children].indexOf(row) * HEIGHT }) as DOMRect;
    body.append(row);
  }
  const animate = function (this: Element, frames: Keyframe[]): void {
    moved.set(this, String(frames[0]?.['transform']));
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(Element.prototype, { animate });
  return { body, moved };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

it('lets rows come from where they stood, and leaves the others alone', () => {
  const { body, moved } = table();
  const [ann, ben] = body.children as unknown as [Element, Element];
  const before = tops(body);
  body.insertBefore(ben, ann);
  slide(body, before);
  expect([...moved]).toEqual([
    [ben, 'translateY(30px)'],
    [ann, 'translateY(-30px)'],
  ]);
});

it('moves nothing for who wants no motion', () => {
  const { body, moved } = table();
  const before = tops(body);
  body.append(body.children[0] as Element);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  slide(body, before);
  expect(moved.size).toBe(0);
});
