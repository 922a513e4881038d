// Remembers votes in this process, for tests and for receivers that keep their rewards in memory too.
import { type DedupeStore, KEPT_MS } from './dedupe-store.ts';

export interface MemoryDedupeOptions {
  /** How many votes are remembered; the oldest are forgotten first. 100,000 by default, about 20 MB. */
  readonly maxEvents?: number | undefined;
}

export function memoryDedupe({ maxEvents = 100_000 }: MemoryDedupeOptions = {}): DedupeStore {
  /** When each vote was handled, oldest first. */
  const done = new Map<string, number>();
  const busy = new Set<string>();
  const forget = (now: number) => {
    for (const [eventId, handledAt] of done) {
      if (done.size <= maxEvents && now - handledAt < KEPT_MS) return;
      done.delete(eventId);
    }
  };
  return {
    async claim(eventId) {
      forget(Date.now());
      if (done.has(eventId)) return { state: 'done' };
      if (busy.has(eventId)) return { state: 'busy' };
      busy.add(eventId);
      return {
        state: 'new',
        transaction: undefined,
        async complete() {
          busy.delete(eventId);
          done.set(eventId, Date.now());
        },
        async release() {
          busy.delete(eventId);
        },
      };
    },
  };
}
