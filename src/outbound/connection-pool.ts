// A pool of idle HTTP connections, by origin and by the address each one leads to. An attempt reuses a connection only
// if its address is among those checked for that attempt, so an idle connection never outlives a refusal.
import { monotonicMs } from '../core/clock.ts';

interface PooledConnection {
  readonly origin: string;
  readonly address: string | null;
  destroy(): void;
}

export interface ConnectionPool<C extends PooledConnection = PooledConnection> {
  take(origin: string, addresses: readonly string[]): C | null;
  /** Until it is taken, but no longer than `forMs`. */
  keep(connection: C, forMs: number): void;
  /** For a connection that has ended. */
  remove(connection: C): void;
  close(): void;
}

const SWEEP_INTERVAL_MS = 1_000;

/** Keeps at most `most` connections; beyond that it closes the one that has been idle for longest. */
export function createConnectionPool<C extends PooledConnection>(
  most: number,
  nowMs: () => number = monotonicMs,
): ConnectionPool<C> {
  return new IdleConnections<C>(most, nowMs);
}

class IdleConnections<C extends PooledConnection> implements ConnectionPool<C> {
  readonly #most: number;
  readonly #nowMs: () => number;
  /** The newest last. */
  readonly #byOrigin = new Map<string, C[]>();
  /** When each one expires, in the order in which they became idle. */
  readonly #expiry = new Map<C, number>();
  /**
   * One timer for all: setting and clearing one per request costs more than meeting an expired connection in `take`.
   */
  #sweeper: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(most: number, nowMs: () => number) {
    this.#most = most;
    this.#nowMs = nowMs;
  }

  take(origin: string, addresses: readonly string[]): C | null {
    const sameOrigin = this.#byOrigin.get(origin) ?? [];
    for (let index = sameOrigin.length - 1; index >= 0; index--) {
      const found = sameOrigin[index];
      if (!found || !addresses.includes(found.address ?? '')) continue;
      const expiresMs = this.#expiry.get(found) ?? 0;
      this.remove(found);
      if (expiresMs > this.#nowMs()) return found;
      found.destroy();
    }
    return null;
  }

  keep(connection: C, forMs: number): void {
    if (this.#isClosed) {
      connection.destroy();
      return;
    }
    this.#expiry.set(connection, this.#nowMs() + forMs);
    const sameOrigin = this.#byOrigin.get(connection.origin);
    if (sameOrigin) sameOrigin.push(connection);
    else this.#byOrigin.set(connection.origin, [connection]);
    this.#sweeper ??= setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
    for (const oldest of this.#expiry.keys()) {
      if (this.#expiry.size <= this.#most) break;
      this.#discard(oldest);
    }
  }

  remove(connection: C): void {
    if (!this.#expiry.delete(connection)) return;
    const left = this.#byOrigin.get(connection.origin) ?? [];
    // Nearly always the newest.
    if (left.at(-1) === connection) left.pop();
    else left.splice(left.indexOf(connection), 1);
    if (left.length === 0) this.#byOrigin.delete(connection.origin);
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of [...this.#expiry.keys()]) this.#discard(connection);
    this.#sweep();
  }

  #discard(connection: C): void {
    this.remove(connection);
    connection.destroy();
  }

  #sweep(): void {
    const now = this.#nowMs();
    for (const [connection, expiresMs] of this.#expiry) if (expiresMs <= now) this.#discard(connection);
    if (this.#expiry.size > 0 || !this.#sweeper) return;
    clearInterval(this.#sweeper);
    this.#sweeper = null;
  }
}
