/** Who of several with equally many cubes is ahead, and why (C5.6), in words. */
import type { Speech } from '../speech';
import type { Line } from '../types';

/** A sentence for each tie that was decided, and one for those who share; best first. */
export function ties(speech: Speech, lines: readonly Line[]): string[] {
  return [
    ...lines.flatMap((line, i) => tieLines(speech, lines[i - 1], line, lines)),
    ...sharing(lines).map((group) =>
      speech.say('tie-shared', {
        players: listLines(speech, group),
        points: group[0]?.points ?? 0,
      }),
    ),
  ];
}

/** Who is ahead of whom by what; who shares is behind an equal by the sum alone. */
function tieLines(
  speech: Speech,
  ahead: Line | undefined,
  behind: Line,
  lines: readonly Line[],
): string[] {
  if (ahead?.cubes !== behind.cubes || ahead.place === behind.place) return [];
  const equal = lines.filter((line) => line.place === behind.place);
  const values = { ahead: speech.seat(ahead.seat), behind: listLines(speech, equal) };
  return [speech.say(`tie-${behind.tie === 'shared' ? 'sum' : behind.tie}`, values)];
}

/** The lines of each place that several share. */
function sharing(lines: readonly Line[]): Line[][] {
  const shared = lines.filter((line) => line.tie === 'shared');
  const places = [...new Set(shared.map((line) => line.place))];
  return places.map((place) => shared.filter((line) => line.place === place));
}

function listLines(speech: Speech, lines: readonly Line[]): string {
  return speech.words.listed(lines.map((line) => speech.seat(line.seat)));
}
