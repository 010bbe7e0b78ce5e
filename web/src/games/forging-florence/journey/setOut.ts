/** Setting out in words: the aims with their numbers, and what is typed of them. */
import type { Speech } from '../speech';
import type { View } from '../types';
import { byName } from '../board/ways';
import { aimAt, aims, aimText, boundText, farText, type Aim } from './aims';
import type { Setting } from './traveller.svelte';

/** Sets out for the aim with this number or the hex with these coordinates; `0` gives up. */
export function setOutTexts(
  speech: Speech,
  view: View,
  traveller: Setting,
  rest: string,
): string[] {
  const seat = view.viewer;
  if (seat === null || !traveller.able) return [speech.say('forging-florence-web-bound-nowhere')];
  const all = aims(view, seat);
  if (rest === '0') traveller.giveUp();
  else if (rest !== '') {
    const aim = findAim(view, seat, all, rest.replace(/\s/g, ''));
    if (!aim) return [speech.say('table-command-no-hex', { hex: rest })];
    traveller.setOut(aim);
  }
  const bound = boundText(speech, view, seat, traveller);
  const list = all.map(
    (aim, i) => `${i + 1}. ${aimText(speech, view, aim)}, ${farText(speech, view, seat, aim.to)}`,
  );
  return [bound || speech.say('forging-florence-web-bound-nowhere'), ...(rest === '' ? list : [])];
}

function findAim(view: View, seat: number, all: readonly Aim[], typed: string): Aim | null {
  const hex = byName(view).get(typed);
  return all[Number(typed) - 1] ?? (hex ? aimAt(view, seat, hex) : null);
}
