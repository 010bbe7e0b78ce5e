/** The HTTP calls about exercises. */
import { call } from '../net/api';
import type { NextExercise, Practice, Solution, Verdict } from '../net/protocol';

const EXERCISES = '/me/exercises';
const one = (key: string): string => `${EXERCISES}/${encodeURIComponent(key)}`;

export const practiseCalls = {
  practice: () => call<Practice>('GET', EXERCISES),
  next: () => call<NextExercise>('GET', `${EXERCISES}/next`),
  try: (key: string, move: string) => call<Verdict>('POST', `${one(key)}/try`, { move }),
  solve: (key: string) => call<Solution>('POST', `${one(key)}/solution`),
  putAway: (key: string) => call<Practice>('DELETE', one(key)),
};
