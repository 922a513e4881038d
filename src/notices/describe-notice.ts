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
import { type Message, message } from '../messages/message.ts';
import type { NoticeKind } from './notice-queries.ts';

export interface NoticeText {
  /** What happened, in a sentence without user-generated text. */
  readonly title: Message | string;
  /** What it means. */
  readonly meaning: Message | string;
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
  const count = failures ?? 0;
  switch (kind) {
    case 'webhook.failing':
      return {
        title: message('noticeTexts.webhookFailing', { count }),
        meaning: message('noticeTexts.webhookFailingMeaning', { max: FAILURES_TO_DISABLE }),
        page: 'webhook',
      };
    case 'webhook.disabled':
      return {
        title: message('noticeTexts.webhookDisabled', { count }),
        meaning: message('noticeTexts.webhookDisabledMeaning'),
        page: 'webhook',
      };
    case 'listener.failing':
      return {
        title: message('noticeTexts.listenerFailing', { count }),
        meaning: message('noticeTexts.listenerFailingMeaning'),
        page: 'listener',
      };
    case 'plan.changed':
      return describePlanChange(planChange);
    case 'stream.behind':
      return {
        title: message('noticeTexts.streamBehind', { days: STREAM_BEHIND_DAYS }),
        meaning: message('noticeTexts.streamBehindMeaning', { days: RETENTION_DAYS }),
        page: 'webhook#stream',
      };
    case 'stream.missed':
      return {
        title: message('noticeTexts.streamMissed', { days: RETENTION_DAYS }),
        meaning: message('noticeTexts.streamMissedMeaning'),
        page: 'webhook#stream',
      };
    case 'votes.annulled':
    case 'votes.restored':
      return describeAnnulment(kind, votes ?? 0);
    case 'review.written':
      return {
        title: message('noticeTexts.reviewWritten', { count: reviews ?? 0 }),
        meaning: message('noticeTexts.reviewWrittenMeaning'),
        page: 'reviews',
      };
    default:
      return FIXED[kind];
  }
}

function describeAnnulment(kind: 'votes.annulled' | 'votes.restored', count: number): NoticeText {
  return kind === 'votes.restored'
    ? {
        title: message('noticeTexts.restored', { count }),
        meaning: message('noticeTexts.restoredMeaning', { count }),
        page: '',
      }
    : {
        title: message('noticeTexts.annulled', { count }),
        meaning: message('noticeTexts.annulledMeaning', { count }),
        page: '',
      };
}

function describePlanChange({ plan, changelogPro, planNames }: PlanChange): NoticeText {
  const name = plan ? planNames[plan] : message('noticeTexts.planOther');
  return {
    title: message('noticeTexts.planChanged', { pro: changelogPro ? 'yes' : 'other', plan: name }),
    meaning: message('noticeTexts.planChangedMeaning'),
    page: 'settings',
  };
}

type FixedKind = Exclude<
  NoticeKind,
  | `webhook.${string}`
  | `listener.${string}`
  | `stream.${string}`
  | `votes.${string}`
  | 'plan.changed'
  | 'review.written'
>;

const FIXED: Readonly<Record<FixedKind, NoticeText>> = {
  'changelog.removed': {
    title: message('noticeTexts.entryRemoved'),
    meaning: message('noticeTexts.entryRemovedMeaning'),
    page: 'changelog',
  },
  'changelog.restored': {
    title: message('noticeTexts.entryRestored'),
    meaning: message('noticeTexts.entryRestoredMeaning'),
    page: 'changelog',
  },
  'listing.approved': {
    title: message('noticeTexts.approved'),
    meaning: message('noticeTexts.approvedMeaning'),
    page: 'page',
  },
  'listing.refused': {
    title: message('noticeTexts.refused'),
    meaning: message('noticeTexts.refusedMeaning'),
    page: 'page',
  },
  'listing.hidden': {
    title: message('noticeTexts.hidden'),
    meaning: message('noticeTexts.hiddenMeaning'),
    page: 'page',
  },
  'listing.shown': { title: message('noticeTexts.shown'), meaning: message('noticeTexts.shownMeaning'), page: 'page' },
  'token.expiring': {
    title: message('noticeTexts.tokenExpiring', { days: EXPIRY_NOTICE_DAYS }),
    meaning: message('noticeTexts.tokenExpiringMeaning'),
    page: 'tokens',
  },
  'review.removed': {
    title: message('noticeTexts.reviewRemoved'),
    meaning: message('noticeTexts.reviewRemovedMeaning'),
    page: 'reviews',
  },
  'review.reply_removed': {
    title: message('noticeTexts.replyRemoved'),
    meaning: message('noticeTexts.replyRemovedMeaning'),
    page: 'reviews',
  },
  'report.asked': {
    title: message('noticeTexts.reportAsked'),
    meaning: message('noticeTexts.reportAskedMeaning'),
    page: 'reports',
  },
  'report.settled': {
    title: message('noticeTexts.reportSettled'),
    meaning: message('noticeTexts.reportSettledMeaning'),
    page: '',
  },
  'owner.suspended': {
    title: message('noticeTexts.ownerSuspended'),
    meaning: message('noticeTexts.ownerSuspendedMeaning'),
    page: '',
  },
  'ownership.failing': {
    title: message('noticeTexts.proofFailing'),
    meaning: message('noticeTexts.proofFailingMeaning', { days: OWNERSHIP_GRACE_DAYS }),
    page: 'ownership',
  },
  'ownership.ended': {
    title: message('noticeTexts.proofEnded'),
    meaning: message('noticeTexts.proofEndedMeaning'),
    page: 'ownership',
  },
  'ownership.claimed': {
    title: message('noticeTexts.claimed'),
    meaning: message('noticeTexts.claimedMeaning', { hours: CLAIM_WAIT_HOURS }),
    page: 'ownership',
  },
};
