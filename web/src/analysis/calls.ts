/** The HTTP calls for analyses and hints, apart from those that every page may need. */
import { call, of } from '../net/api';
import type { AnalysisNews, Hint, MatchExercises, RecordText, Withdrawn } from '../net/protocol';

/** Where an analysis is begun, asked for news and given up: always the same server. */
export interface Source {
  begin: () => Promise<AnalysisNews>;
  news: (key: string, after: number) => Promise<AnalysisNews>;
  withdraw: (key: string) => Promise<Withdrawn>;
}

/** What is analysed: a match by its id, or a record. */
export type Subject = { readonly match: string } | { readonly record: RecordText };

/** Under an address at which news of analyses are told. */
const under = (path: string): Omit<Source, 'begin'> => ({
  news: (key, after) => call<AnalysisNews>('GET', `${path}/${key}?after=${after}`),
  withdraw: (key) => call<Withdrawn>('DELETE', `${path}/${key}`),
});

/** A balancer sends what is asked of a match by its id, and of a record by who asks. */
export function sourceOf(subject: Subject): Source {
  if ('match' in subject) {
    const path = `${of(subject.match)}/analysis`;
    return { begin: () => call<AnalysisNews>('POST', path), ...under(path) };
  }
  const begin = (): Promise<AnalysisNews> =>
    call<AnalysisNews>('POST', '/records/analysis', subject.record);
  return { begin, ...under('/analyses') };
}

export const calls = {
  practise: (id: string) => call<MatchExercises>('POST', `${of(id)}/exercises`),
  hint: (id: string, version: number) => call<Hint>('POST', `${of(id)}/hint`, { version }),
};
