/** The story of a game in points: how everybody stood after each turn, and where that turned. */
import type { MomentStep } from '../../net/protocol';

/** The points by seat after so many actions, at the end of a turn. */
export interface Stand {
  actions: number;
  turn: number;
  scores: readonly number[];
}

/** A seat that came to lead alone, or that gained much at once. */
export interface Turning {
  kind: 'lead' | 'gain';
  seat: number;
  actions: number;
  turn: number;
  scores: readonly number[];
  /** What the seat gained in this step. */
  gain: number;
}

/** How everybody stood before the first action, and after each turn; the last is the end. */
export function course(steps: readonly MomentStep[]): Stand[] {
  const seats = steps[0]?.scores.length ?? 0;
  const first: Stand = { actions: 0, turn: 0, scores: Array<number>(seats).fill(0) };
  const ends = steps.filter((step, i) => step.turn !== steps[i + 1]?.turn);
  return [first, ...ends.map(({ actions, turn, scores }) => ({ actions, turn, scores }))];
}

/** Who has most points; null while several have. */
export function leader(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return scores.lastIndexOf(best) === first ? first : null;
}

/** What each step brought to a seat: the points after it less those before. */
function gains(steps: readonly MomentStep[]): Turning[] {
  return steps.flatMap((step, i) => {
    const before = steps[i - 1]?.scores ?? step.scores.map(() => 0);
    return step.scores.map((points, seat) => ({
      kind: 'gain' as const,
      seat,
      actions: step.actions,
      turn: step.turn,
      scores: step.scores,
      gain: points - (before[seat] ?? 0),
    }));
  });
}

/** Each time that another seat than before came to lead alone. */
export function leads(steps: readonly MomentStep[]): Turning[] {
  let last: number | null = null;
  const found = gains(steps).filter(({ seat, scores }) => {
    if (seat !== leader(scores) || seat === last) return false;
    last = seat;
    return true;
  });
  return found.map((one) => ({ ...one, kind: 'lead' }));
}

/** The turning points, in their order: the last changes of the lead, and the greatest gains. */
export function turnings(steps: readonly MomentStep[], most: number): Turning[] {
  const changes = leads(steps).slice(-most);
  const free = most - changes.length;
  const greatest = gains(steps)
    .filter(({ gain, actions }) => gain > 0 && !changes.some((one) => one.actions === actions))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, free);
  return [...changes, ...greatest].sort((a, b) => a.actions - b.actions);
}

/** The greatest gain of all, and for how many turns each seat led alone. */
export function records(steps: readonly MomentStep[]): { gain: Turning | null; led: number[] } {
  const stands = course(steps).slice(1);
  const best = gains(steps).reduce<Turning | null>(
    (most, one) => (one.gain > (most?.gain ?? 0) ? one : most),
    null,
  );
  const led = (steps[0]?.scores ?? []).map(
    (_, seat) => stands.filter(({ scores }) => leader(scores) === seat).length,
  );
  return { gain: best, led };
}
