// Mail that is on its way. A letter is written in the transaction of what it tells of, and sent afterwards by a small loop:
// at least once, again and again for a day while the mail server is away, and then given up, which the staff can see.
import { z } from 'zod';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection, Db } from '../db/database.ts';
import { type MailRefusal, mailWords } from './mail-refusal.ts';
import type { Letter, Mailer } from './mailer.ts';
import {
  type ClaimedLetter,
  claimLetter,
  deleteAccepted,
  deleteOldLetters,
  giveUpLetter,
  insertLetter,
  postponeLetter,
  selectGivenUp,
  selectWaiting,
} from './outbox-queries.ts';

/** `kind`: what it is about, for the staff, who never see what it says. */
export interface OutgoingLetter extends Letter {
  readonly kind: string;
  /** How long it is of use; a day when it says nothing. */
  readonly lifeSeconds?: number;
}

export interface Outbox {
  /** In the transaction of what it tells of. False when too much mail waits already. */
  post(db: Connection, letter: OutgoingLetter): Promise<boolean>;
  /** After the commit: sends what is due, soon. */
  wake(): void;
  /** Sends what is due now, and answers when it is done. */
  round(): Promise<void>;
  start(): void;
  /** Ends after the letters that are under way. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  readonly db: Db;
  readonly vault: Vault;
  readonly mailer: Mailer;
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

export function createOutbox(parts: OutboxParts): Outbox {
  const { log, vault } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let open = false;
  const look = async () => {
    try {
      await sendDue(parts);
    } catch (error) {
      log.warn({ err: error }, 'Mail could not be looked for; trying again.');
    }
  };
  const begin = () => {
    clearTimeout(timer);
    again = false;
    running = look().then(() => {
      running = null;
      if (open) timer = setTimeout(begin, again ? 0 : LOOK_EVERY_MS);
    });
  };
  return {
    post(db, { kind, to, subject, text, lifeSeconds = DAY_SECONDS }) {
      const sealed = vault.encrypt(JSON.stringify({ subject, text }), LABEL);
      return insertLetter(db, { kind, recipient: to, sealed, lifeSeconds }, WAITING_MOST);
    },
    wake() {
      again = true;
      if (open && running === null) begin();
    },
    round: () => sendDue(parts),
    start() {
      open = true;
      begin();
    },
    async stop() {
      open = false;
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Until nothing is due, or the mail server turns out to be away: then nobody else waits for its time-out. The lanes open only
 * once there is a letter, so that a process with nothing to send asks once a round.
 */
async function sendDue(parts: OutboxParts): Promise<void> {
  let away = false;
  const next = () => claimLetter(parts.db, LEASE_SECONDS);
  const lane = async (begin: ClaimedLetter | undefined) => {
    for (let letter = begin; letter; letter = away ? undefined : await next())
      away = (await sendOne(parts, letter)) === 'all_later' || away;
  };
  const first = await next();
  if (!first) return;
  const others = Array.from({ length: LANES - 1 }, async () => lane(await next()));
  await Promise.all([lane(first), ...others]);
}

async function sendOne(parts: OutboxParts, letter: ClaimedLetter): Promise<'sent' | MailRefusal['again']> {
  if (letter.expired) return giveUp(parts, letter, 'expired');
  const text = read(parts.vault, letter.sealed);
  if (!text) return giveUp(parts, letter, 'unreadable');
  const sent = await parts.mailer.send({ to: letter.recipient, ...text }, `letter-${letter.id}`);
  if (sent.ok) {
    await deleteAccepted(parts.db, letter.id);
    return 'sent';
  }
  if (sent.again === 'never') return giveUp(parts, letter, sent.code);
  const delaySeconds = DELAYS[Math.min(letter.tries, DELAYS.length) - 1] ?? 600;
  await postponeLetter(parts.db, letter.id, sent.code, delaySeconds);
  about(parts.log, letter, sent.code, 'A mail could not be sent; trying again.');
  return sent.again;
}

async function giveUp(parts: OutboxParts, letter: ClaimedLetter, code: string): Promise<'never'> {
  await giveUpLetter(parts.db, letter.id, code);
  about(parts.log, letter, code, 'A mail was given up.');
  return 'never';
}

/** Neither whom it is to nor what it says. */
function about(log: Log, { id, kind, tries }: ClaimedLetter, code: string, message: string): void {
  log.warn({ letter: id, kind, tries, code, reason: mailWords(code) }, message);
}

function read(vault: Vault, sealed: Uint8Array): z.infer<typeof textSchema> | null {
  try {
    return textSchema.parse(JSON.parse(vault.decrypt(sealed, LABEL)));
  } catch {
    return null;
  }
}

/** For whoever has a letter and no transaction that it belongs to. */
export interface LetterBox {
  /** Resolves when the letter will be sent; throws when it cannot even wait. */
  send(letter: Letter): Promise<void>;
}

export function letterBox(db: Db, outbox: Outbox, kind: string): LetterBox {
  return {
    async send(letter) {
      if (!(await outbox.post(db, { ...letter, kind }))) throw new Error('Too much mail waits already.');
      outbox.wake();
    },
  };
}

/** How the mail does, for the staff. */
export async function mailStanding(db: Connection) {
  const [waiting, givenUp] = [await selectWaiting(db), await selectGivenUp(db, 50)];
  return { ...waiting, givenUp };
}

/** Housekeeping. */
export function forgetOldLetters(db: Connection): Promise<number> {
  return deleteOldLetters(db, GIVEN_UP_KEPT_DAYS);
}
