// Whether this installation is somebody's trial on their own machine, and how that ends (decision D16). The first sign that
// others can reach it closes the trial for good: the closing is stored in the database, and every process on it follows.
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { getInstallationValue, getOrSetInstallationValue } from '../db/installation-values.ts';
import type { PgNotifier } from '../db/notifications.ts';
import {
  isLoopbackListener,
  isLoopbackUrl,
  type TrialMode,
  type TrialModeEnd,
} from '../outbound/trial-mode.ts';

const KEY = 'trial_closed';
const NOTIFICATION = 'trial-closed';
/** A lost notification costs this long at most, and so does a closing that could not be stored at once. */
const CHECK_EVERY_MS = 5_000;

const closingSchema = z.object({ sign: z.string(), at: z.iso.datetime() });

export interface InstallationTrialMode extends TrialMode {
  /** For staff to see: null while it is open, and where BASE_URL is public, so that nothing is left to be done. */
  readonly ended: TrialModeEnd | null;
  /** Closes it for good: in this process before it returns, in the database once it resolves. Never rejects. */
  end(sign: string): Promise<void>;
  /** Hears of closings by other processes, and tells them of its own. */
  listen(notifier: PgNotifier): void;
  /** Makes up for what was lost on the way; returns how to stop. */
  startSync(): BackgroundLoop;
}

export interface TrialModeDependencies {
  readonly db: Db;
  readonly config: Pick<Config, 'baseUrl' | 'host'>;
  readonly log: Log;
  /** Writes to staff, in the transaction that stores the closing. */
  readonly notifyStaff?: (db: Connection, sign: string) => Promise<void>;
}

/** Reads whether it was closed before. A public BASE_URL closes it as well: then others can reach the installation. */
export async function openTrialMode(parts: TrialModeDependencies): Promise<InstallationTrialMode> {
  const { baseUrl, host } = parts.config;
  const isLocal = isLoopbackUrl(baseUrl) && isLoopbackListener(host);
  const stored = isLoopbackUrl(baseUrl)
    ? await getInstallationValue(parts.db, KEY)
    : await getOrSetInstallationValue(parts.db, KEY, write(`the public BASE_URL ${baseUrl}`));
  return new TrialOfInstallation(parts, isLocal, stored);
}

class TrialOfInstallation implements InstallationTrialMode {
  readonly #parts: TrialModeDependencies;
  readonly #isLocal: boolean;
  #isClosed: boolean;
  #closing: TrialModeEnd | null;
  /** What was seen here and is not stored yet. */
  #unsaved: string | null = null;
  #notifier: PgNotifier | null = null;

  constructor(parts: TrialModeDependencies, isLocal: boolean, stored: string | null) {
    this.#parts = parts;
    this.#isLocal = isLocal;
    this.#isClosed = stored !== null;
    this.#closing = read(stored);
  }

  isActive(): boolean {
    return this.#isLocal && !this.#isClosed;
  }

  get ended(): TrialModeEnd | null {
    return this.#isLocal ? this.#closing : null;
  }

  async end(sign: string): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#unsaved = sign;
    this.#parts.log.warn({ sign }, warning(sign));
    try {
      await this.#save(sign);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'The end of trial mode could not be stored; trying again.');
    }
  }

  listen(notifier: PgNotifier): void {
    this.#notifier = notifier;
    notifier.listen('messages', (payload) => {
      if (payload === NOTIFICATION) this.#isClosed = true;
    });
  }

  startSync(): BackgroundLoop {
    const complaint = 'Whether trial mode has ended could not be looked up; trying again.';
    return startBackgroundLoop({
      run: () => this.#check(),
      intervalMs: CHECK_EVERY_MS,
      log: this.#parts.log,
      errorMessage: complaint,
    });
  }

  async #check(): Promise<void> {
    if (this.#unsaved !== null) await this.#save(this.#unsaved);
    if (this.#closing !== null || !this.#isLocal) return;
    const stored = await getInstallationValue(this.#parts.db, KEY);
    if (stored === null) return;
    this.#isClosed = true;
    this.#closing = read(stored);
  }

  async #save(sign: string): Promise<void> {
    const { db, notifyStaff } = this.#parts;
    const own = write(sign);
    const stored = await db.transaction().execute(async (transaction) => {
      const kept = await getOrSetInstallationValue(transaction, KEY, own);
      if (kept === own) await notifyStaff?.(transaction, sign);
      return kept;
    });
    this.#unsaved = null;
    this.#closing = read(stored);
    this.#notifier?.notify('messages', NOTIFICATION);
  }
}

function warning(sign: string): string {
  return `Trial mode has ended for good, because there was ${sign}: others can reach this service. Webhooks can no longer call addresses of this machine. Set BASE_URL to the address that people use. If webhooks should still reach this machine, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.`;
}

function write(sign: string): string {
  return JSON.stringify({ sign, at: now().toISOString() });
}

function read(stored: string | null): TrialModeEnd | null {
  if (stored === null) return null;
  const { sign, at } = closingSchema.parse(JSON.parse(stored));
  return { sign, at: new Date(at) };
}
