// POST /dashboard/:id/webhook/{test,pause,resume}, and the two that ask first: rotate and remove.

import { countCharacters, truncateCharacters } from '../../../core/text.ts';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { formatDuration } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { ReceiverCheckResult } from '../../integration-parts.ts';

/** Bytes of JSON: with the sentences beside it, and encrypted, it fits into a cookie of 4 kB. */
const TEST_BODY_SHOWN_BYTES = 1_200;

const pathOf = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/webhook`;

export async function submitTestEvent(context: WebContext, place: DashboardContext) {
  const { webhook } = context.var.parts;
  const sent = await webhook.sendTest({ listingId: place.listing.id, person: place.person });
  if (!sent.ok) {
    const message =
      sent.reason === 'rate_limited'
        ? 'That were many tests in a short time. Please wait a minute.'
        : 'Save an address first; then there is something to test.';
    // What it says stands at the top, and not beside the button.
    return redirectWithFlash(context, pathOf(place), { tone: 'bad', message });
  }
  const { verdict, code, httpStatus, durationMs, address, timings, responseBody } = sent.answer;
  return redirectWithFlash(context, `${pathOf(place)}#test`, {
    test: {
      delivered: verdict === 'delivered',
      code,
      httpStatus,
      durationMs,
      address,
      steps: [timings.dnsMs, timings.connectMs, timings.tlsMs, timings.firstByteMs],
      what: sent.what,
      remedy: sent.remedy,
      // It travels in a cookie, which holds 4 kB; the log has all of it.
      body: responseBody ? shownInCookie(responseBody) : null,
    },
  });
}

export async function submitSelfCheck(context: WebContext, place: DashboardContext) {
  const { webhook } = context.var.parts;
  const checked = await webhook.check({ listingId: place.listing.id, person: place.person });
  if (checked.ok) return redirectWithFlash(context, `${pathOf(place)}#check`, { check: [...checked.steps] });
  return redirectWithFlash(context, pathOf(place), { tone: 'bad', message: checkRefusal(checked) });
}

function checkRefusal(refused: Extract<ReceiverCheckResult, { ok: false }>): string {
  switch (refused.reason) {
    case 'no_webhook':
      return 'Save an address first; then there is something to check.';
    case 'chat':
      return 'A chat channel takes no signatures, so there is nothing to check.';
    case 'no_secret':
      return 'Make a signing secret first; then its check can be tried.';
    case 'rate_limited':
      return `Three checks in five minutes are enough. Please wait ${formatDuration(refused.retryAfterSeconds)}.`;
  }
}

/** As much of the start as fits: a control character takes six bytes of JSON, a letter one. */
function shownInCookie(text: string): string {
  let shown = truncateCharacters(text, TEST_BODY_SHOWN_BYTES);
  while (Buffer.byteLength(JSON.stringify(shown)) > TEST_BODY_SHOWN_BYTES) {
    shown = truncateCharacters(shown, Math.floor(countCharacters(shown) * 0.8));
  }
  return shown;
}

export async function submitPauseWebhook(context: WebContext, place: DashboardContext) {
  await context.var.parts.webhook.pause(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Paused. Votes are kept until you resume.',
  });
}

export async function submitResumeWebhook(context: WebContext, place: DashboardContext) {
  await context.var.parts.webhook.resume(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'Resumed. What was held is being sent, in order.',
  });
}

export function confirmRotateSecret(context: WebContext, place: DashboardContext) {
  return showPage(context, {
    title: 'Make a new signing secret',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Make a new signing secret?"
        action={`${pathOf(place)}/rotate`}
        button="Make a new secret"
        keep="Keep the one there is"
        back={pathOf(place)}
      >
        <p>
          <code>X-Webhook-Signature</code> uses the new secret from the next delivery on, so put it into your
          endpoint right after. In the Standard Webhooks header the old one keeps signing beside it for 24
          hours.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRotateSecret(context: WebContext, place: DashboardContext) {
  const { webhook } = context.var.parts;
  const secret = await webhook.rotateSecret(place.listing.id, place.person);
  // A chat channel takes no signature: there is nothing to make.
  if (secret === null) return redirectWithFlash(context, pathOf(place));
  return redirectWithFlash(context, pathOf(place), {
    tone: 'good',
    message: 'There is a new secret.',
    secret: { of: 'webhook', value: secret },
  });
}

export function confirmRemoveWebhook(context: WebContext, place: DashboardContext) {
  return showPage(context, {
    title: 'Remove the webhook',
    section: 'dashboard',
    content: (
      <ConfirmPage
        title="Remove the webhook?"
        action={`${pathOf(place)}/remove`}
        button="Remove the webhook"
        back={pathOf(place)}
      >
        <p>
          Its address and its secret are deleted, and what waits is not sent any more. Votes keep counting. To
          stop for a while only, pause it instead.
        </p>
      </ConfirmPage>
    ),
  });
}

export async function submitRemoveWebhook(context: WebContext, place: DashboardContext) {
  await context.var.parts.webhook.remove(place.listing.id, place.person);
  return redirectWithFlash(context, pathOf(place), { tone: 'good', message: 'The webhook is removed.' });
}
