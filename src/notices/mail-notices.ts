// Mails notices to those who run a listing: at least once, whatever process dies meanwhile; claimed by the database's clock.

import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Email } from '../mail/mail-transport.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  type ClaimedNotice,
  claimNotices,
  markMailed,
  markMailedTo,
  selectRecipients,
} from './notice-queries.ts';
import { explainNotice, type Notice } from './notices.ts';

export interface NoticeMailDependencies {
  readonly db: Db;
  readonly outbox: Pick<Outbox, 'send'>;
  readonly serviceName: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly log: Log;
}

const MOST_AT_ONCE = 20;
const LOOK_EVERY_MS = 10_000;

/** Mails what waits; answers how many notices are settled. What fails is tried again when its claim has ended. */
export async function mailNotices(parts: NoticeMailDependencies): Promise<number> {
  let settled = 0;
  for (const notice of await claimNotices(parts.db, MOST_AT_ONCE)) {
    try {
      if (!notice.spare) await mailToAll(parts, notice);
      await markMailed(parts.db, notice.id);
      settled += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      parts.log.warn({ notice: notice.id, reason }, 'A notice could not be mailed; it is tried again.');
    }
  }
  return settled;
}

/** Each is marked by itself: whoever has the mail does not get it again because another’s failed. */
async function mailToAll(
  { db, outbox, serviceName, baseUrl }: NoticeMailDependencies,
  row: ClaimedNotice,
): Promise<void> {
  const notice = explainNotice(row, serviceName);
  for (const { personId, email } of await selectRecipients(db, row)) {
    await outbox.send({ ...writeNoticeMail({ serviceName, baseUrl }, email, notice), kind: 'listing' });
    await markMailedTo(db, row.id, personId);
  }
}

export function writeNoticeMail(
  { serviceName, baseUrl }: Pick<NoticeMailDependencies, 'serviceName' | 'baseUrl'>,
  to: string,
  notice: Notice,
): Email {
  const base = `${baseUrl}/dashboard/${notice.listingId}`;
  const name = plain(notice.listingName);
  const { cause, version, reason } = notice;
  const paragraphs = [
    `${name}: ${notice.title}`,
    ...(version ? [`Version ${plain(version)}.`] : []),
    ...(reason ? [`The reason given: ${plain(reason)}`] : []),
    ...(cause ? [`The last failure: ${plain(cause.happened)}\nWhat to do: ${plain(cause.todo)}`] : []),
    notice.meaning,
    `${base}/${notice.page}`,
    `You get this because you run ${name} at ${serviceName}. Mails about it can be switched off here:\n${base}/notices`,
  ];
  return { to, subject: `${name}: ${SUBJECTS[notice.kind]}`, text: `${paragraphs.join('\n\n')}\n` };
}

const SUBJECTS: Readonly<Record<Notice['kind'], string>> = {
  'webhook.failing': 'the webhook is failing',
  'webhook.disabled': 'the webhook is switched off',
  'listener.failing': 'the vote listener is failing',
  'changelog.removed': 'staff removed a changelog entry',
  'changelog.restored': 'staff restored a changelog entry',
  'listing.approved': 'staff approved it',
  'listing.refused': 'staff refused it',
  'listing.hidden': 'staff hid it',
  'listing.shown': 'staff shows it again',
  'plan.changed': 'the plan has changed',
};

/** Names, reasons and receivers' words are strangers' text: one line, and no signs that turn letters around. */
function plain(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

export function startNoticeMails(parts: NoticeMailDependencies): BackgroundLoop {
  return startBackgroundLoop({
    run: () => mailNotices(parts),
    intervalMs: LOOK_EVERY_MS,
    initialDelayMs: LOOK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Notices could not be looked for; trying again.',
  });
}
