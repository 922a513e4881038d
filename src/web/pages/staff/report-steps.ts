// The words of what staff can do with a case of reports, by the kind of what was reported.
import type { CaseAction, ReportTargetKind } from '../../../moderation/report-kinds.ts';
import { BLOCKED_DAYS } from '../../../reviews/write-queries.ts';

export type CaseStep = CaseAction | 'ask' | 'reopen';

interface StepText {
  readonly question: string;
  readonly button: string;
  readonly text: string;
  readonly hint: string;
}

const BOTH = 'Shown to the owner and managers. At most 500 characters.';
const STEPS: Readonly<Record<CaseStep, StepText>> = {
  dismiss: {
    question: 'Dismiss the reports?',
    button: 'Dismiss',
    text: 'Nothing changes for the listing. People who reported it while signed in see your reason; so does the owner if you asked them.',
    hint: 'Shown to people who reported it while signed in, and to the owner if you asked them. At most 500 characters.',
  },
  hide: {
    question: 'Hide this listing?',
    button: 'Hide listing',
    text: 'It disappears from public view and accepts no votes. Nothing is deleted, and you can make it public again. Its owner and managers get a notice with your reason, without who reported it.',
    hint: BOTH,
  },
  remove: {
    question: 'Remove this entry?',
    button: 'Remove entry',
    text: 'It disappears from the changelog and its feeds. The owner and managers still see it, with your reason, but not who reported it. You can restore it later.',
    hint: BOTH,
  },
  suspend: {
    question: 'Suspend the owner?',
    button: 'Suspend owner',
    text: 'The owner is signed out everywhere and cannot sign in or vote. The listing stays public; if it is the problem, hide it instead. Until the suspension ends, the owner’s API tokens can read but not change anything.',
    hint: 'Shown to the owner and managers, also at sign-in. At most 500 characters.',
  },
  ask: {
    question: 'Ask the owner?',
    button: 'Send question',
    text: 'The owner and managers get a notice with your question, by email too if email is set up, and can answer it on their dashboard. They do not learn who reported it. Until then, the case is marked “Waiting for the owner”.',
    hint: 'At most 500 characters.',
  },
  reopen: {
    question: 'Reopen this case?',
    button: 'Reopen',
    text: 'What was hidden, removed or suspended stays so until you end it. Those who reported it with an account are notified that you are reviewing it again.',
    hint: 'For the other staff members. At most 500 characters.',
  },
};

const REVIEW_STEPS: Readonly<Partial<Record<CaseStep, StepText>>> = {
  dismiss: {
    ...STEPS.dismiss,
    text: 'Nothing changes for the review. People who reported it while signed in see your reason; so does the owner of the listing if you asked them.',
  },
  remove: {
    question: 'Remove this review?',
    button: 'Remove review',
    text: `Visitors no longer see it, and it no longer counts in the average. Its author gets a notice with your reason and cannot write another review of this listing for ${BLOCKED_DAYS} days. You can restore it later.`,
    hint: 'Shown to the author, and to the owner and managers of the listing. At most 500 characters.',
  },
  suspend: {
    question: 'Suspend the author?',
    button: 'Suspend author',
    text: 'The author is signed out everywhere and cannot sign in or vote. Until the suspension ends, none of their reviews is shown.',
    hint: 'Shown to the author at sign-in. At most 500 characters.',
  },
};

const PROFILE_STEPS: Readonly<Partial<Record<CaseStep, StepText>>> = {
  dismiss: {
    ...STEPS.dismiss,
    text: 'Nothing changes for the profile. People who reported it while signed in see your reason.',
    hint: 'Shown to people who reported it while signed in. At most 500 characters.',
  },
  hide: {
    question: 'Hide this profile?',
    button: 'Hide profile',
    text: 'Nobody else sees the profile until staff shows it again on the person’s page. Votes, reviews and the account stay. The person gets a notice with your reason, by email too if email is set up, without who reported it.',
    hint: 'Shown to the person. At most 500 characters.',
  },
  remove: {
    question: 'Clear this person’s name?',
    button: 'Clear name',
    text: 'They are called “Member” everywhere, and lists no longer name them. They get a notice with your reason and can choose another name. The profile stays public; if it is the problem, hide it instead.',
    hint: 'Shown to the person. At most 500 characters.',
  },
  suspend: {
    question: 'Suspend this person?',
    button: 'Suspend person',
    text: 'They are signed out everywhere and cannot sign in or vote. Until the suspension ends, neither their profile nor their reviews are shown.',
    hint: 'Shown to the person at sign-in. At most 500 characters.',
  },
};

const STEPS_OF: Readonly<Partial<Record<ReportTargetKind, typeof REVIEW_STEPS>>> = {
  review: REVIEW_STEPS,
  profile: PROFILE_STEPS,
};

export function stepText(step: CaseStep, kind: ReportTargetKind): StepText {
  return STEPS_OF[kind]?.[step] ?? STEPS[step];
}

const DONE: Readonly<Record<CaseStep, string>> = {
  dismiss: 'The reports were dismissed.',
  hide: 'The listing was hidden. Its owner can see the reason.',
  remove: 'The entry was removed. Its owner can see the reason.',
  suspend: 'The owner was suspended and signed out everywhere.',
  ask: 'Your question was sent to the owner and managers.',
  reopen: 'The case is open again.',
};

const REVIEW_DONE: Readonly<Partial<Record<CaseStep, string>>> = {
  remove: 'The review was removed. Its author can see the reason.',
  suspend: 'The author was suspended and signed out everywhere.',
};

const PROFILE_DONE: Readonly<Partial<Record<CaseStep, string>>> = {
  hide: 'The profile was hidden. The person can see the reason.',
  remove: 'The name was cleared. The person can see the reason.',
  suspend: 'The person was suspended and signed out everywhere.',
};

const DONE_OF: Readonly<Partial<Record<ReportTargetKind, typeof REVIEW_DONE>>> = {
  review: REVIEW_DONE,
  profile: PROFILE_DONE,
};

/** Said once the step is taken. */
export function doneText(step: CaseStep, kind: ReportTargetKind): string {
  return DONE_OF[kind]?.[step] ?? DONE[step];
}
