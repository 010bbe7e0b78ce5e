/** What is drawn beside the rules of Forging Florence. */
import type { Drawing, Pictures } from '../../../rules/book';
import sprite from '../drawings.svg?raw';
import Golden from './diagrams/Golden.svelte';
import Houses from './diagrams/Houses.svelte';
import Needs from './diagrams/Needs.svelte';
import Plan from './diagrams/Plan.svelte';
import Turn from './diagrams/Turn.svelte';

const DRAWINGS: Record<string, Drawing[]> = {
  'F2.1': [{ name: 'map', picture: Plan }],
  'F4.1': [{ name: 'turn', picture: Turn }],
  'F4.4': [{ name: 'pieces', picture: Needs }],
  'F4.6': [{ name: 'golden', picture: Golden }],
  'F4.7': [{ name: 'houses', picture: Houses }],
};

export default { sprite, drawings: DRAWINGS, emblems: {} } satisfies Pictures;
