/** What explains the things of the game, with its words: loaded when somebody first asks. */
import { app } from '../../shell/app.svelte';

export async function loadExplanations(): Promise<typeof import('./explain/explanations')> {
  const [found] = await Promise.all([import('./explain/explanations'), app.speak('explain')]);
  return found;
}
