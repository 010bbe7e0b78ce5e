/** Something asked of the server: what it has answered, or why not. */
import { problemIn } from '../net/problems';
import type { Problem } from '../net/protocol';

export class Question<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);

  /** Ask; whether there was an answer. */
  async ask(what: () => Promise<T>): Promise<boolean> {
    try {
      this.value = await what();
      this.problem = null;
      return true;
    } catch (thrown) {
      this.problem = problemIn(thrown);
      return false;
    }
  }
}
