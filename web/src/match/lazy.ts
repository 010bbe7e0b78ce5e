/** Parts around a match that are not seen at first, each with the words for them. */
import { app } from '../shell/app.svelte';

async function worded<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, app.speak('match')]);
  return found;
}

export const waiting = () => worded(import('./Waiting.svelte'));
export const panel = () => worded(import('./panel/PanelBody.svelte'));
export const finish = () => worded(import('./Finish.svelte'));
export const cover = () => import('./Cover.svelte');
export const proposalNotice = () => import('./panel/ProposalNotice.svelte');
export const newsNotice = () => worded(import('./news/NewsNotice.svelte'));
export const botTokenDialog = () => worded(import('./seats/BotTokenDialog.svelte'));
