import { untrack } from 'svelte';

import type { MomentStep } from '../net/protocol';
import { here, writeAddress } from '../shell/address';
import type { Review } from './review.svelte';

const SETTLED = 400; // milliseconds at a moment until the address names it

/**
 * The address names the moment that is looked at, and whoever changes it, or goes back, comes to the
 * moment that it names.
 */
export function readAddress(
  review: Review,
  moment: () => string | null,
  start: (steps: readonly MomentStep[]) => number,
): void {
  $effect(() => {
    void moment();
    untrack(() => review.steps && review.go(start(review.steps)));
  });
  $effect(() => {
    const { pathname, search } = here();
    const address = writeAddress(`${pathname}${search}#${review.at}`);
    if (review.steps === null) return;
    const timer = setTimeout(() => history.replaceState(null, '', address), SETTLED);
    return () => clearTimeout(timer);
  });
}
