/** What browsers have and jsdom lacks. */

/** Without a layout everything is in sight. */
class EverythingInSight {
  constructor(private readonly told: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.told([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
}

if (!('IntersectionObserver' in globalThis)) {
  globalThis.IntersectionObserver = EverythingInSight as unknown as typeof IntersectionObserver;
}
