// GET and POST /staff/reports/:case/…: dismiss, hide, remove, suspend, ask the owner, reopen. Each asks for the text
// first.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { askOwner } from '../../../moderation/ask-owner.ts';
import type { ReportCase } from '../../../moderation/case-queries.ts';
import { type CaseRefusal, decideCase, reopenCase } from '../../../moderation/decide-case.ts';
import type { CaseDetail } from '../../../moderation/read-cases.ts';
import { actionsFor, isCaseAction, suspendedRole } from '../../../moderation/report-kinds.ts';
import { Field } from '../../components/field.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, type FormState, rejected } from '../../form-state.ts';
import { type Form, readForm } from '../../read-form.ts';
import { caseInPath, casePath } from './report-case.tsx';
import { type CaseStep, doneText, stepText } from './report-steps.ts';
import { outcomeWord, REPORTS_PATH } from './reports.tsx';

const NEEDS_TARGET: readonly CaseStep[] = ['hide', 'remove'];

export function confirmStep(step: CaseStep) {
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

export function submitStep(step: CaseStep) {
  return async (context: WebContext, person: Person) => {
    const detail = await caseInPath(context);
    const { found } = detail;
    requireStep(found, step);
    const form = await readForm(context);
    const result = await perform(context, { detail, step, form }, person);
    if (result.ok) {
      const path = isCaseAction(step) ? REPORTS_PATH : casePath(found.id);
      return redirectWithSuccess(context, path, doneText(step, found.targetKind));
    }
    return refuse(context, { detail, step, form }, result);
  };
}

/** An action of another kind of target is 404, as an unknown one. */
function requireStep({ targetKind }: ReportCase, step: CaseStep): void {
  if (isCaseAction(step) ? !actionsFor(targetKind).includes(step) : step === 'ask' && targetKind === 'profile')
    throw new HTTPException(404);
}

function isClosedFor({ state }: ReportCase, step: CaseStep): boolean {
  return step !== 'reopen' && state === 'closed';
}

interface SubmittedStep {
  readonly detail: CaseDetail;
  readonly step: CaseStep;
  readonly form: Form;
}

function perform(context: WebContext, { detail, step, form }: SubmittedStep, person: Person) {
  const { moderation } = context.var.app;
  const [caseId, text, by] = [detail.found.id, form.text('reason'), byPerson(person)];
  if (step === 'ask') return askOwner(moderation, { caseId, question: text }, by);
  if (step === 'reopen') return reopenCase(moderation, { caseId, reason: text }, by);
  const days = step === 'suspend' ? parseDays(form.text('days').trim()) : null;
  const seen = { event: readEvent(form.text('event')), suspendableId: form.text('owner') || null };
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

const TARGET_WORDS = { listing: '', entry: '', review: 'A review of ', profile: 'The profile of ' } as const;

function stepPage(context: WebContext, detail: CaseDetail, { step, state }: { step: CaseStep; state: FormState }) {
  const { found, events, suspendable } = detail;
  const { question, button, text, hint } = stepText(step, found.targetKind);
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
            {TARGET_WORDS[found.targetKind]}
            <bdi>{found.listingName}</bdi> {found.label !== null && <bdi>{found.label}</bdi>}
          </b>
        </p>
        <p>{text}</p>
        {step === 'suspend' && suspendable && (
          <p>
            The {suspendedRole(found.targetKind)} is{' '}
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
