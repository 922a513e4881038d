// Mail that is on its way. A letter is written in the transaction of what it tells of, and sent afterwards by a small loop:
// at least once, again and again for a day while the mail server is away, and then given up, which the staff can see.
import { z } from 'zod';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { describeMailError, type MailError } from './mail-errors.ts';
import type { Email, MailTransport } from './mail-transport.ts';
import {
  type ClaimedEmail,
  claimEmail,
  deleteAcceptedEmail,
  deleteGivenUpEmails,
  giveUpEmail,
  insertEmail,
  postponeEmail,
  selectGivenUpEmails,
  selectOutboxBacklog,
} from './outbox-queries.ts';

/** `kind`: what it is about, for the staff, who never see what it says. */
export interface QueuedEmail extends Email {
  readonly kind: string;
  /** How long it is of use; a day when it says nothing. */
  readonly lifeSeconds?: number;
}

export interface Outbox {
  /** In the transaction of what it tells of. False when too much mail waits already. */
  enqueue(db: Connection, letter: QueuedEmail): Promise<boolean>;
  /** For an email that belongs to no transaction. Throws when the outbox is full. */
  send(email: QueuedEmail): Promise<void>;
  /** After the commit: sends what is due, soon. */
  wake(): void;
  /** Sends what is due now, and answers when it is done. */
  sendDue(): Promise<void>;
  start(): void;
  /** Ends after the letters that are under way. */
  stop(): Promise<void>;
}

export interface OutboxDependencies {
  readonly db: Db;
  readonly vault: Vault;
  readonly transport: MailTransport;
  readonly log: Log;
}

const DAY_SECONDS = 86_400;
const WAITING_MOST = 10_000;
const GIVEN_UP_KEPT_DAYS = 30;
const LOOK_EVERY_MS = 5_000;
/** Longer than a try can take (a minute). */
const LEASE_SECONDS = 120;
const LANES = 3;
const LABEL = 'letter';
/** Seconds before the second, third … try; the last one again and again. */
const DELAYS = [15, 30, 60, 120, 300, 600];

const textSchema = z.object({ subject: z.string(), text: z.string() });

export function createOutbox(parts: OutboxDependencies): Outbox {
  const { log, vault } = parts;
  let loop: BackgroundLoop | null = null;
  const enqueue: Outbox['enqueue'] = (db, { kind, to, subject, text, lifeSeconds = DAY_SECONDS }) => {
    const sealed = vault.encrypt(JSON.stringify({ subject, text }), LABEL);
    return insertEmail(db, { kind, recipient: to, sealed, lifeSeconds }, WAITING_MOST);
  };
  const wake = () => loop?.wake();
  return {
    enqueue,
    async send(email) {
      if (!(await enqueue(parts.db, email))) throw new Error('Too much mail waits already.');
      wake();
    },
    wake,
    sendDue: () => sendDue(parts),
    start() {
      const errorMessage = 'Mail could not be looked for; trying again.';
      loop = startBackgroundLoop({ run: () => sendDue(parts), intervalMs: LOOK_EVERY_MS, log, errorMessage });
    },
    async stop() {
      await loop?.stop();
    },
  };
}

/**
 * Until nothing is due, or the mail server turns out to be away: then nobody else waits for its time-out. The lanes open only
 * once there is a letter, so that a process with nothing to send asks once a round.
 */
async function sendDue(parts: OutboxDependencies): Promise<void> {
  let away = false;
  const next = () => claimEmail(parts.db, LEASE_SECONDS);
  const lane = async (begin: ClaimedEmail | undefined) => {
    for (let letter = begin; letter; letter = away ? undefined : await next())
      away = (await sendOne(parts, letter)) === 'all_later' || away;
  };
  const first = await next();
  if (!first) return;
  const others = Array.from({ length: LANES - 1 }, async () => lane(await next()));
  await Promise.all([lane(first), ...others]);
}

async function sendOne(
  parts: OutboxDependencies,
  letter: ClaimedEmail,
): Promise<'sent' | MailError['again']> {
  if (letter.expired) return giveUp(parts, letter, 'expired');
  const text = read(parts.vault, letter.sealed);
  if (!text) return giveUp(parts, letter, 'unreadable');
  const sent = await parts.transport.send({ to: letter.recipient, ...text }, `letter-${letter.id}`);
  if (sent.ok) {
    await deleteAcceptedEmail(parts.db, letter.id);
    return 'sent';
  }
  if (sent.again === 'never') return giveUp(parts, letter, sent.code);
  const delaySeconds = DELAYS[Math.min(letter.tries, DELAYS.length) - 1] ?? 600;
  await postponeEmail(parts.db, letter.id, sent.code, delaySeconds);
  about(parts.log, letter, sent.code, 'A mail could not be sent; trying again.');
  return sent.again;
}

async function giveUp(parts: OutboxDependencies, letter: ClaimedEmail, code: string): Promise<'never'> {
  await giveUpEmail(parts.db, letter.id, code);
  about(parts.log, letter, code, 'A mail was given up.');
  return 'never';
}

/** Neither whom it is to nor what it says. */
function about(log: Log, { id, kind, tries }: ClaimedEmail, code: string, message: string): void {
  log.warn({ letter: id, kind, tries, code, reason: describeMailError(code) }, message);
}

function read(vault: Vault, sealed: Uint8Array): z.infer<typeof textSchema> | null {
  try {
    return textSchema.parse(JSON.parse(vault.decrypt(sealed, LABEL)));
  } catch {
    return null;
  }
}

/** How the mail does, for the staff. */
export async function readMailStatus(db: Connection) {
  const [backlog, givenUp] = [await selectOutboxBacklog(db), await selectGivenUpEmails(db, 50)];
  return {
    ...backlog,
    /** Null while nothing went wrong. */
    problem: backlog.lastError && describeMailError(backlog.lastError),
    givenUp: givenUp.map((email) => ({ ...email, reason: describeMailError(email.code) })),
  };
}

/** Housekeeping. */
export function deleteOldEmails(db: Connection): Promise<number> {
  return deleteGivenUpEmails(db, GIVEN_UP_KEPT_DAYS);
}
