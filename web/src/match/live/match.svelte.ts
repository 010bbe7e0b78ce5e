/** A match that is looked at: its table, its line, and what can be sent. */
import { alone, mayMove, passTo } from './hotseat';
import { type Answering, InFlight, type Outcome } from '../../net/inflight';
import type { Command, Foreseen, Problem, Reply } from '../../net/protocol';
import { address, MatchSocket, type LineState } from '../../net/socket';
import type { Table } from '../../net/store';
import { settings } from '../../shell/settings.svelte';
import { Pace } from './pace';
import { see, lastSeen } from './seen';

export class Match {
  readonly id: string;
  /** The newest that is known. */
  table = $state.raw<Table | null>(null);
  /** What is shown: others' moves one after the other, however fast they came. */
  shown = $state.raw<Table | null>(null);
  /** The version up to which this browser had seen the match, where more has happened since. */
  missed = $state<number | null>(null);
  /** How many steps of others one can go back, and how many are still to be shown. */
  left = $state.raw({ back: 0, on: 0 });
  paused = $state(false);
  line = $state.raw<LineState>({ kind: 'connecting' });
  /** True while something that changes the match is on its way. */
  busy = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** When the present situation came, in the browser's own milliseconds. */
  since = $state(0);

  readonly connected = $derived(this.line.kind === 'connected');
  readonly passTo = $derived(this.table === null ? null : passTo(this.table));
  /** Has all that is known been shown? */
  readonly upToDate = $derived(this.shown?.situation === this.table?.situation);
  /** Can the last decision be taken back without asking anybody? */
  readonly mayUndo = $derived(
    this.connected && this.upToDate && this.table !== null && mayUndo(this.table),
  );
  readonly canMove = $derived(
    this.connected && this.upToDate && this.table !== null && mayMove(this.table),
  );

