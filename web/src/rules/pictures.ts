/** What is drawn beside a rule. */
import type { DiagramName } from './book';

/** Diagrams by rule; what they show is said in the captions. */
export const DRAWN: Readonly<Record<string, readonly DiagramName[]>> = {
  'C1.1': ['mat'],
  'C1.4': ['streets'],
  'C1.7': ['churches'],
  'C3.2': ['stack'],
  'C5.1': ['council'],
  'C5.5': ['places'],
  'C5.6': ['shared'],
};

/** Emblems of the sprite by rule: the things of which it speaks. */
export const EMBLEMS: Readonly<Record<string, readonly string[]>> = {
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
