// GET and POST /staff/reports/:case/…: dismiss, hide, remove, suspend, ask the owner, reopen. Each asks for the text
// first.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import type { Translations } from '../../../messages/translations.ts';
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
import { useTranslations } from '../../translations.ts';
import { caseInPath, casePath } from './report-case.tsx';
import { type CaseStep, doneText, stepText } from './report-steps.ts';
import { outcomeOf, REPORTS_PATH } from './reports.tsx';

const NEEDS_TARGET: readonly CaseStep[] = ['hide', 'remove'];

export function confirmStep(step: CaseStep) {
  return async (context: WebContext) => {
    const detail = await caseInPath(context);
    const { found } = detail;
    const { t } = context.var;
    requireStep(found, step);
    if (isClosedFor(found, step)) return redirectWithError(context, casePath(found.id), closedSentence(t, found));
    if (NEEDS_TARGET.includes(step) && !detail.isTargetThere)
      return redirectWithError(context, casePath(found.id), t('reportCases.targetGone'));
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
      return redirectWithSuccess(context, path, doneText(context.var.t, step, found.targetKind));
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
        closedSentence(context.var.t, { ...found, closedBy: refusal.by, outcome: refusal.outcome }),
      );
    case 'not_now':
      return redirectWithError(context, casePath(found.id), refusal.sentence);
    case 'invalid': {
      const field = refusal.field === 'days' ? 'days' : 'reason';
      return stepPage(context, detail, { step, state: rejected(form, { field, message: refusal.sentence }) });
    }
  }
}

type ClosedCase = Pick<ReportCase, 'closedBy' | 'outcome' | 'targetKind'>;

function closedSentence(t: Translations, { closedBy, outcome, targetKind }: ClosedCase): string {
  const word = outcome && t('reportCases.outcomeInSentence', { outcome: outcomeOf(outcome, targetKind) });
  if (closedBy === null)
    return word
      ? t('reportCases.closedMeanwhileBySomeoneAs', { outcome: word })
      : t('reportCases.closedMeanwhileBySomeone');
  return word
    ? t('reportCases.closedMeanwhileAs', { name: closedBy, outcome: word })
    : t('reportCases.closedMeanwhile', { name: closedBy });
}

function TargetName({ found: { targetKind, listingName, label } }: { found: ReportCase }) {
  const t = useTranslations();
  const name = <bdi>{listingName}</bdi>;
  return (
    <b class="clipped">
      {targetKind === 'review' && t.rich('reportCases.reviewOf', { listing: name })}
      {targetKind === 'profile' && t.rich('reportCases.profileOf', { name })}
      {targetKind !== 'review' && targetKind !== 'profile' && name} {label !== null && <bdi>{label}</bdi>}
    </b>
  );
}

function stepPage(context: WebContext, detail: CaseDetail, { step, state }: { step: CaseStep; state: FormState }) {
  const { t } = context.var;
  const { found, events, suspendable } = detail;
  const { question, button, text, hint } = stepText(t, step, found.targetKind);
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
          <TargetName found={found} />
        </p>
        <p>{text}</p>
        {step === 'suspend' && suspendable && (
          <p>
            {t.rich('reportCases.whoIsSuspended', {
              role: suspendedRole(found.targetKind),
              name: (
                <b class="clipped">
                  <bdi>{suspendable.name}</bdi>
                </b>
              ),
            })}
          </p>
        )}
      </>
    ),
    fields: (
      <>
        <input type="hidden" name="event" value={String(events.at(-1)?.id ?? 0)} />
        <input type="hidden" name="owner" value={suspendable?.id ?? ''} />
        <Field
          name="reason"
          label={step === 'ask' ? t('reportCases.question') : t('staff.reason')}
          hint={hint}
          rows={3}
        />
        {step === 'suspend' && (
          <Field name="days" label={t('staff.numberOfDays')} optional inputmode="numeric" hint={t('staff.daysHint')} />
        )}
      </>
    ),
  });
}
