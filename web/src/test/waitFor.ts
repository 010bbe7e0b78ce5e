import { vi } from 'vitest';

/** Wait until a check passes; on a busy machine that may take long, and is no failure. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000 });
}
