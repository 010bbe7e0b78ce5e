/** What somebody asks about: by resting the mouse or the focus on it, by a long press, or by a key. */
import { settings } from '../../shell/settings.svelte';
import { aboutOf, leap, sameThing, step, thingOf, thingsIn } from './things';

/** By resting on it, a card goes with the mouse or the focus; otherwise it stays until it is closed. */
export type Way = 'mouse' | 'focus' | 'finger' | 'key';

export interface Asked {
  readonly about: string;
  readonly thing: Element;
  readonly way: Way;
}

// Milliseconds
const REST = 450; // of the mouse on a thing
const LONG = 900; // on one that can be pressed: who aims is not disturbed
const NEXT = 250; // from card to card
const LEAVE = 300; // until a card goes: enough to come to it
const HOLD = 500; // of a finger
const WANDER = 10; // pixels that a finger may move meanwhile

export const KEY = 'i';
const PRESSED = 'button, [role=button], a';
const CARD = '[data-explains]';

export class Asker {
  asked = $state.raw<Asked | null>(null);
  #coming: ReturnType<typeof setTimeout> | undefined;
  #going: ReturnType<typeof setTimeout> | undefined;
  /** What was pressed or dismissed: it says nothing more until the mouse has left it. */
  #quiet: Element | null = null;
  #mouse = '';
  #finger: { x: number; y: number } | null = null;
  /** Whether the click that ends a long press is still to come. */
  #swallow = false;
  #opener: Element | null = null;

  constructor(readonly root: HTMLElement) {}

