/** What is to be heard at a table, if sounds are wanted; what makes them is loaded with the first. */
import { settings } from '../shell/settings.svelte';
import type { Sound } from './recipes';

export type { Sound } from './recipes';

/**
 * Lets a sound be heard, so many milliseconds later, unless somebody would rather have none.  Of a
 * page out of sight only that it is one's turn is heard.  Before somebody has touched the page no
 * browser lets anything be heard.
 */
export function hear(sound: Sound, later = 0): void {
  const seen = document.visibilityState === 'visible' || sound === 'turn';
  if (settings.sounds && seen && !isUntouched()) void sample(sound, later);
}

/** Nothing was pressed here yet; a browser that does not say so may have been touched. */
function isUntouched(): boolean {
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation !== undefined && !activation.hasBeenActive;
}

/** The same for who asks for it, whatever is wanted otherwise. */
export async function sample(sound: Sound, later = 0): Promise<void> {
  const { play } = await import('./synth');
  play(sound, settings.volume / 100, later / 1000);
}
