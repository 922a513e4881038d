// POST /dashboard/:id/listener/test: sends a test vote (decision L4). The page is streamed and shows each step as it
// happens.
import { type ListenerStep, STEP_LABELS } from '../../../channels/votifier/listener-steps.ts';
import type { Listing } from '../../../listings/listing.ts';
import { sendTestVote, type TestVoteResult } from '../../../votes/send-test-vote.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { ListenerVotePill } from '../../components/delivery-state.tsx';
import { DiagnosisNote } from '../../components/diagnosis.tsx';
import type { Page } from '../../components/layout.tsx';
import { listenerFields } from '../../components/listener-form.tsx';
import { type StreamedPage, StreamPause, streamPage } from '../../components/streamed-page.tsx';
import { formatMilliseconds } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { labelListenerVote, toneOf } from '../../delivery-states.ts';
import { rateLimited, rejected } from '../../form-state.ts';
import { type Form, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { listenerPage } from './listener.tsx';

type Refused = Extract<TestVoteResult, { ok: false }>;

export async function submitTestVote(context: WebContext, dashboard: DashboardContext) {
  const { listing, person } = dashboard;
  const form = await readForm(context);
  const playerName = form.text('playerName').trim();
  const page = await streamPage(context, testPage(listing, playerName));
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
      const message = 'Save your vote listener before you send a test vote.';
      const { form: stored } = listenerFields(null);
      return listenerPage(context, dashboard, { settings: rejected(stored, { field: 'host', message }, 409) });
    }
    case 'player_name': {
      const error = { field: 'playerName', message: refused.sentence };
      return listenerPage(context, dashboard, { test: rejected(form, error) });
    }
    case 'rate_limited': {
      const { retryAfterSeconds } = refused;
      const message = `You can send 5 test votes per minute. Wait ${retryAfterSeconds} s, then try again.`;
      const error = { field: 'playerName', message };
      return listenerPage(context, dashboard, { test: rateLimited(form, error, retryAfterSeconds) });
    }
  }
}

function testPage(listing: Listing, playerName: string): Page {
  const base = `/dashboard/${listing.id}/listener`;
  return {
    title: 'Test vote',
    dashboard: { listing, tab: 'listener' },
    code: true,
    content: (
      <div class="narrow-page stack">
        <div>
          <a href={base}>Vote listener</a>
          <h1 tabindex={-1} autofocus>
            Test vote for <bdi>{playerName}</bdi>
          </h1>
        </div>
        <section class="card stack close" aria-labelledby="steps-title">
          <h2 id="steps-title">Step by step</h2>
          <p class="dim note">Each step appears as it happens. The test takes at most 12 seconds.</p>
          <ol class="steps">
            <StreamPause />
          </ol>
          <div class="stack close" role="status">
            <StreamPause />
          </div>
        </section>
        <div class="row">
          <PostButton action={`${base}/test`} values={{ playerName }} text="Send again" />
          <ButtonLink text="Back to the vote listener" href={base} />
        </div>
      </div>
    ),
  };
}

function Step({ step: { step, text, elapsedMs } }: { step: ListenerStep }) {
  return (
    <li>
      <span>
        {STEP_LABELS[step]} {text && <code>{text}</code>}
      </span>
      <span class="t">{formatMilliseconds(elapsedMs)}</span>
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
  return (
    <>
      <div class="row between">
        <ListenerVotePill state={end} />
        <span class="t">{formatMilliseconds(answer.durationMs)} in total</span>
      </div>
      <DiagnosisNote what={diagnosis.happened} remedy={diagnosis.todo} tone={toneOf(labelListenerVote(end))} />
    </>
  );
}

function ListenerRemoved() {
  return (
    <DiagnosisNote
      what="The vote listener was just removed, so nothing was sent."
      remedy="Save it again, then send the test vote."
      tone="bad"
    />
  );
}

function InternalError({ requestId }: { requestId: string }) {
  return (
    <>
      <DiagnosisNote
        what="Something went wrong on our side, and we don’t know whether the vote was sent."
        remedy="Check the listener’s recent votes before you send another one."
        tone="bad"
      />
      <p class="dim note">
        If you contact support, include this code: <code>{requestId}</code>
      </p>
    </>
  );
}
