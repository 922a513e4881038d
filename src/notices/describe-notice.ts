// The text of a notice, for pages and emails.
import { EXPIRY_NOTICE_DAYS } from '../access/token-limits.ts';
import type { Settings } from '../config/settings.ts';
import {
  CLAIM_WAIT_HOURS,
  FAILURES_TO_DISABLE,
  OWNERSHIP_GRACE_DAYS,
  RETENTION_DAYS,
  STREAM_BEHIND_DAYS,
} from '../core/limits.ts';
import type { Plan } from '../listings/listing.ts';
import type { NoticeKind } from './notice-queries.ts';

export interface NoticeText {
  /** What happened, in a sentence without user-generated text. */
  readonly title: string;
  /** What it means. */
  readonly meaning: string;
  /** The page under /dashboard/:id to link to; empty: the overview. */
  readonly page:
    | 'webhook'
    | 'webhook#stream'
    | 'listener'
    | 'changelog'
    | 'page'
    | 'settings'
    | 'ownership'
    | 'reports'
    | 'reviews'
    | 'tokens'
    | '';
}

interface DescribedNotice {
  readonly kind: NoticeKind;
  readonly failures: number | null;
  readonly plan?: Plan | null;
  readonly changelogPro?: boolean | null;
  readonly votes?: number | null;
  readonly reviews?: number | null;
}

type ShownNotice = DescribedNotice & Pick<Settings, 'planNames'>;
type PlanChange = Pick<ShownNotice, 'plan' | 'changelogPro' | 'planNames'>;

export function describeNotice({ kind, failures, votes, reviews, ...planChange }: ShownNotice): NoticeText {
  const times = `${failures ?? 0} times in a row`;
  switch (kind) {
    case 'webhook.failing':
      return {
        title: `The webhook failed ${times}.`,
        meaning: `After ${FAILURES_TO_DISABLE} failures in a row, it will be disabled. No votes are lost.`,
        page: 'webhook',
      };
    case 'webhook.disabled':
      return {
        title: `The webhook is disabled: it failed ${times}.`,
        meaning:
          'No votes are lost. Save the webhook’s URL again to enable it. Then you can redeliver the failed votes.',
        page: 'webhook',
      };
    case 'listener.failing':
      return {
        title: `The vote listener failed ${times}.`,
        meaning: 'The players who voted were not rewarded. They are listed on the listener’s page.',
        page: 'listener',
      };
    case 'changelog.removed':
      return {
        title: 'Staff removed a changelog entry.',
        meaning: 'Visitors no longer see it. You cannot replace or delete this version unless staff restores it.',
        page: 'changelog',
      };
    case 'changelog.restored':
      return {
        title: 'Staff restored a changelog entry.',
        meaning: 'Visitors see it again, and you can replace or delete it.',
        page: 'changelog',
      };
    case 'plan.changed':
      return describePlanChange(planChange);
    case 'stream.behind':
      return {
        title: `A program is about to miss votes: it has not acknowledged votes of the live stream for more than ${STREAM_BEHIND_DAYS} days.`,
        meaning: `The live stream stores events for ${RETENTION_DAYS} days. Start the program again, so that it gets them. If it is no longer used, remove the consumer.`,
        page: 'webhook#stream',
      };
    case 'stream.missed':
      return {
        title: `A program has missed votes: it did not acknowledge votes of the live stream for more than ${RETENTION_DAYS} days.`,
        meaning:
          'The votes count, but the live stream no longer has them. The webhook page says how many. Start the program again, so that it misses no more. If it is no longer used, remove the consumer.',
        page: 'webhook#stream',
      };
    case 'votes.annulled':
    case 'votes.restored':
      return describeAnnulment(kind, votes);
    case 'report.asked':
    case 'report.settled':
    case 'owner.suspended':
      return REPORTS[kind];
    case 'review.written':
    case 'review.removed':
    case 'review.reply_removed':
      return describeReviews(kind, reviews ?? 0);
    case 'token.expiring':
      return TOKEN_EXPIRING;
    case 'ownership.failing':
    case 'ownership.ended':
    case 'ownership.claimed':
      return { ...OWNERSHIP[kind], page: 'ownership' };
    default:
      return describeVisibility(kind);
  }
}

const TOKEN_EXPIRING: NoticeText = {
  title: `An API token expires within ${EXPIRY_NOTICE_DAYS} days.`,
  meaning: 'Programs that use it stop working then. Extend it, or create another one and replace it.',
  page: 'tokens',
};

