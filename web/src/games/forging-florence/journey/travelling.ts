/** What a table gets of journeys once they are loaded. */
import type Aims from './Aims.svelte';
import type Going from './Going.svelte';
import type { Traveller } from './traveller.svelte';

export interface Travelling {
  readonly traveller: Traveller;
  readonly Aims: typeof Aims;
  readonly Going: typeof Going;
}
