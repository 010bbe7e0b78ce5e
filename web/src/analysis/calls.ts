/** The HTTP calls for analyses and hints, apart from those that every page may need. */
import { call, of } from '../net/api';
import type { AnalysisNews, Hint, MatchExercises, RecordText, Withdrawn } from '../net/protocol';

export const calls = {
  analyse: (id: string) => call<AnalysisNews>('POST', `${of(id)}/analysis`),
  analyseRecord: (record: RecordText) => call<AnalysisNews>('POST', '/records/analysis', record),
  news: (key: string, after: number) =>
    call<AnalysisNews>('GET', `/analyses/${key}?after=${after}`),
  withdraw: (key: string) => call<Withdrawn>('DELETE', `/analyses/${key}`),
  practise: (id: string) => call<MatchExercises>('POST', `${of(id)}/exercises`),
  hint: (id: string, version: number) => call<Hint>('POST', `${of(id)}/hint`, { version }),
};
