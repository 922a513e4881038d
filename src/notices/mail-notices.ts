// Emails notices to the owner and managers of a listing, at least once even if a process dies. Claims use the
// database's clock.

import type { Diagnosis } from '../channels/evidence.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import { toOneLine } from '../core/text.ts';
import type { Db } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { Outbox, QueuedEmail } from '../mail/outbox.ts';
import { type Addressed, type EmailSender, words } from '../mail/templates.ts';
import type { MessageKey } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';
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
    await outbox.send(writeNoticeMail(await addressedTo(db, site, { id: personId, email }), notice));
    await markMailedTo(db, row, personId);
  }
}

/** Names, reasons and responses are untrusted text. */
function writeNoticeMail(head: Addressed, notice: Notice): QueuedEmail {
  const { t, site, url } = words(head);
  const base = url(`/dashboard/${notice.listingId}`);
  const listing = toOneLine(notice.listingName);
  const { cause, version, reason, consumer, kind } = notice;
  const paragraphs = [
    t('noticeEmails.notice', { listing, notice: t.text(notice.title) }),
    ...(version ? [t('noticeEmails.version', { version: toOneLine(version) })] : []),
    ...(consumer ? [t('noticeEmails.consumer', { name: toOneLine(consumer) })] : []),
    ...(reason
      ? [t(kind === 'report.asked' ? 'noticeEmails.question' : 'noticeEmails.reason', { text: toOneLine(reason) })]
      : []),
    ...(cause ? [describeCause(t, cause)] : []),
    t.text(notice.meaning),
    `${base}/${notice.page}`,
    t('noticeEmails.why', { listing, site, url: `${base}/notices` }),
  ];
  const subject = t('noticeEmails.subject', { listing, news: t(NEWS[kind]) });
  return { kind: 'listing', to: head.to, subject, text: `${paragraphs.join('\n\n')}\n` };
}

function describeCause(t: Translations, { happened, todo }: Diagnosis): string {
  return t('noticeEmails.cause', { happened: toOneLine(t.text(happened)), todo: toOneLine(t.text(todo)) });
}

const NEWS = {
  'webhook.failing': 'noticeEmails.webhookFailing',
  'webhook.disabled': 'noticeEmails.webhookDisabled',
  'listener.failing': 'noticeEmails.listenerFailing',
  'changelog.removed': 'noticeEmails.entryRemoved',
  'changelog.restored': 'noticeEmails.entryRestored',
  'listing.approved': 'noticeEmails.approved',
  'listing.refused': 'noticeEmails.refused',
  'listing.hidden': 'noticeEmails.hidden',
  'listing.shown': 'noticeEmails.shown',
  'plan.changed': 'noticeEmails.planChanged',
  'token.expiring': 'noticeEmails.tokenExpiring',
  'stream.behind': 'noticeEmails.streamBehind',
  'stream.missed': 'noticeEmails.streamMissed',
  'votes.annulled': 'noticeEmails.annulled',
  'votes.restored': 'noticeEmails.restored',
  'ownership.failing': 'noticeEmails.proofFailing',
  'ownership.ended': 'noticeEmails.proofEnded',
  'ownership.claimed': 'noticeEmails.claimed',
  'report.asked': 'noticeEmails.reportAsked',
  'report.settled': 'noticeEmails.reportSettled',
  'owner.suspended': 'noticeEmails.ownerSuspended',
  'review.written': 'noticeEmails.reviewWritten',
  'review.removed': 'noticeEmails.reviewRemoved',
  'review.reply_removed': 'noticeEmails.replyRemoved',
} as const satisfies Readonly<Record<Notice['kind'], MessageKey>>;

export function startNoticeMails(parts: NoticeMailDependencies): BackgroundLoop {
  return startBackgroundLoop({
    run: () => mailNotices(parts),
    intervalMs: CHECK_EVERY_MS,
    initialDelayMs: CHECK_EVERY_MS,
    log: parts.log,
    errorMessage: 'Could not read the notices to email. Trying again.',
  });
}
