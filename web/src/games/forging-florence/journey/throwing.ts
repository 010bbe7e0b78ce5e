/** The die that is thrown by itself. */
import { settings } from '../../../shell/settings.svelte';
import { moves } from '../moves/moves';
import type { View } from '../types';

/** The action, where nothing else can be done before it and nobody wishes to throw by hand. */
export function dieToThrow(view: View): number | null {
  if (!settings.automatic || view.phase !== 'acting' || view.moved) return null;
  const all = moves(view);
  const die = all.find(({ verb }) => verb === 'roll');
  if (!die || all.some(({ verb }) => verb !== 'roll' && verb !== 'end')) return null;
  return die.action;
}
