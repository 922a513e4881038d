// Notices when PostgreSQL connections lose their sessions while the process runs, for example because somebody has put
// a connection pooler in front of the server or changed its mode. The process then has to be restarted.
import { monotonicMs } from '../core/clock.ts';
import { errorCode } from './database-errors.ts';

/**
 * A prepared statement does not exist, or already exists. pg prepares each statement once per connection, so neither
 * happens while each connection has a session of its own.
 */
const LOST_SESSION_CODES = new Set(['26000', '42P05']);
/** Connections that are still good do not make up for the others. */
const REMEMBERED_MS = 60_000;

export class SessionHealth {
  #lostAtMs = Number.NEGATIVE_INFINITY;

  /** To be called with the error of each failed statement. */
  failed(error: unknown): void {
    if (LOST_SESSION_CODES.has(errorCode(error))) this.lost();
  }

  lost(): void {
    this.#lostAtMs = monotonicMs();
  }

  get isLost(): boolean {
    return monotonicMs() - this.#lostAtMs < REMEMBERED_MS;
  }
}
