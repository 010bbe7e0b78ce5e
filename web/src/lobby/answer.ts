/** The answer to an invitation, with its words, where there is one. */
import { app } from '../shell/app.svelte';

export const answer = async () =>
  (await Promise.all([import('./Answer.svelte'), app.speak('match')]))[0];
