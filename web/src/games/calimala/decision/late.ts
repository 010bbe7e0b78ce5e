/** Parts of a decision that are not always needed: they come with the first movement. */
import { fetchWithFirstMove } from '../../../parts/later';

export const loadCompose = () => import('./Compose.svelte');
export const loadProspects = () => import('./Prospects.svelte');
export const loadNotation = () => import('./Notation.svelte');

export const fetchLate = (): (() => void) =>
  fetchWithFirstMove([loadCompose, loadProspects, loadNotation]);
