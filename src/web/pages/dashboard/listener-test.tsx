// POST /dashboard/:id/listener/test: sends a test vote (decision L4); the page tells each step while it is taken.

import { STEP_LABELS } from '../../../channels/votifier/listener-steps.ts';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { Diagnosis } from '../../components/diagnosis.tsx';
import type { Page } from '../../components/layout.tsx';
import { LISTENER_STATE_LABELS, ListenerVotePill } from '../../components/pill.tsx';
import { type StreamedPage, StreamPause, streamPage } from '../../components/streamed-page.tsx';
import { formatMilliseconds } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import type { ListenerStep, TestVoteSent } from '../../listener-parts.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import type { Listing } from '../../web-parts.ts';
import { listenerPage } from './listener.tsx';

type Ended = Extract<TestVoteSent, { ok: true }>;
type Refused = Extract<TestVoteSent, { ok: false }>;

export async function submitTestVote(context: WebContext, place: DashboardContext) {
  const { listing, person } = place;
  const playerName = (await readForm(context)).text('playerName').trim();
  const page = await streamPage(context, testPage(listing, playerName));
  const begun = Promise.withResolvers<null>();
  // From here on nothing stops it: a visitor who leaves stops being told, and the vote ends and is recorded all the same.
  const sent = context.var.parts.listener.test({
    listingId: listing.id,
    person,
    playerName,
    begun: () => begun.resolve(null),
    watch: (step) => {
      page.write(<Step step={step} />);
      begun.resolve(null);
    },
  });
  const early = await Promise.race([begun.promise, sent]);
  if (early && !early.ok) return refuse(context, place, playerName, early);
  void tellEnd(context, page, listing, sent);
  return page.respond();
}

/** Whoever comes back to the address finds the form. */
export function redirectToTestForm(context: WebContext, { listing }: DashboardContext) {
  return seeOther(context, `/dashboard/${listing.id}/listener#test`);
}

function refuse(context: WebContext, place: DashboardContext, playerName: string, refused: Refused) {
  switch (refused.reason) {
    case 'no_listener': {
      const message = 'Save your vote listener first. Then there is something to test.';
      return listenerPage(context, place, { errors: [{ field: 'host', message }], status: 409 });
    }
    case 'player_name':
      return listenerPage(context, place, { test: { playerName, message: refused.sentence } });
    case 'rate_limited': {
      const { retryAfterSeconds } = refused;
      context.header('Retry-After', String(retryAfterSeconds));
      const message = `At most 5 test votes a minute are sent. Wait ${retryAfterSeconds} s and send it again.`;
      return listenerPage(context, place, { test: { playerName, message }, status: 429 });
    }
  }
}

function testPage(listing: Listing, playerName: string): Page {
  const base = `/dashboard/${listing.id}/listener`;
  return {
    title: `Test vote · ${listing.name}`,
    section: 'dashboard',
    code: true,
    content: (
      <DashboardFrame listing={listing} tab="listener">
        <div class="narrow-page stack">
          <div>
            <a href={base}>Vote listener</a>
            <h1 tabindex={-1} autofocus>
              Test vote for <bdi>{playerName}</bdi>
            </h1>
          </div>
          <section class="card stack close" aria-labelledby="steps-title">
            <h2 id="steps-title">Step by step</h2>
            <p class="dim note">
              Each step stands here once it is taken. The whole lasts 12 seconds at most.
            </p>
            <ol class="steps">
              <StreamPause />
            </ol>
            <div class="stack close" role="status">
              <StreamPause />
            </div>
          </section>
          <div class="row">
            <form method="post" action={`${base}/test`}>
              <input type="hidden" name="playerName" value={playerName} />
              <button class="btn" type="submit">
                Send again
              </button>
            </form>
            <a class="btn" href={base}>
              Back to the vote listener
            </a>
          </div>
        </div>
      </DashboardFrame>
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

/** The page is half written by now: whatever happens has to be said on it. */
async function tellEnd(
  context: WebContext,
  page: StreamedPage,
  listing: Listing,
  sent: Promise<TestVoteSent>,
): Promise<void> {
  const { log } = context.var.parts;
  try {
    const ended = await sent;
    page.advance();
    page.write(ended.ok ? <End ended={ended} /> : <Gone />);
  } catch (error) {
    log.error({ requestId: context.var.requestId, listingId: listing.id, err: error }, 'A test vote broke.');
    page.advance();
    page.write(<Broken requestId={context.var.requestId} />);
  }
  page.advance();
}

function End({ ended: { verdict, durationMs, diagnosis } }: { ended: Ended }) {
  return (
    <>
      <div class="row between">
        <ListenerVotePill state={verdict} />
        <span class="t">{formatMilliseconds(durationMs)} in all</span>
      </div>
      <Diagnosis
        what={diagnosis.happened}
        remedy={diagnosis.todo}
        tone={LISTENER_STATE_LABELS[verdict].tone}
      />
    </>
  );
}

function Gone() {
  return (
    <Diagnosis
      what="The vote listener was removed a moment ago, so nothing was sent."
      remedy="Save it again, then send the test vote."
      tone="bad"
    />
  );
}

function Broken({ requestId }: { requestId: string }) {
  return (
    <>
      <Diagnosis
        what="Something broke on our side, and it is not known whether the vote was sent."
        remedy="Look at the last votes of the vote listener before you send another."
        tone="bad"
      />
      <p class="dim note">
        If you ask for help, give this number: <code>{requestId}</code>
      </p>
    </>
  );
}
