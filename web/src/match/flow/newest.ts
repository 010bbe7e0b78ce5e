/** The last thing that was told, and whose doing it was. */
import type { LogStep } from '../../net/protocol';

/** The events of the last step that has any, without the turn that begins then. */
export function newest(log: readonly LogStep[]): { events: unknown[]; seat?: number } | null {
  const step = log.findLast(({ events }) => events.length > 0);
  if (step === undefined) return null;
  const all = step.events as readonly { type: string; seat?: number }[];
  const done = all.filter(({ type }) => type !== 'turn-began');
  const events = [...(done.length > 0 ? done : all)];
  const seat = events.find((one) => one.seat !== undefined)?.seat;
  return { events, ...(seat === undefined ? {} : { seat }) };
}
