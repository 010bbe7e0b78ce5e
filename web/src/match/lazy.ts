/** Parts around a match that are not seen at first, each with the words for them. */
import { app } from '../shell/app.svelte';

/** A part once its words have come as well. */
async function after<Part>(words: Promise<unknown>, part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, words]))[0];
}

const words = (): Promise<void> => app.speak('match');
const wordsOfScenes = (): Promise<void> => app.speak('scene');

const wordsOfForms = (): Promise<unknown> => Promise.all([words(), app.speak('form')]);
export const waiting = () => after(wordsOfForms(), import('./Waiting.svelte'));
export const panel = () => after(words(), import('./panel/PanelBody.svelte'));
export const finish = () => after(words(), import('./Finish.svelte'));
export const story = () => after(wordsOfScenes(), import('./story/Story.svelte'));
export const flow = () => after(wordsOfScenes(), import('./flow/Flow.svelte'));
export const cover = () => import('./Cover.svelte');
export const proposalNotice = () => after(words(), import('./panel/ProposalNotice.svelte'));
export const newsNotice = () => after(words(), import('./news/NewsNotice.svelte'));
const wordsOfAbsence = (): Promise<void> => app.speak('absence');
export const absence = () => after(wordsOfAbsence(), import('./absence/Absence.svelte'));
const wordsOfTakingOver = (): Promise<unknown> => Promise.all([wordsOfAbsence(), words()]);
export const takeOver = () => after(wordsOfTakingOver(), import('./absence/TakeOver.svelte'));
const wordsOfPeople = (): Promise<void> => app.speak('company');
export const inviteDialog = () => after(wordsOfPeople(), import('./seats/InviteDialog.svelte'));
export const changeList = () => import('../variants/Told.svelte');
export const botTokenDialog = () => after(words(), import('./seats/BotTokenDialog.svelte'));
