// GET and POST /staff/reports/:case/…: dismiss, hide, remove, suspend, ask the owner, reopen. Each asks for the text first.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { askOwner } from '../../../moderation/ask-owner.ts';
import type { ReportCase } from '../../../moderation/case-queries.ts';
import { type CaseRefusal, decideCase, reopenCase } from '../../../moderation/decide-case.ts';
import type { CaseDetail } from '../../../moderation/read-cases.ts';
import { actionsFor, type CaseAction, isCaseAction } from '../../../moderation/report-kinds.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { type Form, readForm } from '../../read-form.ts';
import { caseInPath, casePath } from './report-case.tsx';
import { outcomeWord, REPORTS_PATH } from './reports.tsx';

type Step = CaseAction | 'ask' | 'reopen';

interface StepText {
  readonly question: string;
  readonly button: string;
  readonly text: string;
  readonly hint: string;
}

const BOTH = 'Shown to the owner and managers. At most 500 characters.';
const STEPS: Readonly<Record<Step, StepText>> = {
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

const REVIEW_STEPS: Readonly<Partial<Record<Step, StepText>>> = {
  dismiss: {
    ...STEPS.dismiss,
    text: 'Nothing changes for the review. People who reported it while signed in see your reason; so does the owner of the listing if you asked them.',
  },
  remove: {
    question: 'Remove this review?',
    button: 'Remove review',
    text: 'Visitors no longer see it, and it no longer counts in the average. Its author gets a notice with your reason and cannot write another review of this listing for 30 days. You can restore it later.',
    hint: 'Shown to the author, and to the owner and managers of the listing. At most 500 characters.',
  },
  suspend: {
    question: 'Suspend the author?',
    button: 'Suspend author',
    text: 'The author is signed out everywhere and cannot sign in or vote. Until the suspension ends, none of their reviews is shown.',
    hint: 'Shown to the author at sign-in. At most 500 characters.',
  },
};

const NEEDS_TARGET: readonly Step[] = ['hide', 'remove'];

export function confirmStep(step: Step) {
  return async (context: WebContext) => {
    const detail = await caseInPath(context);
    const { found } = detail;
    requireStep(found, step);
    if (isClosedFor(found, step)) return redirectWithError(context, casePath(found.id), closedSentence(found));
    if (NEEDS_TARGET.includes(step) && !detail.isTargetThere)
      return redirectWithError(context, casePath(found.id), 'What was reported no longer exists. Dismiss the reports.');
    return stepPage(context, detail, { step, state: BLANK_FORM });
  };
}

export function submitStep(step: Step) {
  return async (context: WebContext, person: Person) => {
    const detail = await caseInPath(context);
    const { found } = detail;
    requireStep(found, step);
    const form = await readForm(context);
    const result = await perform(context, { detail, step, form }, person);
    if (result.ok) {
      const done = (found.targetKind === 'review' && REVIEW_DONE[step]) || DONE[step];
      return redirectWithSuccess(context, isCaseAction(step) ? REPORTS_PATH : casePath(found.id), done);
    }
    return refuse(context, { detail, step, form }, result);
  };
}

const DONE: Readonly<Record<Step, string>> = {
  dismiss: 'The reports were dismissed.',
  hide: 'The listing was hidden. Its owner can see the reason.',
  remove: 'The entry was removed. Its owner can see the reason.',
  suspend: 'The owner was suspended and signed out everywhere.',
  ask: 'Your question was sent to the owner and managers.',
  reopen: 'The case is open again.',
};

const REVIEW_DONE: Readonly<Partial<Record<Step, string>>> = {
  remove: 'The review was removed. Its author can see the reason.',
  suspend: 'The author was suspended and signed out everywhere.',
};

/** An action of another kind of target is 404, as an unknown one. */
function requireStep({ targetKind }: ReportCase, step: Step): void {
  if (isCaseAction(step) && !actionsFor(targetKind).includes(step)) throw new HTTPException(404);
}

function isClosedFor({ state }: ReportCase, step: Step): boolean {
  return step !== 'reopen' && state === 'closed';
}

interface SubmittedStep {
  readonly detail: CaseDetail;
  readonly step: Step;
  readonly form: Form;
}

function perform(context: WebContext, { detail, step, form }: SubmittedStep, person: Person) {
  const { moderation } = context.var.app;
  const [caseId, text, by] = [detail.found.id, form.text('reason'), byPerson(person)];
  if (step === 'ask') return askOwner(moderation, { caseId, question: text }, by);
  if (step === 'reopen') return reopenCase(moderation, { caseId, reason: text }, by);
  const days = step === 'suspend' ? parseDays(form.text('days').trim()) : null;
  const seen = { event: readEvent(form.text('event')), ownerId: form.text('owner') || null };
  return decideCase(moderation, { caseId, action: step, reason: text, days, seen }, by);
}

/** Anything but a number counts as nothing seen. */
function readEvent(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Null for a suspension without an end date; 0, which the use case rejects, for anything but a number. */
function parseDays(typed: string): number | null {
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function refuse(context: WebContext, { detail, step, form }: SubmittedStep, refusal: CaseRefusal) {
  const { found } = detail;
  switch (refusal.reason) {
    case 'unknown':
      throw new HTTPException(404);
    case 'closed':
      return redirectWithError(
        context,
        casePath(found.id),
        closedSentence({ ...found, closedBy: refusal.by, outcome: refusal.outcome }),
      );
    case 'not_now':
      return redirectWithError(context, casePath(found.id), refusal.sentence);
    case 'invalid': {
      const field = refusal.field === 'days' ? 'days' : 'reason';
      return stepPage(context, detail, { step, state: rejected(form, { field, message: refusal.sentence }) });
    }
  }
}

function closedSentence({ closedBy, outcome, targetKind }: Pick<ReportCase, 'closedBy' | 'outcome' | 'targetKind'>) {
  const word = outcome ? ` (${outcomeWord(outcome, targetKind).toLowerCase()})` : '';
  return `${closedBy ?? 'Another staff member'} has closed this case in the meantime${word}.`;
}

function stepPage(context: WebContext, detail: CaseDetail, { step, state }: { step: Step; state: FormState }) {
  const { found, events, suspendable } = detail;
  const { question, button, text, hint } = (found.targetKind === 'review' && REVIEW_STEPS[step]) || STEPS[step];
  return confirmPage(context, {
    state,
    title: question,
    section: 'staff',
    question,
    action: `${casePath(found.id)}/${step}`,
    button,
    back: casePath(found.id),
    text: (
      <>
        <p>
          <b class="clipped">
            {found.targetKind === 'review' && 'A review of '}
            <bdi>{found.listingName}</bdi> {found.label !== null && <bdi>{found.label}</bdi>}
          </b>
        </p>
        <p>{text}</p>
        {step === 'suspend' && suspendable && (
          <p>
            The {found.targetKind === 'review' ? 'author' : 'owner'} is{' '}
            <b class="clipped">
              <bdi>{suspendable.name}</bdi>
            </b>
          </p>
        )}
      </>
    ),
    fields: (
      <>
        <input type="hidden" name="event" value={String(events.at(-1)?.id ?? 0)} />
        <input type="hidden" name="owner" value={suspendable?.id ?? ''} />
        <Field name="reason" label={step === 'ask' ? 'Question' : 'Reason'} hint={hint} rows={3} />
        {step === 'suspend' && (
          <Field
            name="days"
            label="Number of days"
            optional
            inputmode="numeric"
            hint="Leave empty to suspend until a staff member ends the suspension."
          />
        )}
      </>
    ),
  });
}