  readonly #line: MatchSocket;
  readonly #inFlight = new InFlight((command) => this.#line.send(command));
  readonly #pace = new Pace<Table>(
    (table) => this.#look(table),
    () => settings.speed,
  );
  #perspective: number | null = null; // the seat that was asked to be watched
  #changes = 0; // that were sent
  #away = true; // nobody has looked yet, or the page is out of sight

  constructor(id: string) {
    this.id = id;
    this.#line = new MatchSocket(address(id), {
      frame: (table, frame) => this.#frame(table, frame),
      state: (state) => this.#state(state),
      synced: () => this.#synced(),
    });
    document.addEventListener('visibilitychange', this.#turn);
  }

  /** Comes again, as the person that this browser has become. */
  reconnect(): void {
    this.#line.reconnect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#turn);
    this.#pace.stop();
    this.#line.close();
  }

  /** Shows how things stand now. */
  catchUp(): void {
    this.paused = false;
    this.#pace.catchUp();
    this.left = this.#pace.left;
  }

  /** Keeps what comes next waiting until the function that it gives is called. */
  hold(): () => void {
    this.#pace.halt();
    return () => {
      if (!this.paused) this.play();
    };
  }

  /** What others do is shown no further until `play`, or a step by hand. */
  pause(): void {
    this.paused = true;
    this.#pace.halt();
  }

  /** Goes on by itself, from where one is. */
  play(): void {
    this.paused = false;
    this.#pace.resume();
    this.left = this.#pace.left;
  }

  /** Shows what was shown before. */
  stepBack(): void {
    this.paused = true;
    this.#pace.stepBack();
    this.left = this.#pace.left;
  }

  /** Shows the next of what others have done. */
  stepOn(): void {
    this.paused = true;
    this.#pace.stepOn();
    this.left = this.#pace.left;
  }

  /** What has been missed is no news any more. */
  caughtUp(): void {
    this.missed = null;
  }

  act(action: number): void {
    this.#change((id, version) => ({ type: 'move', id, version, action }));
  }

  /** Takes back at once; what was revealed since is no obstacle where only bots would be asked. */
  undo(): void {
    if (this.table?.situation.undo.free) {
      this.#change((id, version) => ({ type: 'undo', id, version }));
    } else this.propose('undo');
  }

  propose(what: 'undo' | 'abandon' | 'pause'): void {
    this.#change((id, version) => ({ type: 'propose', id, version, what }));
  }

  /** Lets the clocks run on after a pause. */
  resume(): void {
    this.#change((id) => ({ type: 'resume', id }));
  }

  answer(proposal: number, yes: boolean): void {
    this.#change((id) => ({ type: 'answer', id, proposal, yes }));
  }

  /** Why moves, in the game's notation, are not possible; null if nobody can tell now. */
  async why(moves: readonly string[]): Promise<readonly (Problem | null)[] | null> {
    const version = this.table?.situated;
    if (version === undefined) return null;
    const outcome = await this.#inFlight.send((id) => ({
      type: 'why',
      id,
      version,
      moves: [...moves],
    }));
    return outcome.kind === 'told' ? outcome.problems : null;
  }

  /** What a move, in the game's notation, would change; null if nobody can tell now. */
  async whatIf(move: string): Promise<Foreseen | null> {
    const version = this.table?.situated;
    if (version === undefined || this.busy || !this.canMove) return null; // it would be too late
    const outcome = await this.#inFlight.send((id) => ({ type: 'what-if', id, version, move }));
    return outcome.kind === 'foreseen' ? outcome.foreseen : null;
  }

  say(text: string): Promise<Outcome> {
    return this.#inFlight.send((id) => ({ type: 'say', id, text }));
  }

  /** Looks from the perspective of one of one's own seats; null covers everything hidden. */
  watch(seat: number | null): void {
    this.#perspective = seat;
    void this.#inFlight.send((id) => ({ type: 'watch', id, seat }));
  }

  #change(make: (id: number, version: number) => Command): void {
    const version = this.table?.situated;
    if (version === undefined || this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#changes += 1;
    const change = this.#changes;
    void this.#inFlight
      .send((id) => make(id, version))
      .then((outcome) => this.#decided(change, outcome));
  }

  #decided(change: number, outcome: Outcome): void {
    if (change === this.#changes) this.busy = false;
    if (outcome.kind === 'unsent') this.refusal = { reason: 'unsent', message: 'not connected' };
    if (outcome.kind === 'refused') this.refusal = outcome.problem;
  }

  #frame(table: Table | null, frame: Reply): void {
    if (answers(frame)) this.#inFlight.answered(frame);
    if (table === this.table) return;
    if (table?.situation !== this.table?.situation) this.since = performance.now();
    if (frame.type === 'step') this.refusal = null;
    // What was sent is decided, carried out or too late, though its answer is still on its way:
    // a key that is pressed at once must not be lost.
    if (table?.situated !== this.table?.situated) this.busy = false;
    this.table = table;
    this.#follow(table, frame);
    this.#cover();
  }

  /** Shows a table: what others do one after the other, all else at once. */
  #follow(table: Table | null, frame: Reply): void {
    if (table === null) return;
    const own = this.shown === null || mayMove(this.shown) || passTo(table) !== null;
    if (table.situation === this.shown?.situation) this.#look(table);
    else if (frame.type === 'step' && !own && !this.#away) this.#pace.follow(table);
    else if (frame.type === 'step' || frame.type === 'hello') this.#pace.leap(table);
    this.left = this.#pace.left;
  }

  #look(table: Table): void {
    this.shown = table;
    this.left = this.#pace.left;
    if (document.visibilityState === 'hidden') return;
    if (this.#away) this.#comeBack(table);
    see(this.id, table.version);
  }

  /** Who comes back is told where there is more than the last thing to be told. */
  #comeBack(table: Table): void {
    this.#away = false;
    const before = lastSeen(this.id);
    // What is over is told by its result; a review has all the rest.
    if (before === null || this.missed !== null || table.match.status === 'over') return;
    const news = table.log.filter((step) => step.version > before && step.events.length > 0);
    const late = news.some(({ timed_out }) => table.yours.some((seat) => seat === timed_out));
    if ((news.length > 1 || late) && table.situation.view !== null) this.missed = before;
  }

  readonly #turn = (): void => {
    if (document.visibilityState === 'hidden') this.#away = true;
    else if (this.table !== null) this.#pace.leap(this.table);
  };

  /** Once the next turn is another's at this device, nothing hidden stays on the screen. */
  #cover(): void {
    if (this.table === null || passTo(this.table) === null) return;
    if (this.table.situation.watching !== null && this.#perspective !== null) this.watch(null);
  }

  #state(state: LineState): void {
    this.line = state;
    if (state.kind !== 'connected') this.#inFlight.broke();
    if (state.kind === 'lost') this.#inFlight.synced();
  }

  /** A new line has covered all seats again; who was looking goes on looking, if still in turn. */
  #synced(): void {
    this.#inFlight.synced();
    if (this.table === null || this.#perspective === null) return;
    const next = passTo(this.table);
    if (next !== null && next !== this.#perspective) this.#perspective = null;
    else if (this.table.situation.watching !== this.#perspective) this.watch(this.#perspective);
  }
}

function answers(frame: Reply): frame is Answering {
  return ['done', 'refused', 'reasons', 'foreseen'].includes(frame.type);
}

function mayUndo(table: Table): boolean {
  const { free, ask } = table.situation.undo;
  return free || (ask && alone(table));
}
