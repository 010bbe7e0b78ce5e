/** What has happened since somebody last looked: the steps at which it is told, one by one. */
import type { MomentStep } from '../../net/protocol';

/** A moment to be shown, and what led to it. */
export interface Stop {
  /** How many actions had been taken then. */
  readonly actions: number;
  readonly text: string;
}

/** The stops after a version, with a `mark` behind what the clock has decided; what goes without saying is shown together with what follows. */
export function stops(
  steps: readonly MomentStep[],
  since: number,
  tell: (events: readonly unknown[]) => readonly string[],
  mark = '',
): Stop[] {
  const found: Stop[] = [];
  for (const { actions, version, events, timed_out } of steps) {
    const text = version > since ? tell(events).join(' ') : '';
    const late = (timed_out ?? null) !== null && mark !== '';
    if (text !== '') found.push({ actions, text: late ? `${text} ${mark}` : text });
  }
  return found;
}

/** How many actions had been taken at a version. */
export function actionsAt(steps: readonly MomentStep[], version: number): number {
  return steps.findLast((step) => step.version <= version)?.actions ?? 0;
}
