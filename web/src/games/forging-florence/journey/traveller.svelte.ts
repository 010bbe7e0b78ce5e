/** Carries out what goes on by itself: the die without a choice before it, a journey step by step. */
import { keepPlan, planOf } from '../../../shell/plans';
import { settings } from '../../../shell/settings.svelte';
import type { TableProps } from '../../../table/contract';
import type { Event, Hex, View } from '../types';
import type { Speech } from '../speech';
import { aimAt, boundText, type Aim } from './aims';
import { deeds, goals, nextStep, type Journey, type Step } from './journey';
import { dieToThrow } from './throwing';

const PAUSE = 420; // milliseconds between two steps, so that one can see them

type Table = TableProps<View, Event>;

/** What speaks of a journey, changes it or gives it up. */
export type Setting = Pick<Traveller, 'able' | 'journey' | 'halt' | 'setOut' | 'giveUp'>;

export class Traveller {
  #journey = $state.raw<Journey | null>(null);
  /** After taking something back nothing goes on by itself until somebody decides. */
  #held = $state(false);
  /** What could be done when somebody decided last. */
  #known: readonly string[] = [];
  readonly #table: () => Table;

  /** To be made as a part of the table: what it carries out ends with it. */
  constructor(table: () => Table) {
    this.#table = table;
    const { keep } = table();
    this.#journey = keep === undefined ? null : parse(planOf(keep));
    $effect(() => {
      const next = this.#next;
      if (table().busy || !this.#goes || next?.kind !== 'act') return;
      if (settings.speed === 'at-once') return void this.#carryOut(next);
      const timer = setTimeout(() => this.#carryOut(next), PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!table().busy && this.#next?.kind === 'over') this.#set(null);
    });
  }

  get journey(): Journey | null {
    return this.#journey?.done ? null : this.#journey;
  }

  /** Can somebody set out here at all? */
  readonly able = $derived.by(() => this.#table().keep !== undefined && this.#mine !== null);

  /** Why a journey does not go on though it could be its turn; null if it does. */
  readonly halt = $derived.by(() => {
    if (this.journey === null || !this.#table().canMove) return null;
    if (this.#held) return 'held';
    return this.#next?.kind === 'halt' ? this.#next.why : null;
  });

  readonly #mine = $derived.by(() => {
    const { view, watching } = this.#table();
    return view.phase === 'over' ? null : watching;
  });

  readonly #next: Step | null = $derived.by(() => {
    const { view, canMove, keep } = this.#table();
    if (!canMove || !keep || this.#held) return null;
    if (this.#journey !== null) return nextStep(view, this.#journey);
    const action = dieToThrow(view);
    return action === null ? null : { kind: 'act', action, deed: false };
  });

  /** Whether the next step needs nobody; what was refused is not tried again and again. */
  readonly #goes = $derived.by(() => this.#next?.kind === 'act' && this.#table().refusal === null);

  /** Somebody sets out, or changes the aim. */
  setOut({ to, deed }: Aim): void {
    if (!this.able) return;
    this.#held = false;
    const now = this.#deciding ? deeds(this.#table().view) : this.#known;
    this.#set({ to, deed, known: now });
  }

  /** The hexes where the journey ends. */
  readonly ends: readonly string[] = $derived.by(() =>
    this.journey === null ? [] : goals(this.#table().view, this.journey.to),
  );

  /** What it means to press a hex that is not the end of this very walk. */
  aimAt(hex: Hex): Aim | null {
    const { view, watching } = this.#table();
    return this.able && watching !== null ? aimAt(view, watching, hex) : null;
  }

  /** Where somebody is bound for, in words; empty without a journey. */
  text(speech: Speech): string {
    const { view, watching } = this.#table();
    return boundText(speech, view, watching ?? view.active, this);
  }

  giveUp(): void {
    this.#set(null);
  }

  /** Goes on in spite of what is new, or after something was taken back. */
  goOn(): void {
    if (this.#journey === null) return;
    this.#held = false;
    const known = [...this.#journey.known, ...deeds(this.#table().view)];
    this.#set({ ...this.#journey, known: [...new Set(known)] });
  }

  /** The table as its parts are given it: who decides lets the journey wait or go on. */
  readonly table: Table = $derived.by(() => {
    const table = this.#table();
    const { act, undo } = table;
    return {
      ...table,
      busy: table.busy || this.#goes,
      act: (action: number) => {
        this.#decide();
        act(action);
      },
      ...(undo && {
        undo: () => {
          this.#held = true;
          undo();
        },
      }),
    };
  });

  get #deciding(): boolean {
    const { canMove, view } = this.#table();
    return canMove && view.phase === 'acting';
  }

  #decide(): void {
    this.#held = false;
    if (!this.#deciding) return;
    this.#known = deeds(this.#table().view);
    if (this.#journey) this.goOn();
  }

  #carryOut({ action, deed }: { action: number; deed: boolean }): void {
    if (this.#deciding) this.#known = deeds(this.#table().view);
    if (deed && this.#journey) this.#set({ ...this.#journey, done: true });
    this.#table().act(action);
  }

  #set(journey: Journey | null): void {
    this.#journey = journey;
    const { keep } = this.#table();
    if (keep !== undefined) keepPlan(keep, journey === null ? null : JSON.stringify(journey));
  }
}

/** A journey as it was written down; null for what is none. */
function parse(text: string | null): Journey | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Journey> | null;
    const sound =
      typeof found?.to === 'string' && typeof found.deed === 'string' && Array.isArray(found.known);
    return sound ? (found as Journey) : null;
  } catch {
    return null; // somebody else's text under our key
  }
}
