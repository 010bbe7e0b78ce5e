/**
 * Whether somebody has this page in sight: it is shown, and was used within the last minutes.
 *
 * Lines to matches, which are there before this is loaded, are told by the event `sight` and find
 * the mark `data-away` on the document.
 */

/** Milliseconds without a key or a pointer, after which nobody is taken to be there. */
export const IDLE = 300_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

type Listener = (inSight: boolean) => void;

class Sight {
  #used = Date.now();
  #before = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<Listener>();

  get inSight(): boolean {
    return document.visibilityState !== 'hidden' && Date.now() - this.#used < IDLE;
  }

  /** Tells each change; returns what ends that. */
  follow(listener: Listener): () => void {
    if (this.#listeners.size === 0) this.#begin();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  #begin(): void {
    for (const sign of SIGNS) window.addEventListener(sign, this.#use, { passive: true });
    document.addEventListener('visibilitychange', this.#use);
    this.#before = this.inSight;
    this.#wait();
  }

  #end(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, this.#use);
    document.removeEventListener('visibilitychange', this.#use);
    clearTimeout(this.#timer);
  }

  readonly #use = (): void => {
    this.#used = Date.now();
    this.#tell();
  };

  /** Looks again when nobody may be there any more. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#tell();
        this.#wait();
      },
      Math.max(1000, this.#used + IDLE - Date.now()),
    );
  }

  #tell(): void {
    const now = this.inSight;
    if (now === this.#before) return;
    this.#before = now;
    if (now) delete document.documentElement.dataset['away'];
    else document.documentElement.dataset['away'] = '';
    window.dispatchEvent(new Event('sight'));
    for (const listener of this.#listeners) listener(now);
  }
}

export const sight = new Sight();
