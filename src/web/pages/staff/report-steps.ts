// The words of what staff can do with a case of reports, by the kind of what was reported.
import { REASON_MAX_CHARACTERS } from '../../../core/limits.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import type { CaseAction, ReportTargetKind } from '../../../moderation/report-kinds.ts';
import { BLOCKED_DAYS } from '../../../reviews/write-queries.ts';

export type CaseStep = CaseAction | 'ask' | 'reopen';

interface StepText {
  readonly question: string;
  readonly button: string;
  readonly text: string;
  readonly hint: string;
}
type StepWriter = (t: Translations) => StepText;

const LIMIT = { max: REASON_MAX_CHARACTERS };

const STEPS = {
  dismiss: (t) => ({
    question: t('reportSteps.dismissQuestion'),
    button: t('reportSteps.dismissButton'),
    text: t('reportSteps.dismissText'),
    hint: t('reportSteps.dismissHint', LIMIT),
  }),
  hide: (t) => ({
    question: t('reportSteps.hideQuestion'),
    button: t('reportSteps.hideButton'),
    text: t('reportSteps.hideText'),
    hint: t('reportSteps.shownToTeam', LIMIT),
  }),
  remove: (t) => ({
    question: t('reportSteps.removeQuestion'),
    button: t('reportSteps.removeButton'),
    text: t('reportSteps.removeText'),
    hint: t('reportSteps.shownToTeam', LIMIT),
  }),
  suspend: (t) => ({
    question: t('reportSteps.suspendQuestion'),
    button: t('reportSteps.suspendButton'),
    text: t('reportSteps.suspendText'),
    hint: t('reportSteps.suspendHint', LIMIT),
  }),
  ask: (t) => ({
    question: t('reportSteps.askQuestion'),
    button: t('reportSteps.askButton'),
    text: t('reportSteps.askText'),
    hint: t('reportSteps.askHint', LIMIT),
  }),
  reopen: (t) => ({
    question: t('reportSteps.reopenQuestion'),
    button: t('reportSteps.reopenButton'),
    text: t('reportSteps.reopenText'),
    hint: t('reportSteps.reopenHint', LIMIT),
  }),
} as const satisfies Readonly<Record<CaseStep, StepWriter>>;

const REVIEW_STEPS: Readonly<Partial<Record<CaseStep, StepWriter>>> = {
  dismiss: (t) => ({ ...STEPS.dismiss(t), text: t('reportSteps.dismissReviewText') }),
  remove: (t) => ({
    question: t('reportSteps.removeReviewQuestion'),
    button: t('reportSteps.removeReviewButton'),
    text: t('reportSteps.removeReviewText', { days: BLOCKED_DAYS }),
    hint: t('reportSteps.removeReviewHint', LIMIT),
  }),
  suspend: (t) => ({
    question: t('reportSteps.suspendAuthorQuestion'),
    button: t('reportSteps.suspendAuthorButton'),
    text: t('reportSteps.suspendAuthorText'),
    hint: t('reportSteps.suspendAuthorHint', LIMIT),
  }),
};

const PROFILE_STEPS: typeof REVIEW_STEPS = {
  dismiss: (t) => ({
    ...STEPS.dismiss(t),
    text: t('reportSteps.dismissProfileText'),
    hint: t('reportSteps.dismissProfileHint', LIMIT),
  }),
  hide: (t) => ({
    question: t('reportSteps.hideProfileQuestion'),
    button: t('reportSteps.hideProfileButton'),
    text: t('reportSteps.hideProfileText'),
    hint: t('reportSteps.shownToPerson', LIMIT),
  }),
  remove: (t) => ({
    question: t('reportSteps.clearNameQuestion'),
    button: t('reportSteps.clearNameButton'),
    text: t('reportSteps.clearNameText'),
    hint: t('reportSteps.shownToPerson', LIMIT),
  }),
  suspend: (t) => ({
    question: t('reportSteps.suspendPersonQuestion'),
    button: t('reportSteps.suspendPersonButton'),
    text: t('reportSteps.suspendPersonText'),
    hint: t('reportSteps.suspendPersonHint', LIMIT),
  }),
};

const STEPS_OF: Readonly<Partial<Record<ReportTargetKind, typeof REVIEW_STEPS>>> = {
  review: REVIEW_STEPS,
  profile: PROFILE_STEPS,
};

export function stepText(t: Translations, step: CaseStep, kind: ReportTargetKind): StepText {
  return (STEPS_OF[kind]?.[step] ?? STEPS[step])(t);
}

const DONE = {
  dismiss: 'reportSteps.dismissDone',
  hide: 'reportSteps.hideDone',
  remove: 'reportSteps.removeDone',
  suspend: 'reportSteps.suspendDone',
  ask: 'reportSteps.askDone',
  reopen: 'reportSteps.reopenDone',
} as const satisfies Readonly<Record<CaseStep, MessageKey>>;

const REVIEW_DONE = {
  ...DONE,
  remove: 'reportSteps.removeReviewDone',
  suspend: 'reportSteps.suspendAuthorDone',
} as const;

const PROFILE_DONE = {
  ...DONE,
  hide: 'reportSteps.hideProfileDone',
  remove: 'reportSteps.clearNameDone',
  suspend: 'reportSteps.suspendPersonDone',
} as const;

const DONE_OF = { listing: DONE, entry: DONE, review: REVIEW_DONE, profile: PROFILE_DONE } as const;

/** Said once the step is taken. */
export function doneText(t: Translations, step: CaseStep, kind: ReportTargetKind): string {
  return t(DONE_OF[kind][step]);
}
