/** Up to which line this browser has shown the talk at a match; lines are numbered in each room. */
import type { ChatLine } from '../net/protocol';
import { readPreference, remember } from '../shell/preferences';

type Room = ChatLine['room'];

const key = (match: string, room: Room): string => `seen-${match}-${room}`;

/** The number of the last line that was shown; 0 if none was. */
export const lastRead = (match: string, room: Room): number =>
  Number(readPreference(key(match, room)) ?? 0);

/** From now on everything up to this line counts as shown. */
export const noteRead = (match: string, room: Room, number: number): void =>
  remember(key(match, room), String(number));
