/** Parts around a match that are not seen at first, each with the words for them. */
import { app } from '../shell/app.svelte';

async function withWords<Part>(part: Promise<Part>, topic = 'match'): Promise<Part> {
  const [found] = await Promise.all([part, app.speak(topic)]);
  return found;
}

export const waiting = () => withWords(import('./Waiting.svelte'));
export const panel = () => withWords(import('./panel/PanelBody.svelte'));
export const finish = () => withWords(import('./Finish.svelte'));
export const story = () => withWords(import('./story/Story.svelte'), 'scene');
export const flow = () => withWords(import('./flow/Flow.svelte'), 'scene');
export const cover = () => import('./Cover.svelte');
export const proposalNotice = () => import('./panel/ProposalNotice.svelte');
export const newsNotice = () => withWords(import('./news/NewsNotice.svelte'));
export const botTokenDialog = () => withWords(import('./seats/BotTokenDialog.svelte'));
