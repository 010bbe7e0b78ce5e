/** The token of a network bot that was made last; it outlives the waiting room, for the match may begin by it. */
import { api } from '../../net/api';
import type { SeatToken } from '../../net/protocol';

class BotToken {
  made = $state.raw<(SeatToken & { match: string }) | null>(null);

  /** Gives an open seat to a network bot, or another token to the one that sits there. */
  async make(match: string, seat: number): Promise<void> {
    this.made = { match, ...(await api.token(match, seat)) };
  }

  dismiss(): void {
    this.made = null;
  }
}

export const botToken = new BotToken();
