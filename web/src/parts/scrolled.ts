const WHOLE = 0.98; // of the content in sight: parts of a point are no reason to scroll

/** A box that the Tab key comes to while it has to be scrolled to see all of its one child. */
export function focusIfScrolled(box: HTMLElement): (() => void) | undefined {
  const content = box.firstElementChild;
  if (content === null || !('IntersectionObserver' in window)) return undefined;
  const announce = (all: readonly IntersectionObserverEntry[]): void => {
    const last = all.at(-1);
    if (last === undefined) return;
    if (last.intersectionRatio < WHOLE) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watching = new IntersectionObserver(announce, { root: box, threshold: WHOLE });
  watching.observe(content);
  return () => watching.disconnect();
}
