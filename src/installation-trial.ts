// Whether this installation is somebody's trial on their own machine, and how that ends (decision D16). The first sign that
// others can reach it closes the trial for good: the closing is stored in the database, and every process on it follows.
import { z } from 'zod';
import type { Config } from './config.ts';
import { now } from './core/clock.ts';
import { keepGoing } from './core/keep-going.ts';
import type { Log } from './core/log.ts';
import type { Connection, Db } from './db/database.ts';
import { recall, rememberOnce } from './db/installation.ts';
import type { Wire } from './deliveries/wake-up.ts';
import { isLoopbackListener, isLoopbackUrl, type Trial, type TrialClosing } from './outbound/trial.ts';

const KEY = 'trial_closed';
const NOTIFICATION = 'trial-closed';
/** A lost notification costs this long at most, and so does a closing that could not be stored at once. */
const CHECK_EVERY_MS = 5_000;

const closingSchema = z.object({ sign: z.string(), at: z.iso.datetime() });

export interface InstallationTrial extends Trial {
  /** For staff to see: null while it is open, and where BASE_URL is public, so that nothing is left to be done. */
  readonly closing: TrialClosing | null;
  /** Closes it for good: in this process before it returns, in the database once it resolves. Never rejects. */
  close(sign: string): Promise<void>;
  /** Hears of closings by other processes, and tells them of its own. */
  follow(wire: Wire): void;
  /** Makes up for what was lost on the way; returns how to stop. */
  keepCurrent(): () => Promise<void>;
}

export interface TrialParts {
  readonly db: Db;
  readonly config: Pick<Config, 'baseUrl' | 'host'>;
  readonly log: Log;
  /** Writes to staff, in the transaction that stores the closing. */
  readonly notifyStaff?: (db: Connection, sign: string) => Promise<void>;
}

/** Reads whether it was closed before. A public BASE_URL closes it as well: then others can reach the installation. */
export async function openTrial(parts: TrialParts): Promise<InstallationTrial> {
  const { baseUrl, host } = parts.config;
  const isLocal = isLoopbackUrl(baseUrl) && isLoopbackListener(host);
  const stored = isLoopbackUrl(baseUrl)
    ? await recall(parts.db, KEY)
    : await rememberOnce(parts.db, KEY, write(`the public BASE_URL ${baseUrl}`));
  return new TrialOfInstallation(parts, isLocal, stored);
}

class TrialOfInstallation implements InstallationTrial {
  readonly #parts: TrialParts;
  readonly #isLocal: boolean;
  #isClosed: boolean;
  #closing: TrialClosing | null;
  /** What was seen here and is not stored yet. */
  #unsaved: string | null = null;
  #wire: Wire | null = null;

  constructor(parts: TrialParts, isLocal: boolean, stored: string | null) {
    this.#parts = parts;
    this.#isLocal = isLocal;
    this.#isClosed = stored !== null;
    this.#closing = read(stored);
  }

  isOpen(): boolean {
    return this.#isLocal && !this.#isClosed;
  }

  get closing(): TrialClosing | null {
    return this.#isLocal ? this.#closing : null;
  }

  async close(sign: string): Promise<void> {
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

  follow(wire: Wire): void {
    this.#wire = wire;
    wire.onWord((word) => {
      if (word === NOTIFICATION) this.#isClosed = true;
    });
  }

  keepCurrent(): () => Promise<void> {
    const complaint = 'Whether trial mode has ended could not be looked up; trying again.';
    return keepGoing({
      round: () => this.#check(),
      everyMs: CHECK_EVERY_MS,
      log: this.#parts.log,
      complaint,
    });
  }

  async #check(): Promise<void> {
    if (this.#unsaved !== null) await this.#save(this.#unsaved);
    if (this.#closing !== null || !this.#isLocal) return;
    const stored = await recall(this.#parts.db, KEY);
    if (stored === null) return;
    this.#isClosed = true;
    this.#closing = read(stored);
  }

  async #save(sign: string): Promise<void> {
    const { db, notifyStaff } = this.#parts;
    const own = write(sign);
    const stored = await db.transaction().execute(async (transaction) => {
      const kept = await rememberOnce(transaction, KEY, own);
      if (kept === own) await notifyStaff?.(transaction, sign);
      return kept;
    });
    this.#unsaved = null;
    this.#closing = read(stored);
    this.#wire?.say(NOTIFICATION);
  }
}

function warning(sign: string): string {
  return `Trial mode has ended for good, because there was ${sign}: others can reach this service. Webhooks can no longer call addresses of this machine. Set BASE_URL to the address that people use. If webhooks should still reach this machine, set ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128.`;
}

function write(sign: string): string {
  return JSON.stringify({ sign, at: now().toISOString() });
}

function read(stored: string | null): TrialClosing | null {
  if (stored === null) return null;
  const { sign, at } = closingSchema.parse(JSON.parse(stored));
  return { sign, at: new Date(at) };
}
