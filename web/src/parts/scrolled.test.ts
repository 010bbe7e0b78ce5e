// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { focusIfScrolled } from './scrolled';

afterEach(() => vi.unstubAllGlobals());

/** A box whose observer is told by hand how much of its content is in sight. */
function boxed(): { box: HTMLElement; see: (share: number) => void } {
  const box = document.createElement('div');
  box.append(document.createElement('div'));
  let told: (all: { intersectionRatio: number }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: typeof told) {
        told = call;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  focusIfScrolled(box);
  return { box, see: (share) => told([{ intersectionRatio: share }]) };
}

it('is reached by keyboard as long as some of it is out of sight', () => {
  const { box, see } = boxed();
  see(0.7);
  expect(box.getAttribute('tabindex')).toBe('0');
  see(1);
  expect(box.hasAttribute('tabindex')).toBe(false);
});
