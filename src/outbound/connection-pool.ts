// Connections that wait for their next request, by origin and by the very address they lead to: an attempt reuses one
// only if that address is among those judged for it, so that keeping connections cannot outlive a ruling.
import { monotonicMs } from '../core/clock.ts';

interface Keepable {
  readonly origin: string;
  readonly address: string | null;
  destroy(): void;
}

export interface ConnectionPool<C extends Keepable = Keepable> {
  take(origin: string, addresses: readonly string[]): C | null;
  /** Until it is taken, but no longer than `forMs`. */
  keep(connection: C, forMs: number): void;
  /** It has ended. */
  remove(connection: C): void;
  close(): void;
}

const SWEEP_MS = 1_000;

/** Keeps at most `most`; beyond that the one idle for longest is closed. */
export function createConnectionPool<C extends Keepable>(
  most: number,
  nowMs: () => number = monotonicMs,
): ConnectionPool<C> {
  // The newest last.
  const byOrigin = new Map<string, C[]>();
  // Until when, in the order they became idle.
  const all = new Map<C, number>();
  // One timer for all: to set and clear one for each request costs more than finding an ended one in `take`.
  let sweeper: NodeJS.Timeout | null = null;
  let closed = false;

  function remove(connection: C): void {
    if (!all.delete(connection)) return;
    const left = byOrigin.get(connection.origin) ?? [];
    // Nearly always the newest.
    if (left.at(-1) === connection) left.pop();
    else left.splice(left.indexOf(connection), 1);
    if (left.length === 0) byOrigin.delete(connection.origin);
  }

  function discard(connection: C): void {
    remove(connection);
    connection.destroy();
  }

  function sweep(): void {
    const now = nowMs();
    for (const [connection, untilMs] of all) if (untilMs <= now) discard(connection);
    if (all.size > 0 || !sweeper) return;
    clearInterval(sweeper);
    sweeper = null;
  }

  return {
    take(origin, addresses) {
      const sameOrigin = byOrigin.get(origin) ?? [];
      for (let index = sameOrigin.length - 1; index >= 0; index--) {
        const found = sameOrigin[index];
        if (!found || !addresses.includes(found.address ?? '')) continue;
        const untilMs = all.get(found) ?? 0;
        remove(found);
        if (untilMs > nowMs()) return found;
        found.destroy();
      }
      return null;
    },

    keep(connection, forMs) {
      if (closed) {
        connection.destroy();
        return;
      }
      all.set(connection, nowMs() + forMs);
      const sameOrigin = byOrigin.get(connection.origin);
      if (sameOrigin) sameOrigin.push(connection);
      else byOrigin.set(connection.origin, [connection]);
      sweeper ??= setInterval(sweep, SWEEP_MS).unref();
      for (const oldest of all.keys()) {
        if (all.size <= most) break;
        discard(oldest);
      }
    },

    remove,

    close() {
      closed = true;
      for (const connection of [...all.keys()]) discard(connection);
      sweep();
    },
  };
}
