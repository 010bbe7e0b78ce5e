/** A scoring as a moment: what opens, what counts, who gets what and why (C5). */
import type { SceneData } from '../../../table/scene/scene';
import { emblem } from '../names';
import { scoreLine, scoring } from '../text/narrate';
import type { Speech } from '../speech';
import type { EventOf } from '../types';
import { lit, pieceOf } from './lit';
import { ties } from './ties';

export function sceneOf(speech: Speech, event: EventOf<'scored'>, tiles: number): SceneData {
  const { category, lines, tile } = event;
  const { area, places } = lit(category);
  const origin = `[data-place="tile-${(tile ?? 0) - 1}"]`;
  return {
    title: scoring(speech, event, tiles),
    emblem: emblem(category),
    origin,
    lit: tile === null ? places : [...places, origin],
    area,
    rows: lines.map((line) => ({
      seat: line.seat,
      place: line.place,
      text: scoreLine(speech, line, category),
      piece: pieceOf(category),
      count: line.cubes,
      points: line.points,
    })),
    notes: lines.length > 0 ? ties(speech, lines) : [speech.say('event-scored-nobody')],
  };
}
