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
import type { Translations } from '../../../messages/translations.ts';
import { sendStreamTest } from '../../../stream/send-stream-test.ts';
import { CHECKS_IN_FIVE_MINUTES, checkReceiver, type ReceiverCheckResult } from '../../../votes/check-receiver.ts';
import { sendTestEvent } from '../../../votes/send-test-event.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';

/** In bytes of JSON, so that the encrypted flash cookie stays below 4 kB. */
const FLASH_BODY_MAX_BYTES = 1_200;

const webhookPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/webhook`;

export async function submitTestEvent(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  const sent = await sendTestEvent(context.var.app, testSubject(dashboard));
  if (!sent.ok) {
    const message = t(sent.reason === 'rate_limited' ? 'tests.tooManyEvents' : 'tests.saveUrlFirst');
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
      happened: t.text(sent.happened),
      todo: sent.todo && t.text(sent.todo),
      body: responseBody ? truncateForFlash(responseBody) : null,
    },
  });
}

export async function submitAnnulmentEvents(context: WebContext, dashboard: DashboardContext) {
  const wanted = (await readForm(context)).text('wanted') === 'on';
  const { listing, person } = dashboard;
  await setAnnulmentEvents(context.var.app.db, { listingId: listing.id, wanted, by: byPerson(person) });
  const message = context.var.t(wanted ? 'webhook.annulmentsOn' : 'webhook.annulmentsOff');
  return redirectWithSuccess(context, webhookPath(dashboard), message);
}

export async function submitStreamTest(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  const sent = await sendStreamTest(context.var.app, testSubject(dashboard));
  if (sent.ok && !sent.mayBeReceived)
    return redirectWithError(context, webhookPath(dashboard), t('tests.nobodyConnected'));
  if (sent.ok) return redirectWithSuccess(context, webhookPath(dashboard), t('tests.sentToStream'));
  const message =
    sent.reason === 'rate_limited'
      ? t('tests.tooManyEventsFor', { duration: t.duration(sent.retryAfterSeconds) })
      : t('tests.listingDeleted');
  return redirectWithError(context, webhookPath(dashboard), message);
}

export async function submitSelfCheck(context: WebContext, dashboard: DashboardContext) {
  const checked = await checkReceiver(context.var.app, testSubject(dashboard));
  if (checked.ok) return redirectWithFlash(context, `${webhookPath(dashboard)}#check`, { check: [...checked.steps] });
  return redirectWithError(context, webhookPath(dashboard), describeRefusal(context.var.t, checked));
}

/** The person who tests is the voter in the test event. */
function testSubject({ listing, person }: DashboardContext) {
  return { listingId: listing.id, userId: person.platformId ?? person.id };
}

function describeRefusal(t: Translations, refused: Extract<ReceiverCheckResult, { ok: false }>): string {
  switch (refused.reason) {
    case 'no_webhook':
      return t('tests.saveUrlBeforeCheck');
    case 'chat':
      return t('tests.chatChannel');
    case 'no_secret':
      return t('tests.createSecretFirst');
    case 'rate_limited':
      return t('tests.tooManyChecks', {
        max: CHECKS_IN_FIVE_MINUTES,
        duration: t.duration(refused.retryAfterSeconds),
      });
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
  return redirectWithSuccess(context, webhookPath(dashboard), context.var.t('webhook.paused'));
}

export async function submitResumeWebhook(context: WebContext, dashboard: DashboardContext) {
  await resumeWebhook(context.var.app, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, webhookPath(dashboard), context.var.t('webhook.resumed'));
}

export function confirmRotateSecret(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('webhook.rotateTitle'),
    section: 'dashboard',
    question: t('webhook.rotateQuestion'),
    action: `${webhookPath(dashboard)}/rotate`,
    button: t('webhook.rotateSecret'),
    back: webhookPath(dashboard),
    text: <p>{t.rich('webhook.rotateText', { code: (text) => <code>{text}</code> })}</p>,
  });
}

export async function submitRotateSecret(context: WebContext, dashboard: DashboardContext) {
  const secret = await rotateSecret(context.var.app, dashboard.listing.id, byPerson(dashboard.person));
  // Null because deliveries to a chat channel are not signed.
  if (secret === null) return redirectWithFlash(context, webhookPath(dashboard));
  return redirectWithFlash(context, webhookPath(dashboard), {
    tone: 'good',
    message: context.var.t('webhook.secretInUse'),
    secret: { of: 'webhook', value: secret },
  });
}

export function confirmRemoveWebhook(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('webhook.removeTitle'),
    section: 'dashboard',
    question: t('webhook.removeQuestion'),
    action: `${webhookPath(dashboard)}/remove`,
    button: t('webhook.removeWebhook'),
    back: webhookPath(dashboard),
    text: t('webhook.removeText'),
  });
}

export async function submitRemoveWebhook(context: WebContext, dashboard: DashboardContext) {
  await removeWebhook(context.var.app.db, dashboard.listing.id, byPerson(dashboard.person));
  return redirectWithSuccess(context, webhookPath(dashboard), context.var.t('webhook.removed'));
}