  /** Listens to the table; gives what ends that.  `begun` is what happened last before it. */
  listen(begun: PointerEvent | null = null): () => void {
    const ending = new AbortController();
    const on = <E extends Event>(name: string, call: (event: E) => void, capture = false): void =>
      this.root.addEventListener(name, call as (event: Event) => void, {
        capture,
        signal: ending.signal,
      });
    on('pointermove', (event: PointerEvent) => this.#move(event));
    on('pointerleave', () => this.#leave());
    on('pointerdown', (event: PointerEvent) => this.#down(event), true);
    for (const name of ['pointerup', 'pointercancel']) on(name, () => this.#lift());
    on('click', (event) => this.#click(event), true);
    on('contextmenu', (event) => this.#finger && event.preventDefault());
    on('focusin', (event: FocusEvent) => this.#focus(event));
    on('focusout', (event: FocusEvent) => this.#blur(event));
    // Escape dismisses wherever the focus is.
    const { signal } = ending;
    window.addEventListener('keydown', (event) => this.#key(event), { capture: true, signal });
    if (begun) this.#begin(begun);
    return () => {
      ending.abort();
      this.#stop();
    };
  }

  /** A mouse may have come to rest, or a finger be held, while this was loaded. */
  #begin(event: PointerEvent): void {
    if (!(event.target instanceof Element) || !this.root.contains(event.target)) return;
    if (event.type === 'pointermove') this.#move(event);
    if (event.type === 'pointerdown' && event.pointerType === 'touch') this.#down(event);
  }

  #wait(thing: Element): void {
    const wait = this.asked ? NEXT : thing.matches(PRESSED) ? LONG : REST;
    this.#coming = setTimeout(() => {
      const now = sameThing(this.root, thing); // it may have been drawn anew meanwhile
      if (now) this.#show(now, 'mouse');
    }, wait);
  }

  /** Takes the card away; what it had the focus for has it again. */
  close(): void {
    this.#stop();
    const opener = this.asked?.way === 'key' ? this.#opener : null;
    this.#quiet = opener ? thingOf(opener) : (this.asked?.thing ?? this.#quiet);
    this.asked = null;
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
  }

  /** Goes on to the next thing or the one before, or with a `far` step to another part of the table. */
  go(by: 1 | -1, far = false): void {
    if (!this.asked) return;
    const to = (far ? leap : step)(this.root, this.asked.thing, by);
    if (to) this.#show(to, this.asked.way);
  }

  /** Finds the thing again in another position; without it there is nothing to explain. */
  renew(): void {
    if (!this.asked) return;
    const { thing, way } = this.asked;
    const now = sameThing(this.root, thing);
    if (now === null) this.close();
    else if (now !== thing || aboutOf(now) !== this.asked.about) this.#show(now, way);
  }

  #show(thing: Element, way: Way): void {
    this.#stop();
    this.asked = { about: aboutOf(thing), thing, way };
  }

  #stop(): void {
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
    this.#going = undefined;
  }

  /** Does the card stay, whatever the mouse and the focus do? */
  get #stays(): boolean {
    return this.asked !== null && ['finger', 'key'].includes(this.asked.way);
  }

  #move(event: PointerEvent): void {
    if (event.pointerType === 'touch') return this.#wander(event);
    // What changes under a mouse that rests is not what somebody looks at.
    const at = `${event.clientX} ${event.clientY}`;
    if (at === this.#mouse || !settings.explaining || this.#stays) return;
    this.#mouse = at;
    if (isCard(event.target)) return this.#stop();
    const thing = thingOf(event.target);
    if (thing !== this.#quiet) this.#quiet = null;
    clearTimeout(this.#coming);
    if (thing !== null && thing === this.asked?.thing) return this.#stop();
    this.#leave();
    if (thing !== null && thing !== this.#quiet) this.#wait(thing);
  }

  #leave(): void {
    clearTimeout(this.#coming);
    if (this.asked?.way !== 'mouse') return;
    this.#going ??= setTimeout(() => this.close(), LEAVE);
  }

  #down(event: PointerEvent): void {
    this.#swallow = false;
    if (isCard(event.target)) return;
    this.close();
    const thing = thingOf(event.target);
    this.#quiet = thing;
    if (event.pointerType !== 'touch' || thing === null) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#coming = setTimeout(() => {
      this.#swallow = true;
      this.#show(thing, 'finger');
    }, HOLD);
  }

  #wander({ clientX, clientY }: PointerEvent): void {
    const from = this.#finger;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > WANDER) this.#lift();
  }

  #lift(): void {
    if (this.#finger === null) return;
    this.#finger = null;
    clearTimeout(this.#coming);
  }

  /** A long press asks; it is not a press besides. */
  #click(event: Event): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #focus({ target }: FocusEvent): void {
    if (isCard(target) || this.#stays) return;
    const thing = thingOf(target);
    const seen = target instanceof Element && target.matches(':focus-visible');
    if (thing === null || thing === this.#quiet || !seen || !settings.explaining) return;
    clearTimeout(this.#coming);
    this.#coming = setTimeout(() => this.#show(thing, 'focus'), LONG);
  }

  #blur({ relatedTarget }: FocusEvent): void {
    if (isCard(relatedTarget)) return;
    if (this.asked === null) clearTimeout(this.#coming);
    else if (this.asked.way === 'focus') this.close();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && this.asked) this.close();
    else if (event.key === KEY && this.#hears(event.target)) this.#ask();
    else {
      // Who goes on with something else has seen enough.
      if (!isCard(event.target) && !['Shift', 'Tab'].includes(event.key)) this.#dismiss();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #dismiss(): void {
    clearTimeout(this.#coming);
    if (this.asked && !this.#stays) this.close();
  }

  /** Do letters that are typed there mean keys of the table? */
  #hears(target: EventTarget | null): boolean {
    if (!settings.keys || !(target instanceof Element)) return false;
    if (target !== document.body && !this.root.contains(target)) return false;
    return target.closest('input, textarea, select, dialog') === null;
  }

  /** Explains what is looked at or has the focus; without that the first thing that there is. */
  #ask(): void {
    const { activeElement } = document;
    const all = thingsIn(this.root);
    const thing = this.asked?.thing ?? thingOf(activeElement) ?? all[0];
    if (!thing) return;
    if (!isCard(activeElement)) this.#opener = activeElement;
    this.#show(thing, 'key');
  }
}

const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CARD) !== null;
