// POST /dashboard/:id/listener/test: sends a test vote (decision L4). The page is streamed and shows each step as it
// happens.
import { type ListenerStep, STEP_LABELS } from '../../../channels/votifier/listener-steps.ts';
import type { Listing } from '../../../listings/listing.ts';
import { message } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { sendTestVote, TEST_VOTES_PER_MINUTE, type TestVoteResult } from '../../../votes/send-test-vote.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { ListenerVotePill } from '../../components/delivery-state.tsx';
import { DiagnosisNote } from '../../components/diagnosis.tsx';
import type { Page } from '../../components/layout.tsx';
import { listenerFields } from '../../components/listener-form.tsx';
import { type StreamedPage, StreamPause, streamPage } from '../../components/streamed-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { labelListenerVote, toneOf } from '../../delivery-states.ts';
import { rateLimited, rejected } from '../../form-state.ts';
import { type Form, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';
import { listenerPage } from './listener.tsx';

type Refused = Extract<TestVoteResult, { ok: false }>;

export async function submitTestVote(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const playerName = form.text('playerName').trim();
  const page = await streamPage(context, testPage(context.var.t, listing, playerName));
  const begun = Promise.withResolvers<null>();
  // From here on the vote is sent and recorded even if the visitor leaves.
  const sending = sendTestVote(context.var.app, {
    listingId: listing.id,
    userId: person.platformId ?? person.id,
    playerName,
    begun: () => begun.resolve(null),
    watch: (step) => {
      page.write(<Step step={step} />);
      begun.resolve(null);
    },
  });
  const early = await Promise.race([begun.promise, sending]);
  if (early && !early.ok) return refuse(context, dashboard, form, early);
  void writeResult(context, page, listing, sending);
  return page.respond();
}

/** GET: redirects to the form, because the result of a test cannot be reloaded. */
export function redirectToTestForm(context: WebContext, { listing }: DashboardContext) {
  return seeOther(context, `/dashboard/${listing.id}/listener#test`);
}

function refuse(context: WebContext, dashboard: DashboardContext, form: Form, refused: Refused) {
  switch (refused.reason) {
    case 'no_listener': {
      const { form: stored } = listenerFields(null);
      const error = { field: 'host', message: message('tests.saveListenerFirst') };
      return listenerPage(context, dashboard, { settings: rejected(stored, error, 409) });
    }
    case 'player_name': {
      const error = { field: 'playerName', message: refused.sentence };
      return listenerPage(context, dashboard, { test: rejected(form, error) });
    }
    case 'rate_limited': {
      const { retryAfterSeconds } = refused;
      const limits = { max: TEST_VOTES_PER_MINUTE, seconds: retryAfterSeconds };
      const error = { field: 'playerName', message: message('tests.tooManyVotes', limits) };
      return listenerPage(context, dashboard, { test: rateLimited(form, error, retryAfterSeconds) });
    }
  }
}

function testPage(t: Translations, listing: Listing, playerName: string): Page {
  const base = `/dashboard/${listing.id}/listener`;
  return {
    title: t('tests.testVote'),
    dashboard: { listing, tab: 'listener' },
    code: true,
    content: (
      <div class="narrow-page stack">
        <div>
          <a href={base}>{t('listener.listener')}</a>
          <h1 tabindex={-1} autofocus>
            {t.rich('tests.testVoteFor', { player: <bdi>{playerName}</bdi> })}
          </h1>
        </div>
        <section class="card stack close" aria-labelledby="steps-title">
          <h2 id="steps-title">{t('tests.stepByStep')}</h2>
          <p class="dim note">{t('tests.stepByStepText')}</p>
          <ol class="steps">
            <StreamPause />
          </ol>
          <div class="stack close" role="status">
            <StreamPause />
          </div>
        </section>
        <div class="row">
          <PostButton action={`${base}/test`} values={{ playerName }} text={t('tests.sendAgain')} />
          <ButtonLink text={t('tests.backToListener')} href={base} />
        </div>
      </div>
    ),
  };
}

function Step({ step: { step, text, elapsedMs } }: { step: ListenerStep }) {
  const t = useTranslations();
  return (
    <li>
      <span>
        {t.text(STEP_LABELS[step])} {text && <code>{text}</code>}
      </span>
      <span class="t">{t.milliseconds(elapsedMs)}</span>
    </li>
  );
}

/** Half of the page has been sent by now, so every result must be shown on it. */
async function writeResult(
  context: WebContext,
  page: StreamedPage,
  listing: Listing,
  sending: Promise<TestVoteResult>,
): Promise<void> {
  const { requestId } = context.var;
  try {
    const result = await sending;
    page.advance();
    page.write(result.ok ? <Result {...result} /> : <ListenerRemoved />);
  } catch (error) {
    context.var.app.log.error({ requestId, listingId: listing.id, err: error }, 'A test vote failed.');
    page.advance();
    page.write(<InternalError requestId={requestId} />);
  }
  page.advance();
}

function Result({ end, answer, diagnosis }: Extract<TestVoteResult, { ok: true }>) {
  const t = useTranslations();
  return (
    <>
      <div class="row between">
        <ListenerVotePill state={end} />
        <span class="t">{t('tests.total', { duration: t.milliseconds(answer.durationMs) })}</span>
      </div>
      <DiagnosisNote what={diagnosis.happened} remedy={diagnosis.todo} tone={toneOf(labelListenerVote(end))} />
    </>
  );
}

function ListenerRemoved() {
  return (
    <DiagnosisNote what={message('tests.listenerRemoved')} remedy={message('tests.listenerRemovedTodo')} tone="bad" />
  );
}

function InternalError({ requestId }: { requestId: string }) {
  const t = useTranslations();
  return (
    <>
      <DiagnosisNote what={message('tests.internalError')} remedy={message('tests.internalErrorTodo')} tone="bad" />
      <p class="dim note">{t.rich('tests.contactSupport', { code: <code>{requestId}</code> })}</p>
    </>
  );
}
