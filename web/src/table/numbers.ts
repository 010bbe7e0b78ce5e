/** Numbers of the rules that a variant may have changed. */

type Numbers = Readonly<Record<string, number | readonly number[]>>;

/** The number of this key by which what a view shows is played; `usual` is the rulebook's. */
export function numberOf(
  view: { readonly variant?: Numbers | null },
  key: string,
  usual: number,
): number {
  const changed = view.variant?.[key];
  return typeof changed === 'number' ? changed : usual;
}
