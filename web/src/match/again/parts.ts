/** Parts of playing again, with their words; `match/lazy.ts` is loaded too early for them. */
import { app } from '../../shell/app.svelte';

async function after<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, app.speak('match'), app.speak('form')]))[0];
}

export const againDialog = () => after(import('./AgainDialog.svelte'));
export const proposal = () => after(import('./Proposal.svelte'));
