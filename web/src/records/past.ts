/** The past of a game that lies in a record: the server follows its moves as far as is wanted. */
import { api } from '../api';
import type { Line, Moment, Moments } from '../protocol';
import type { Past } from '../review/past';

/** The line after its first moves. */
export function cut(line: Line, actions: number): Line {
  return { ...line, moves: (line.moves ?? []).slice(0, actions) };
}

export function ofLine(line: Line): Past {
  const of = line.moves?.length ?? 0;
  return {
    async moments(watching): Promise<Moments> {
      const { steps } = await api.follow({ line, seat: watching });
      return { watching, steps };
    },
    async moment(actions, watching): Promise<Moment> {
      const since = Math.max(0, actions - 1);
      const end = await api.follow({ line: cut(line, actions), seat: watching, since });
      const events = end.steps.at(-1)?.events ?? [];
      return { actions, of, version: actions, turn: end.turn, view: end.view, events };
    },
  };
}
