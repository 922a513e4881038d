// What can be reported, why, and what came of it, in words. Pure.

import type { ReportOutcome, ReportTargetKind } from '../db/moderation-tables.ts';
import { type Message, message } from '../messages/message.ts';

export type { ReportEventKind, ReportOutcome, ReportTargetKind } from '../db/moderation-tables.ts';

export const REPORT_REASONS = {
  impersonation: message('reportReasons.impersonation'),
  scam: message('reportReasons.scam'),
  votes: message('reportReasons.votes'),
  illegal: message('reportReasons.illegal'),
  broken: message('reportReasons.broken'),
  spam: message('reportReasons.spam'),
  untrue: message('reportReasons.untrue'),
  private: message('reportReasons.private'),
  other: message('reportReasons.other'),
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

const REASONS_OF: Readonly<Record<ReportTargetKind, readonly ReportReason[]>> = {
  listing: ['impersonation', 'scam', 'votes', 'illegal', 'broken', 'other'],
  entry: ['impersonation', 'scam', 'illegal', 'other'],
  review: ['spam', 'untrue', 'private', 'scam', 'illegal', 'other'],
  profile: ['impersonation', 'illegal', 'spam', 'private', 'other'],
};

export function reasonsFor(kind: ReportTargetKind): readonly ReportReason[] {
  return REASONS_OF[kind];
}

/** A reason that this version does not know is shown by its code. */
export function describeReason(reason: string): Message | string {
  return REPORT_REASONS[reason as ReportReason] ?? reason;
}

/** Whether staff agreed with the reports. What no longer existed counts neither way. */
export const UPHELD: readonly ReportOutcome[] = ['hidden', 'removed', 'suspended'];

/**
 * What staff can do with a case; `remove` is for changelog entries, reviews and the name of a profile, `hide` for
 * listings and profiles.
 */
export type CaseAction = 'dismiss' | 'hide' | 'remove' | 'suspend';

const ACTIONS_OF: Readonly<Record<ReportTargetKind, readonly CaseAction[]>> = {
  listing: ['dismiss', 'hide', 'suspend'],
  entry: ['dismiss', 'remove', 'suspend'],
  review: ['dismiss', 'remove', 'suspend'],
  profile: ['dismiss', 'hide', 'remove', 'suspend'],
};

export function actionsFor(kind: ReportTargetKind): readonly CaseAction[] {
  return ACTIONS_OF[kind];
}

const SUSPENDED_ROLES = { listing: 'owner', entry: 'owner', review: 'author', profile: 'person' } as const;

/** Whom `suspend` is about. */
export function suspendedRole(kind: ReportTargetKind): 'owner' | 'author' | 'person' {
  return SUSPENDED_ROLES[kind];
}

export function isCaseAction(word: string): word is CaseAction {
  return word === 'dismiss' || word === 'hide' || word === 'remove' || word === 'suspend';
}
