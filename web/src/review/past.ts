/** Where a review takes the past of a game from. */
import { api } from '../net/api';
import type { Moment, Moments } from '../net/protocol';

export interface Past {
  /** All that has happened, as the seat (null: a spectator) knows it. */
  moments(watching: number | null): Promise<Moments>;
  /** The table after so many actions, for the same eyes. */
  moment(actions: number, watching: number | null): Promise<Moment>;
}

/** The past of a match on this server. */
export function ofMatch(id: string): Past {
  return {
    moments: (watching) => api.moments(id, watching),
    moment: (actions, watching) => api.moment(id, actions, watching),
  };
}
