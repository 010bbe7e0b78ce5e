/** Every drawing of an artist and of a piece, as text; loaded together, when a table is shown. */

const files = import.meta.glob<string>('./*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** From "artists/giotto" to the drawing. */
const prints: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [path.slice('./'.length, -'.svg'.length), svg]),
);

export default prints;
