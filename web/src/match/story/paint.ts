/** A game's result as a picture to keep: the winners with their crests, everybody's points, their course. */
import { colour } from '../../parts/seats';
import { heightOf, scale, widthOf } from './chart';
import type { Stand } from './course';

export interface Subject {
  title: string;
  /** Who has won, in a sentence. */
  winner: string;
  /** The date, as people write it. */
  date: string;
  /** The seats in the order of their places, with their names and points. */
  ranks: readonly { seat: number; name: string; points: number; place: number }[];
  stands: readonly Stand[];
}

export const SIZE = { width: 1200, height: 675 };
const FIELD = { width: 600, height: 330 };
const CORNER = { x: 540, y: 260 };

/** Paints on a canvas of `SIZE`, in the colours of the page. */
export async function paint(canvas: HTMLCanvasElement, subject: Subject): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  await document.fonts.ready;
  const seats = subject.ranks.map(({ seat }) => seat);
  const shields = new Map(
    await Promise.all(seats.map(async (seat) => [seat, await shield(seat)] as const)),
  );
  ground(pen);
  write(pen, subject.title, 60, 92, '400 34px', 'ink2');
  write(pen, subject.winner, 60, 178, '500 72px', 'ink', SIZE.width - 120);
  subject.ranks.forEach(({ seat, name, points, place }, i) => {
    const y = 300 + i * 68;
    const image = shields.get(seat);
    const wide = place === 1 ? 48 : 36;
    if (image) pen.drawImage(image, 84 - wide / 2, y - wide * 0.72, wide, (wide * 7) / 6);
    write(pen, name, 124, y, `${place === 1 ? 600 : 400} 32px`, 'ink', 270);
    write(pen, `${points}`, 470, y, '700 34px', 'ink', 90, 'right');
  });
  chart(pen, subject);
  write(pen, `Signoria · ${subject.date}`, 60, 636, '400 24px', 'ink2');
}

/** A colour of the page, as it is in the present theme. */
export function tone(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = tone('page');
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.strokeStyle = tone('ink');
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, SIZE.width - 48, SIZE.height - 48);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  widest?: number,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = `${font} 'EB Garamond', Georgia, serif`;
  pen.fillStyle = tone(ink);
  pen.textAlign = align;
  pen.fillText(text, x, y, widest);
}

/** Everybody's points over time: dark lines, and the colours on them. */
function chart(pen: CanvasRenderingContext2D, { stands, ranks }: Subject): void {
  const { most, marks } = scale(stands);
  pen.lineJoin = 'round';
  for (const mark of marks) {
    const y = CORNER.y + heightOf(FIELD, most, mark);
    stroke(pen, [[CORNER.x, y] as const, [CORNER.x + FIELD.width, y] as const], tone('hair'), 2);
  }
  for (const { seat } of [...ranks].reverse()) {
    const points = stands.map(
      ({ scores }, i) =>
        [
          CORNER.x + widthOf(FIELD, stands, i),
          CORNER.y + heightOf(FIELD, most, scores[seat] ?? 0),
        ] as const,
    );
    stroke(pen, points, tone('outline'), 9);
    stroke(pen, points, tone(colour(seat)), 6);
  }
}

function stroke(
  pen: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  ink: string,
  wide: number,
): void {
  pen.strokeStyle = ink;
  pen.lineWidth = wide;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

/** A seat's shield, out of the page's own drawings. */
async function shield(seat: number): Promise<HTMLImageElement> {
  const name = colour(seat);
  const [drawing, clip] = [`shield-${name}`, 'ks'].map((id) => document.getElementById(id));
  const [fill, mark, line] = [tone(name), tone(`${name}-mark`), tone('outline')];
  const style = `.pc{fill:${fill};stroke:${line}}.m{fill:none;stroke:${mark}}.mf{fill:${mark};stroke:none}`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="280" viewBox="0 0 24 28">` +
      `<style>${style}</style>${clip?.outerHTML ?? ''}${drawing?.innerHTML ?? ''}</svg>`,
  )}`;
  await image.decode();
  return image;
}
