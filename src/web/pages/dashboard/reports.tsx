// GET /dashboard/:id/reports: what staff wants to know about reports of the listing. POST …/:case answers a question.
import { HTTPException } from 'hono/http-exception';
import { REPORT_TEXT_MAX_CHARACTERS } from '../../../core/limits.ts';
import type { Translations } from '../../../messages/translations.ts';
import { answerQuestion } from '../../../moderation/ask-owner.ts';
import { selectQuestions } from '../../../moderation/case-queries.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { formPage } from '../../components/form-page.tsx';
import { Time } from '../../components/time.tsx';
import { WrittenText } from '../../components/written-text.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, FormContext, type FormState, rejected } from '../../form-state.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';

type Question = Awaited<ReturnType<typeof selectQuestions>>[number];

const reportsPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/reports`;

export function showQuestions(context: WebContext, dashboard: DashboardContext) {
  return questionsPage(context, dashboard, { caseId: null, state: BLANK_FORM });
}

/** The form that was submitted with errors. */
interface Submitted {
  readonly caseId: number | null;
  readonly state: FormState;
}

async function questionsPage(context: WebContext, dashboard: DashboardContext, submitted: Submitted) {
  const { listing } = dashboard;
  const questions = await selectQuestions(context.var.app.db, listing.id);
  const { t } = context.var;
  return formPage(context, submitted.state, {
    title: t('ownerReviews.questions'),
    dashboard: { listing, tab: 'notices' },
    content: (
      <div class="narrow-page stack">
        <h1>{t('ownerReviews.questions')}</h1>
        <ErrorSummary />
        {questions.length === 0 && (
          <EmptyState title={t('ownerReviews.noQuestions')} text={t('ownerReviews.noQuestionsText')} />
        )}
        {questions.map((question) => (
          <FormContext.Provider value={question.id === submitted.caseId ? submitted.state : BLANK_FORM}>
            <QuestionCard question={question} action={`${reportsPath(dashboard)}/${question.id}`} />
          </FormContext.Provider>
        ))}
      </div>
    ),
  });
}

function subjectOf(t: Translations, { targetKind, label }: Question): string {
  switch (targetKind) {
    case 'listing':
      return t('ownerReviews.aboutListing');
    case 'entry':
      return t('ownerReviews.aboutEntry', { version: label ?? '' });
    case 'review':
      return t('ownerReviews.aboutReview');
    case 'profile':
      return t('ownerReviews.aboutProfile');
  }
}

function QuestionCard({ question, action }: { question: Question; action: string }) {
  const t = useTranslations();
  return (
    <form class="card stack close" method="post" action={action} novalidate>
      <h2>{subjectOf(t, question)}</h2>
      <p class="dim note">{t.rich('ownerReviews.asked', { time: <Time at={question.askedAt} /> })}</p>
      <WrittenText text={question.question} />
      <Field
        name={`text-${question.id}`}
        label={t('ownerReviews.yourAnswer')}
        rows={4}
        hint={t('ownerReviews.yourAnswerHint', { max: REPORT_TEXT_MAX_CHARACTERS })}
      />
      <div>
        <Button text={t('ownerReviews.sendAnswer')} look="go" />
      </div>
    </form>
  );
}

export async function submitAnswer(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const id = context.req.param('case') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new HTTPException(404);
  const form = await readForm(context);
  const answer = { caseId: Number(id), listingId: listing.id, text: form.text(`text-${id}`) };
  const result = await answerQuestion(context.var.app.moderation, answer, person);
  const path = reportsPath(dashboard);
  if (result.ok) return redirectWithSuccess(context, path, context.var.t('ownerReviews.answered'));
  switch (result.reason) {
    case 'invalid': {
      const state = rejected(form, { field: `text-${id}`, message: result.sentence });
      return questionsPage(context, dashboard, { caseId: answer.caseId, state });
    }
    case 'not_now':
      return redirectWithError(context, path, result.sentence);
    default:
      throw new HTTPException(404);
  }
}
