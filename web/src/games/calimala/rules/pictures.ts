/** What is drawn beside the rules of Calimala. */
import type { Drawing, Pictures } from '../../../rules/book';
import Church from './diagrams/Church.svelte';
import Council from './diagrams/Council.svelte';
import Mat from './diagrams/Mat.svelte';
import Places from './diagrams/Places.svelte';
import Stacks from './diagrams/Stacks.svelte';
import Streets from './diagrams/Streets.svelte';

const CLEAR = [
  { player: 'arno', cubes: 3, points: 3 },
  { player: 'ochre', cubes: 2, points: 2 },
  { player: 'porphyry', cubes: 1, points: 1 },
];
const TIED = [
  { player: 'arno', cubes: 3, points: 2 },
  { player: 'ochre', cubes: 3, points: 2 },
  { player: 'porphyry', cubes: 2, points: 1 },
];

const DRAWINGS: Record<string, Drawing[]> = {
  'C1.1': [{ name: 'mat', picture: Mat }],
  'C1.4': [{ name: 'streets', picture: Streets }],
  'C1.7': [{ name: 'churches', picture: Church }],
  'C3.2': [{ name: 'stack', picture: Stacks }],
  'C5.1': [{ name: 'council', picture: Council }],
  'C5.5': [{ name: 'places', picture: Places, props: { lines: CLEAR } }],
  'C5.6': [{ name: 'shared', picture: Places, props: { lines: TIED } }],
};

const EMBLEMS: Record<string, string[]> = {
  'C1.2': ['disc-arno', 'disc-ochre', 'disc-verdigris', 'disc-porphyry', 'disc-iris', 'disc-white'],
  'C1.3': [
    'e-wood',
    'e-brick',
    'e-marble',
    'e-build',
    'e-artwork',
    'e-weave',
    'e-ship',
    'e-transport',
    'e-contribute',
  ],
  'C1.5': ['e-cardback'],
  'C1.6': ['e-seat'],
  'C1.8': ['e-barcelona', 'e-lisbon', 'e-london', 'e-troyes', 'e-bruges', 'e-hamburg'],
  'C2.2': ['e-cardback'],
  'C2.3': ['e-wood', 'e-brick', 'e-marble', 'e-weave', 'e-build'],
  'C3.4': ['e-cardback'],
  'C4.1': ['e-wood', 'e-brick', 'e-marble'],
  'C4.2': ['ship-arno', 'house-arno', 'e-workshop'],
  'C4.3': ['e-artwork', 'art-arno'],
  'C4.4': ['e-weave', 'e-cloth'],
  'C4.5': ['e-ship', 'ship-arno'],
  'C4.6': ['e-transport', 'house-arno'],
  'C4.7': ['e-contribute', 'cube-arno'],
  'C5.2': ['disc-white'],
  'C5.4': [
    'e-mark-ports',
    'e-mark-trades',
    'e-mark-artwork',
    'e-mark-wood',
    'e-mark-brick',
    'e-mark-marble',
  ],
  'C6.2': ['e-palazzo'],
};

export default { drawings: DRAWINGS, emblems: EMBLEMS } satisfies Pictures;
