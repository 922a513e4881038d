// Emails to those who have reported something: what came of it. They never say what staff wrote to the owner.

import { toOneLine } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { addressedTo } from '../mail/email-translations.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { type Addressed, words, writeEmail } from '../mail/templates.ts';
import { type Message, message } from '../messages/message.ts';
import { markReportersTold, type ReportCase } from './case-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';
import type { ReportOutcome, ReportTargetKind } from './report-kinds.ts';

const OUTCOMES: Readonly<Record<ReportOutcome, Message>> = {
  dismissed: message('reportOutcomes.dismissed'),
  hidden: message('reportOutcomes.hidden'),
  removed: message('reportOutcomes.removed'),
  suspended: message('reportOutcomes.suspended'),
  gone: message('reportOutcomes.gone'),
};

const REVIEW_OUTCOMES: Readonly<Partial<Record<ReportOutcome, Message>>> = {
  removed: message('reportOutcomes.reviewRemoved'),
  suspended: message('reportOutcomes.reviewSuspended'),
};

const PROFILE_OUTCOMES: Readonly<Partial<Record<ReportOutcome, Message>>> = {
  hidden: message('reportOutcomes.profileHidden'),
  removed: message('reportOutcomes.profileNameCleared'),
  suspended: message('reportOutcomes.profileSuspended'),
};

const OUTCOMES_OF: Readonly<Partial<Record<ReportTargetKind, typeof REVIEW_OUTCOMES>>> = {
  review: REVIEW_OUTCOMES,
  profile: PROFILE_OUTCOMES,
};

/** `outcome`: null if the case was reopened. */
export function describeOutcome(outcome: ReportOutcome | null, kind: ReportTargetKind): Message {
  if (outcome === null) return message('reportOutcomes.open');
  return OUTCOMES_OF[kind]?.[outcome] ?? OUTCOMES[outcome];
}

interface News {
  readonly outcome: ReportOutcome | null;
  /** Only why staff dismissed it is written to the reporter. */
  readonly reason: string;
}

/** Notifies everyone who reported it with an account. Call it in the transaction of the decision. */
export async function notifyReporters(
  { outbox, site }: ModerationDependencies,
  db: Connection,
  found: ReportCase,
  news: News,
): Promise<void> {
  for (const reporter of await markReportersTold(db, found.id))
    if (reporter.isConfirmed)
      await outbox?.enqueue(db, outcomeEmail(await addressedTo(db, site, reporter), { ...found, ...news }));
}

function outcomeEmail(
  head: Addressed,
  { listingName, label, targetKind, outcome, reason }: Pick<ReportCase, 'listingName' | 'label' | 'targetKind'> & News,
): QueuedEmail {
  const { t, site, url } = words(head);
  const listing = toOneLine(listingName);
  const what = {
    listing: () => t('listingEmails.reportedListing', { listing, site }),
    entry: () => t('listingEmails.reportedEntry', { listing, site, version: toOneLine(label ?? '') }),
    review: () => t('listingEmails.reportedReview', { listing, site }),
    profile: () => t('listingEmails.reportedProfile', { listing, site }),
  }[targetKind];
  return writeEmail({ ...head, kind: 'report' }, t('listingEmails.reportSubject', { listing }), [
    what(),
    t.text(describeOutcome(outcome, targetKind)),
    ...(outcome === 'dismissed' ? [t('listingEmails.reason', { reason: toOneLine(reason) })] : []),
    url('/account/reports'),
  ]);
}
