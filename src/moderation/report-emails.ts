// Emails to those who have reported something: what came of it. They never say what staff wrote to the owner.
import { toOneLine } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import type { QueuedEmail } from '../mail/outbox.ts';
import { type EmailSender, writeEmail } from '../mail/templates.ts';
import { markReportersTold, type ReportCase } from './case-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';
import type { ReportOutcome, ReportTargetKind } from './report-kinds.ts';

const OUTCOMES: Readonly<Record<ReportOutcome, string>> = {
  dismissed: 'Staff reviewed it and decided not to act.',
  hidden: 'Staff reviewed it and hid the listing.',
  removed: 'Staff reviewed it and removed the entry.',
  suspended: 'Staff reviewed it and suspended the owner’s account.',
  gone: 'What you reported no longer exists.',
};

const REVIEW_OUTCOMES: Readonly<Partial<Record<ReportOutcome, string>>> = {
  removed: 'Staff reviewed it and removed the review.',
  suspended: 'Staff reviewed it and suspended the author’s account.',
};

const PROFILE_OUTCOMES: Readonly<Partial<Record<ReportOutcome, string>>> = {
  hidden: 'Staff reviewed it and hid the profile.',
  removed: 'Staff reviewed it and cleared the name.',
  suspended: 'Staff reviewed it and suspended the account.',
};

const OUTCOMES_OF: Readonly<Partial<Record<ReportTargetKind, typeof REVIEW_OUTCOMES>>> = {
  review: REVIEW_OUTCOMES,
  profile: PROFILE_OUTCOMES,
};

/** `outcome`: null if the case was reopened. */
export function describeOutcome(outcome: ReportOutcome | null, kind: ReportTargetKind): string {
  if (outcome === null) return 'Staff is reviewing it again.';
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
  for (const { email, isConfirmed } of await markReportersTold(db, found.id))
    if (isConfirmed) await outbox?.enqueue(db, outcomeEmail(site, email, { ...found, ...news }));
}

function outcomeEmail(
  sender: EmailSender,
  to: string,
  { listingName, label, targetKind, outcome, reason }: Pick<ReportCase, 'listingName' | 'label' | 'targetKind'> & News,
): QueuedEmail {
  const name = toOneLine(listingName);
  const what = {
    listing: name,
    entry: `version ${toOneLine(label ?? '')} of ${name}`,
    review: `a review of ${name}`,
    profile: `the profile of ${name}`,
  }[targetKind];
  return writeEmail({ sender, to, kind: 'report' }, `Your report about ${name}`, [
    `You reported ${what} at ${sender.displayName}.`,
    describeOutcome(outcome, targetKind),
    ...(outcome === 'dismissed' ? [`Reason: ${toOneLine(reason)}`] : []),
    `${sender.baseUrl}/account/reports`,
  ]);
}