function formatVotes(votes: number | null | undefined): string {
  return votes === 1 ? '1 vote' : `${(votes ?? 0).toLocaleString('en-US')} votes`;
}

type VisibilityNotice = Extract<NoticeKind, `listing.${string}`>;

function describeVisibility(kind: VisibilityNotice): NoticeText {
  return { ...VISIBILITY[kind], page: 'page' };
}

const VISIBILITY: Readonly<Record<VisibilityNotice, Omit<NoticeText, 'page'>>> = {
  'listing.approved': {
    title: 'Staff approved the listing.',
    meaning: 'It is now public, and people can vote for it.',
  },
  'listing.refused': {
    title: 'Staff did not approve the listing.',
    meaning: 'Only its owner and managers can see it. To have staff review it again, fix the problem and save.',
  },
  'listing.hidden': {
    title: 'Staff hid the listing.',
    meaning: 'It is not public and does not accept votes. Nothing was deleted.',
  },
  'listing.shown': {
    title: 'Staff made the listing visible again.',
    meaning: 'It is public again, and people can vote for it.',
  },
};

function describeAnnulment(kind: 'votes.annulled' | 'votes.restored', votes: DescribedNotice['votes']): NoticeText {
  if (kind === 'votes.restored')
    return {
      title: `Staff restored ${formatVotes(votes)}.`,
      meaning: `${votes === 1 ? 'It counts' : 'They count'} again, as before.`,
      page: '',
    };
  return {
    title: `Staff annulled ${formatVotes(votes)}.`,
    meaning: `${votes === 1 ? 'It no longer counts' : 'They no longer count'}, in the ranking or anywhere else. What was already delivered is not called back, and what was not yet sent is not sent.`,
    page: '',
  };
}

function describePlanChange({ plan, changelogPro, planNames }: PlanChange): NoticeText {
  return {
    title: `The plan is now ${plan ? planNames[plan] : 'another one'}${changelogPro ? ', with Changelog Pro' : ''}.`,
    meaning: 'It applies to new votes. Votes already cast keep their weight.',
    page: 'settings',
  };
}

const REVIEWS = {
  'review.removed': {
    title: 'Staff removed a review of the listing.',
    meaning: 'Visitors no longer see it, and it no longer counts in the average.',
  },
  'review.reply_removed': {
    title: 'Staff removed a reply to a review.',
    meaning: 'The review stays. You can write another reply.',
  },
} as const;

function describeReviews(kind: 'review.written' | keyof typeof REVIEWS, count: number): NoticeText {
  if (kind !== 'review.written') return { ...REVIEWS[kind], page: 'reviews' };
  return {
    title: count === 1 ? 'The listing has a new review.' : `The listing has ${count} new reviews.`,
    meaning: 'You can reply to each one, in public.',
    page: 'reviews',
  };
}

type ReportNoticeKind = Extract<NoticeKind, `report.${string}` | 'owner.suspended'>;

const REPORTS: Readonly<Record<ReportNoticeKind, NoticeText>> = {
  'report.asked': {
    title: 'Staff has a question about a report.',
    meaning:
      'Someone reported this listing, one of its changelog entries or one of its reviews. Your answer is shown to staff only.',
    page: 'reports',
  },
  'report.settled': {
    title: 'Staff dismissed the report it asked you about.',
    meaning: 'Nothing changes for your listing.',
    page: '',
  },
  'owner.suspended': {
    title: 'Staff suspended the owner’s account.',
    meaning: 'The listing stays as it is. Until the suspension ends, its API tokens can read but not change anything.',
    page: '',
  },
};

type OwnershipNoticeKind = Extract<NoticeKind, `ownership.${string}`>;

const OWNERSHIP: Readonly<Record<OwnershipNoticeKind, Omit<NoticeText, 'page'>>> = {
  'ownership.failing': {
    title: 'The proof that this listing is yours could not be confirmed.',
    meaning: `It is checked again twice a day. If it cannot be confirmed within ${OWNERSHIP_GRACE_DAYS} days, it ends.`,
  },
  'ownership.ended': {
    title: 'The proof that this listing is yours has ended.',
    meaning: 'Its page no longer says that the owner is verified. You can prove it again at any time.',
  },
  'ownership.claimed': {
    title: 'Someone else has proven that this listing is theirs, and claims it.',
    meaning: `Prove that it is yours within ${CLAIM_WAIT_HOURS} hours. Otherwise it is transferred to them, with its votes.`,
  },
};
