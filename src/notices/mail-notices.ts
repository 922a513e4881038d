// Emails notices to the owner and managers of a listing, at least once even if a process dies. Claims use the
// database's clock.

import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import { toOneLine } from '../core/text.ts';
import type { Db } from '../db/database.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import { ENGLISH } from '../messages/translations.ts';
import { type ClaimedNotice, claimNotices, markMailed, markMailedTo, selectRecipients } from './notice-queries.ts';
import { explainNotice, type Notice, type NoticeSite } from './notices.ts';

export interface NoticeMailDependencies {
  readonly db: Db;
  readonly outbox: Pick<Outbox, 'send'>;
  readonly site: EmailSender & NoticeSite;
  readonly log: Log;
}

const MAX_PER_ROUND = 20;
const CHECK_EVERY_MS = 10_000;

/** Returns how many notices were completed. A failed one is retried after its claim expires. */
export async function mailNotices(parts: NoticeMailDependencies): Promise<number> {
  let settled = 0;
  for (const notice of await claimNotices(parts.db, MAX_PER_ROUND)) {
    try {
      if (!notice.isRedundant) await mailToAll(parts, notice);
      await markMailed(parts.db, notice);
      settled += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      parts.log.warn({ notice: notice.id, reason }, 'A notice could not be emailed. Trying again.');
    }
  }
  return settled;
}

/** Marks each recipient separately, so that nobody gets an email twice because another person's failed. */
async function mailToAll({ db, outbox, site }: NoticeMailDependencies, row: ClaimedNotice): Promise<void> {
  const notice = explainNotice(row, site);
  for (const { personId, email } of await selectRecipients(db, row)) {
    await outbox.send(writeNoticeMail(site, email, notice));
    await markMailedTo(db, row, personId);
  }
}

/** Names, reasons and responses are untrusted text. */
function writeNoticeMail({ displayName, baseUrl }: EmailSender, to: string, notice: Notice): QueuedEmail {
  const base = `${baseUrl}/dashboard/${notice.listingId}`;
  const name = toOneLine(notice.listingName);
  const { cause, version, reason, consumer } = notice;
  const paragraphs = [
    `${name}: ${notice.title}`,
    ...(version ? [`Version ${toOneLine(version)}.`] : []),
    ...(consumer ? [`Consumer: ${toOneLine(consumer)}`] : []),
    ...(reason ? [`${notice.kind === 'report.asked' ? 'Question' : 'Reason'}: ${toOneLine(reason)}`] : []),
    ...(cause
      ? [`Last failure: ${toOneLine(ENGLISH.text(cause.happened))}\nWhat to do: ${toOneLine(ENGLISH.text(cause.todo))}`]
      : []),
    notice.meaning,
    `${base}/${notice.page}`,
    `You get this email because you manage ${name} on ${displayName}. Turn off emails about it here:\n${base}/notices`,
  ];
  return { kind: 'listing', to, subject: `${name}: ${SUBJECTS[notice.kind]}`, text: `${paragraphs.join('\n\n')}\n` };
}

const SUBJECTS: Readonly<Record<Notice['kind'], string>> = {
  'webhook.failing': 'the webhook is failing',
  'webhook.disabled': 'the webhook is disabled',
  'listener.failing': 'the vote listener is failing',
  'changelog.removed': 'staff removed a changelog entry',
  'changelog.restored': 'staff restored a changelog entry',
  'listing.approved': 'staff approved it',
  'listing.refused': 'staff did not approve it',
  'listing.hidden': 'staff hid it',
  'listing.shown': 'staff made it visible again',
  'plan.changed': 'the plan has changed',
  'token.expiring': 'an API token expires soon',
  'stream.behind': 'a program is about to miss votes',
  'stream.missed': 'a program has missed votes',
  'votes.annulled': 'staff annulled votes',
  'votes.restored': 'staff restored votes',
  'ownership.failing': 'the proof of ownership could not be confirmed',
  'ownership.ended': 'the proof of ownership has ended',
  'ownership.claimed': 'someone else claims it',
  'report.asked': 'staff has a question about a report',
  'report.settled': 'staff dismissed a report',
  'owner.suspended': 'staff suspended the owner’s account',
  'review.written': 'new reviews',
  'review.removed': 'staff removed a review',
  'review.reply_removed': 'staff removed your reply to a review',
};

export function startNoticeMails(parts: NoticeMailDependencies): BackgroundLoop {
  return startBackgroundLoop({
    run: () => mailNotices(parts),
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Could not read the notices to email. Trying again.',
  });
}
