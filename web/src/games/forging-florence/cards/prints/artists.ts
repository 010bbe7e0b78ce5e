/** The portraits of all artists, as text; loaded together, for a table shows them together. */

const files = import.meta.glob<string>('./artists/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By key, such as "giotto". */
const portraits: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [
    path.slice('./artists/'.length, -'.svg'.length),
    svg,
  ]),
);

export default portraits;
