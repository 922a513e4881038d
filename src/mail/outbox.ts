// The outbox. An email is inserted in the transaction it belongs to and sent afterward by a background loop, at least
// once. It is retried for a day while the mail server is unavailable; after that it counts as failed, which staff can
// see.

import { z } from 'zod';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { DAY_SECONDS } from '../core/limits.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { ENGLISH } from '../messages/translations.ts';
import { describeMailError, type MailError } from './mail-errors.ts';
import type { Email, MailTransport } from './mail-transport.ts';
import {
  type ClaimedEmail,
  claimEmail,
  deleteAcceptedEmail,
  giveUpEmail,
  insertEmail,
  postponeEmail,
  selectGivenUpEmails,
  selectOutboxBacklog,
} from './outbox-queries.ts';

/** `kind`: what the email is about; shown to staff, who never see the content. */
export interface QueuedEmail extends Email {
  readonly kind: string;
  /** How long the email is useful; a day by default. */
  readonly lifeSeconds?: number;
}

export interface Outbox {
  /** Queues the email in the transaction it belongs to. False if the outbox is full. */
  enqueue(db: Connection, email: QueuedEmail): Promise<boolean>;
  /** For an email that belongs to no transaction. Throws if the outbox is full. */
  send(email: QueuedEmail): Promise<void>;
  /** Sends due emails without delay; call it after the commit. */
  wake(): void;
  /** Sends all emails that are due, and resolves when it is done. */
  sendDue(): Promise<void>;
  start(): void;
  /** Waits for the emails that are being sent. */
  stop(): Promise<void>;
}

export interface OutboxDependencies {
  readonly db: Db;
  readonly vault: Vault;
  readonly transport: MailTransport;
  readonly log: Log;
}

const MAX_WAITING = 10_000;
const INTERVAL_MS = 5_000;
/** Longer than an attempt can take (a minute). */
const LEASE_SECONDS = 120;
const SENDERS = 3;
/** The label of encrypted emails. */
export const EMAIL_SEAL_LABEL = 'letter';
/** Delays in seconds before the second, third … attempt; the last one repeats. */
const DELAYS = [15, 30, 60, 120, 300, 600];

const textSchema = z.object({ subject: z.string(), text: z.string() });

export function createOutbox(parts: OutboxDependencies): Outbox {
  const { log, vault } = parts;
  let loop: BackgroundLoop | null = null;
  const enqueue: Outbox['enqueue'] = (db, { kind, to, subject, text, lifeSeconds = DAY_SECONDS }) => {
    const sealed = vault.encrypt(JSON.stringify({ subject, text }), EMAIL_SEAL_LABEL);
    return insertEmail(db, { kind, recipient: to, sealed, lifeSeconds }, MAX_WAITING);
  };
  const wake = () => loop?.wake();
  return {
    enqueue,
    async send(email) {
      if (!(await enqueue(parts.db, email))) throw new Error('Too many emails are already waiting.');
      wake();
    },
    wake,
    sendDue: () => sendDue(parts),
    start() {
      const errorMessage = 'The outbox could not be read. Trying again.';
      loop = startBackgroundLoop({ run: () => sendDue(parts), intervalMs: INTERVAL_MS, log, errorMessage });
    },
    async stop() {
      await loop?.stop();
    },
  };
}

/**
 * Sends until nothing is due or the mail server turns out to be down, so that not every email waits for the timeout.
 * Further senders start only if there is an email, so that an idle process runs one query per round.
 */
async function sendDue(parts: OutboxDependencies): Promise<void> {
  let isServerDown = false;
  const next = () => claimEmail(parts.db, LEASE_SECONDS);
  const sendFrom = async (begin: ClaimedEmail | undefined) => {
    for (let email = begin; email; email = isServerDown ? undefined : await next())
      isServerDown = (await sendOne(parts, email)) === 'all_later' || isServerDown;
  };
  const first = await next();
  if (!first) return;
  const others = Array.from({ length: SENDERS - 1 }, async () => sendFrom(await next()));
  await Promise.all([sendFrom(first), ...others]);
}

async function sendOne(parts: OutboxDependencies, email: ClaimedEmail): Promise<'sent' | MailError['again']> {
  if (email.expired) return giveUp(parts, email, 'expired');
  const text = read(parts.vault, email.sealed);
  if (!text) return giveUp(parts, email, 'unreadable');
  // An ID can come up again after a failover or a restore. Mail servers discard a second email with the same Message-ID.
  const name = `letter-${email.id}-${email.createdAt.replaceAll(/\D/g, '')}`;
  const sent = await parts.transport.send({ to: email.recipient, ...text }, name);
  if (sent.ok) {
    await deleteAcceptedEmail(parts.db, email);
    return 'sent';
  }
  if (sent.again === 'never') return giveUp(parts, email, sent.code);
  const delaySeconds = DELAYS[Math.min(email.tries, DELAYS.length) - 1] ?? 600;
  await postponeEmail(parts.db, email, sent.code, delaySeconds);
  logFailure(parts.log, email, sent.code, 'An email could not be sent. Trying again.');
  return sent.again;
}

async function giveUp(parts: OutboxDependencies, email: ClaimedEmail, code: string): Promise<'never'> {
  await giveUpEmail(parts.db, email, code);
  logFailure(parts.log, email, code, 'An email could not be sent and will not be retried.');
  return 'never';
}

/** Logs neither recipient nor content. */
function logFailure(log: Log, { id, kind, tries }: ClaimedEmail, code: string, message: string): void {
  log.warn({ letter: id, kind, tries, code, reason: ENGLISH.text(describeMailError(code)) }, message);
}

function read(vault: Vault, sealed: Uint8Array): z.infer<typeof textSchema> | null {
  try {
    return textSchema.parse(JSON.parse(vault.decrypt(sealed, EMAIL_SEAL_LABEL)));
  } catch {
    return null;
  }
}

/** The state of the outbox, for staff. */
export async function readMailStatus(db: Connection) {
  const [backlog, givenUp] = [await selectOutboxBacklog(db), await selectGivenUpEmails(db, 50)];
  return {
    ...backlog,
    /** Null if nothing has failed. */
    problem: backlog.lastError ? describeMailError(backlog.lastError) : null,
    givenUp: givenUp.map((email) => ({ ...email, reason: describeMailError(email.code) })),
  };
}
