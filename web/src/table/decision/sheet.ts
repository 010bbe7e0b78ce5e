/** How far the sheet of a narrow screen comes up: its place and its height are the table's. */

/** Says in `--need` on the prompt how high its content is, while it may come up at all. */
export function pull(
  up: boolean,
  whole: boolean,
): (content: HTMLElement) => (() => void) | undefined {
  return (content) => {
    const sheet = content.closest<HTMLElement>('section.prompt');
    if (!sheet || typeof ResizeObserver === 'undefined') return undefined;
    const tell = (): void =>
      sheet.style.setProperty('--need', `${up ? Math.ceil(need(content, whole)) : 0}px`);
    const watching = new ResizeObserver(tell);
    watching.observe(content);
    return () => watching.disconnect();
  };
}

/** The height of the content, unless the whole is wanted without what can be done without. */
function need(content: HTMLElement, whole: boolean): number {
  const spare = whole ? null : content.querySelector<HTMLElement>('[data-spare]');
  return spare ? spare.offsetTop : content.offsetHeight;
}
