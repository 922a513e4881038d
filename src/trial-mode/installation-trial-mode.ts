// Trial mode of this installation. It ends permanently at the first sign that others can reach the service (decision
// D16). The end is stored in the database and applies to every process.
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Connection, Db } from '../db/database.ts';
import { getInstallationValue, getOrSetInstallationValue } from '../db/installation-values.ts';
import type { PgNotifier } from '../db/notifications.ts';
import { isLoopbackListener, isLoopbackUrl, type TrialMode, type TrialModeEnd } from '../outbound/trial-mode.ts';

const KEY = 'trial_closed';
const NOTIFICATION = 'trial-closed';
/** The longest delay after a lost notification or a failed write. */
const CHECK_INTERVAL_MS = 5_000;

const endSchema = z.object({ sign: z.string(), at: z.iso.datetime() });

export interface InstallationTrialMode extends TrialMode {
  /** Shown to staff. Null while trial mode is active, and if BASE_URL is public, because then nothing is left to do. */
  readonly ended: TrialModeEnd | null;
  /** Ends trial mode permanently: in this process at once, in the database when the promise resolves. Never rejects. */
  end(sign: string): Promise<void>;
  /** Subscribes to the end of trial mode in other processes, and notifies them of its end here. */
  listen(notifier: PgNotifier): void;
  /** Starts a loop that makes up for lost notifications and failed writes. */
  startSync(): BackgroundLoop;
}

export interface TrialModeDependencies {
  readonly db: Db;
  readonly config: Pick<Config, 'baseUrl' | 'host'>;
  readonly log: Log;
  /** Notifies staff, in the transaction that stores the end. */
  readonly notifyStaff?: (db: Connection, sign: string) => Promise<void>;
}

/**
 * Reads whether trial mode has ended before. A public BASE_URL also ends it, because others can then reach the service.
 */
export async function openTrialMode(parts: TrialModeDependencies): Promise<InstallationTrialMode> {
  const { baseUrl, host } = parts.config;
  const isLocal = isLoopbackUrl(baseUrl) && isLoopbackListener(host);
  const stored = isLoopbackUrl(baseUrl)
    ? await getInstallationValue(parts.db, KEY)
    : await getOrSetInstallationValue(parts.db, KEY, write(`the public BASE_URL ${baseUrl}`));
  return new TrialOfInstallation(parts, isLocal, stored);
}

/** Whether trial mode is active, as a process that starts now would find it. Changes nothing. */
export async function isTrialActive(
  db: Connection,
  { baseUrl, host }: Pick<Config, 'baseUrl' | 'host'>,
): Promise<boolean> {
  return isLoopbackUrl(baseUrl) && isLoopbackListener(host) && (await getInstallationValue(db, KEY)) === null;
}

class TrialOfInstallation implements InstallationTrialMode {
  readonly #parts: TrialModeDependencies;
  readonly #isLocal: boolean;
  #hasEnded: boolean;
  #stored: TrialModeEnd | null;
  /** A sign that this process has detected but not stored yet. */
  #unsaved: string | null = null;
  #notifier: PgNotifier | null = null;

  constructor(parts: TrialModeDependencies, isLocal: boolean, stored: string | null) {
    this.#parts = parts;
    this.#isLocal = isLocal;
    this.#hasEnded = stored !== null;
    this.#stored = read(stored);
  }

  isActive(): boolean {
    return this.#isLocal && !this.#hasEnded;
  }

  get ended(): TrialModeEnd | null {
    return this.#isLocal ? this.#stored : null;
  }

  async end(sign: string): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#unsaved = sign;
    this.#parts.log.warn({ sign }, warning(sign));
    try {
      await this.#save(sign);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'Could not store the end of trial mode. Trying again.');
    }
  }

  listen(notifier: PgNotifier): void {
    this.#notifier = notifier;
    notifier.listen('messages', (payload) => {
      if (payload === NOTIFICATION) this.#hasEnded = true;
    });
  }

  startSync(): BackgroundLoop {
    const errorMessage = 'Could not check whether trial mode has ended. Trying again.';
    return startBackgroundLoop({
      run: () => this.#check(),
      intervalMs: CHECK_INTERVAL_MS,
      log: this.#parts.log,
      errorMessage,
    });
  }

  async #check(): Promise<void> {
    if (this.#unsaved !== null) await this.#save(this.#unsaved);
    if (this.#stored !== null || !this.#isLocal) return;
    const stored = await getInstallationValue(this.#parts.db, KEY);
    if (stored === null) return;
    this.#hasEnded = true;
    this.#stored = read(stored);
  }

  async #save(sign: string): Promise<void> {
    const { db, notifyStaff } = this.#parts;
    const own = write(sign);
    const stored = await db.transaction().execute(async (transaction) => {
      const value = await getOrSetInstallationValue(transaction, KEY, own);
      if (value === own) await notifyStaff?.(transaction, sign);
      return value;
    });
    this.#unsaved = null;
    this.#stored = read(stored);
    this.#notifier?.notify('messages', NOTIFICATION);
  }
}

function warning(sign: string): string {
  return `Trial mode has ended for good, because others can reach this service. Detected: ${sign}. Webhooks can no longer reach addresses of this machine. Set BASE_URL to the address that people use. To let webhooks reach this machine again, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.`;
}

function write(sign: string): string {
  return JSON.stringify({ sign, at: now().toISOString() });
}

function read(stored: string | null): TrialModeEnd | null {
  if (stored === null) return null;
  const { sign, at } = endSchema.parse(JSON.parse(stored));
  return { sign, at: new Date(at) };
}
