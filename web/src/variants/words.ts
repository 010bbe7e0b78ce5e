/** All that is said of a game's variants. */
import type { VariantNumbers } from '../net/protocol';
import { app } from '../shell/app.svelte';
import { numbersOf } from './calls';

/** The numbers of a game once the words for them have come. */
export async function numbersInWords(game: string): Promise<VariantNumbers> {
  const topics = ['variants', game, `${game}-variant`].map((topic) => app.speak(topic));
  return (await Promise.all([numbersOf(game), ...topics]))[0];
}
