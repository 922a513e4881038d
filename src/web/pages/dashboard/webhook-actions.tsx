// POST /dashboard/:id/webhook/{test,check,pause,resume}, and the actions that ask for confirmation: rotate and remove.
import { byPerson } from '../../../access/audit.ts';
import { countCharacters, truncateCharacters } from '../../../core/text.ts';
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  setAnnulmentEvents,
} from '../../../endpoints/webhook-settings.ts';
import { sendStreamTest } from '../../../stream/send-stream-test.ts';
import { checkReceiver, type ReceiverCheckResult } from '../../../votes/check-receiver.ts';
import { sendTestEvent } from '../../../votes/send-test-event.ts';
import { confirmPage } from '../../components/form-page.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

/** In bytes of JSON, so that the encrypted flash cookie stays below 4 kB. */
const FLASH_BODY_MAX_BYTES = 1_200;

const webhookPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/webhook`;

export async function submitTestEvent(context: WebContext, dashboard: DashboardContext) {
  const sent = await sendTestEvent(context.var.app, testSubject(dashboard));
  if (!sent.ok) {
    const message =
      sent.reason === 'rate_limited'
        ? 'You sent too many test events. Wait a minute, then try again.'
        : 'Save an endpoint URL before you send a test event.';
    // Without the fragment #test, because the message is at the top of the page.
    return redirectWithError(context, webhookPath(dashboard), message);
  }
  const { verdict, code, httpStatus, durationMs, address, timings, responseBody } = sent.answer;
  return redirectWithFlash(context, `${webhookPath(dashboard)}#test`, {
    test: {
      delivered: verdict === 'delivered',
      code,
      httpStatus,
      durationMs,
      address,
      steps: [timings.dnsMs, timings.connectMs, timings.tlsMs, timings.firstByteMs],
      happened: context.var.t.text(sent.happened),
      todo: sent.todo && context.var.t.text(sent.todo),
      body: responseBody ? truncateForFlash(responseBody) : null,
    },
  });
}

export async function submitAnnulmentEvents(context: WebContext, dashboard: DashboardContext) {
  const wanted = (await readForm(context)).text('wanted') === 'on';
  const { listing, person } = dashboard;
  await setAnnulmentEvents(context.var.app.db, { listingId: listing.id, wanted, by: byPerson(person) });
  const message = wanted ? 'Events for annulled votes are now sent.' : 'Events for annulled votes are no longer sent.';
  return redirectWithSuccess(context, webhookPath(dashboard), message);
}

export async function submitStreamTest(context: WebContext, dashboard: DashboardContext) {
  const sent = await sendStreamTest(context.var.app, testSubject(dashboard));
  if (sent.ok && !sent.mayBeReceived) return redirectWithError(context, webhookPath(dashboard), NOBODY_CONNECTED);
  if (sent.ok) {
    const message = 'Sent. Programs that are connected to the live stream receive the test event now.';
    return redirectWithSuccess(context, webhookPath(dashboard), message);
  }
  const message =
    sent.reason === 'rate_limited'
      ? `You sent too many test events. Wait ${formatDuration(sent.retryAfterSeconds)}, then try again.`
      : 'The test event could not be sent, because the listing was deleted.';
  return redirectWithError(context, webhookPath(dashboard), message);
}

export async function submitSelfCheck(context: WebContext, dashboard: DashboardContext) {
  const checked = await checkReceiver(context.var.app, testSubject(dashboard));
  if (checked.ok) return redirectWithFlash(context, `${webhookPath(dashboard)}#check`, { check: [...checked.steps] });
  return redirectWithError(context, webhookPath(dashboard), describeRefusal(checked));
}

const NOBODY_CONNECTED =
  'No program is connected to the live stream, so nothing received the test event. Start your program, then send another.';

/** The person who tests is the voter in the test event. */
function testSubject({ listing, person }: DashboardContext) {
  return { listingId: listing.id, userId: person.platformId ?? person.id };
}

function describeRefusal(refused: Extract<ReceiverCheckResult, { ok: false }>): string {
  switch (refused.reason) {
    case 'no_webhook':
      return 'Save an endpoint URL before you check it.';
    case 'chat':
      return 'The webhook is a chat channel. Chat channels do not verify signatures, so there is nothing to check.';
    case 'no_secret':
      return 'Create a signing secret first. The self-check tests whether your endpoint verifies signatures.';
    case 'rate_limited':
      return `You can run 3 checks every 5 minutes. Wait ${formatDuration(refused.retryAfterSeconds)}, then try again.`;
  }
}

/** Keeps as much of the beginning as fits: a control character takes six bytes of JSON, a letter one. */
function truncateForFlash(text: string): string {
  let start = truncateCharacters(text, FLASH_BODY_MAX_BYTES);
  while (Buffer.byteLength(JSON.stringify(start)) > FLASH_BODY_MAX_BYTES) {
    start = truncateCharacters(start, Math.floor(countCharacters(start) * 0.8));
  }
  return start;
}

export async function submitPauseWebhook(context: WebContext, dashboard: DashboardContext) {
  await pauseWebhook(context.var.app.db, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, webhookPath(dashboard), 'Paused. Votes are held until you resume.');
}

export async function submitResumeWebhook(context: WebContext, dashboard: DashboardContext) {
  await resumeWebhook(context.var.app, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, webhookPath(dashboard), 'Resumed. Held votes are being sent in order.');
}

export function confirmRotateSecret(context: WebContext, dashboard: DashboardContext) {
  return confirmPage(context, {
    title: 'Rotate the signing secret',
    section: 'dashboard',
    question: 'Rotate the signing secret?',
    action: `${webhookPath(dashboard)}/rotate`,
    button: 'Rotate secret',
    back: webhookPath(dashboard),
    text: (
      <p>
        <code>X-Webhook-Signature</code> uses the new secret starting with the next delivery, so update your endpoint
        right away. The Standard Webhooks header is signed with both secrets for 24 hours.
      </p>
    ),
  });
}

export async function submitRotateSecret(context: WebContext, dashboard: DashboardContext) {
  const secret = await rotateSecret(context.var.app, dashboard.listing.id, byPerson(dashboard.person));
  // Null because deliveries to a chat channel are not signed.
  if (secret === null) return redirectWithFlash(context, webhookPath(dashboard));
  return redirectWithFlash(context, webhookPath(dashboard), {
    tone: 'good',
    message: 'The new secret is in use.',
    secret: { of: 'webhook', value: secret },
  });
}

export function confirmRemoveWebhook(context: WebContext, dashboard: DashboardContext) {
  return confirmPage(context, {
    title: 'Remove the webhook',
    section: 'dashboard',
    question: 'Remove the webhook?',
    action: `${webhookPath(dashboard)}/remove`,
    button: 'Remove webhook',
    back: webhookPath(dashboard),
    text: 'This deletes the URL and the secret, and cancels waiting deliveries. Votes still count. To stop deliveries temporarily, pause the webhook instead.',
  });
}

export async function submitRemoveWebhook(context: WebContext, dashboard: DashboardContext) {
  await removeWebhook(context.var.app.db, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, webhookPath(dashboard), 'The webhook was removed.');
}
