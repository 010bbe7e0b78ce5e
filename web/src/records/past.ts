/** The past of a game that lies in a record: the server follows its moves as far as is wanted. */
import { api } from '../net/api';
import type { LateMove, Line, Moment, Moments } from '../net/protocol';
import type { Past } from '../review/past';

/** The line after its first moves. */
export function cutLine(line: Line, actions: number): Line {
  return { ...line, moves: (line.moves ?? []).slice(0, actions) };
}

/** `late` are the moves that the clock has made, as the record says. */
export function ofLine(line: Line, late: readonly LateMove[] = []): Past {
  const of = line.moves?.length ?? 0;
  const seats = new Map(late.map(({ actions, seat }) => [actions, seat]));
  return {
    async moments(watching): Promise<Moments> {
      const { steps } = await api.follow({ line, seat: watching });
      const marked = steps.map((step) => {
        const seat = seats.get(step.actions);
        return seat === undefined ? step : { ...step, timed_out: seat };
      });
      return { watching, steps: marked };
    },
    async moment(actions, watching): Promise<Moment> {
      const since = Math.max(0, actions - 1);
      const end = await api.follow({ line: cutLine(line, actions), seat: watching, since });
      const events = end.steps.at(-1)?.events ?? [];
      return { actions, of, version: actions, turn: end.turn, view: end.view, events };
    },
  };
}
