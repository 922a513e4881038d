// GET and POST /dashboard/:id/deliveries/redeliver: bulk redelivery (decision A26). The choice is in the URL and is
// previewed before it is started. A running batch shows its progress live (…/redeliver/live) and can be stopped.
import { z } from 'zod';
import { byPerson } from '../../../access/audit.ts';
import { now } from '../../../core/clock.ts';
import {
  type BulkRedeliveryRequest,
  countBulkRedelivery,
  readOutage,
  type StartBulkRedeliveryResult,
  startBulkRedelivery,
  stopBulkRedelivery,
} from '../../../deliveries/bulk-redelivery.ts';
import {
  type EndedState,
  type RedeliveryBatch,
  selectNewestBatch,
} from '../../../deliveries/bulk-redelivery-queries.ts';
import type { Outage } from '../../../deliveries/outage.ts';
import { readWebhook } from '../../../endpoints/webhook-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { Translations } from '../../../messages/translations.ts';
import { zodMessage } from '../../../messages/zod-messages.ts';
import {
  describeProgress,
  FilterForm,
  OutageCard,
  PreviewCard,
  ProgressCard,
} from '../../components/bulk-redelivery-cards.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { liveResponse } from '../../event-stream-response.ts';
import { redirectWithFlash } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { withQuery } from '../../local-path.ts';
import { parseDateTime } from '../../log-filters.ts';
import { type Form, readForm, toForm, zodFieldErrors } from '../../read-form.ts';
import { subscribeToDeliveries } from './live-deliveries.tsx';

const DAY_MS = 86_400_000;
const basePath = (listing: Listing) => `/dashboard/${listing.id}/deliveries/redeliver`;

const dateTime = z.string().transform((typed, check) => {
  const at = parseDateTime(typed);
  if (!at) check.addIssue({ code: 'custom', message: zodMessage('validation.dateMissing') });
  return at ?? z.NEVER;
});
const requestSchema = z
  .object({
    status: z
      .array(z.enum(['undelivered', 'failed', 'delivered'], zodMessage('bulkRedelivery.stateNotListed')))
      .min(1, zodMessage('bulkRedelivery.stateMissing'))
      // People choose “failed”, which is two states of the contract.
      .transform((states): EndedState[] => [
        ...(states.some((state) => state !== 'delivered') ? (['undelivered', 'failed'] as const) : []),
        ...(states.includes('delivered') ? (['delivered'] as const) : []),
      ]),
    since: dateTime,
    until: dateTime.nullable(),
  })
  .refine(({ since, until }) => !until || until > since, {
    path: ['until'],
    message: zodMessage('validation.endBeforeStart'),
  });

type ReadRequest =
  | { readonly ok: true; readonly request: BulkRedeliveryRequest }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

function readRequest(listing: Listing, form: Form): ReadRequest {
  const [since, until] = [form.text('since').trim(), form.text('until').trim()];
  const read = requestSchema.safeParse({ status: form.all('status'), since, until: until || null });
  if (!read.success) return { ok: false, errors: zodFieldErrors(read.error) };
  const { status: states, ...period } = read.data;
  return { ok: true, request: { listingId: listing.id, states, ...period } };
}

export async function showBulkRedelivery(context: WebContext, { listing }: DashboardContext) {
  const form = toForm(new URL(context.req.url).searchParams);
  const isPreview = form.text('since') !== '' || form.all('status').length > 0;
  if (!isPreview) return bulkRedeliveryPage(context, listing, lastDay());
  const read = readRequest(listing, form);
  if (!read.ok) return bulkRedeliveryPage(context, listing, rejected(form, read.errors));
  const events = (await countBulkRedelivery(context.var.app.db, read.request)) ?? 0;
  return bulkRedeliveryPage(context, listing, { form, errors: [] }, { request: read.request, events });
}

/** The form is prefilled with the most common choice. */
function lastDay(): FormState {
  return prefilled({ since: new Date(now().getTime() - DAY_MS).toISOString() });
}

export async function submitBulkRedelivery(context: WebContext, { listing, person }: DashboardContext) {
  const { t } = context.var;
  const form = await readForm(context);
  const read = readRequest(listing, form);
  if (!read.ok) return bulkRedeliveryPage(context, listing, rejected(form, read.errors));
  const started = await startBulkRedelivery(context.var.app.db, read.request, byPerson(person));
  return redirectWithFlash(context, basePath(listing), {
    tone: started.ok ? 'good' : 'bad',
    message: started.ok ? t('bulkRedelivery.redeliveryStarted') : describeRefusal(t, started),
  });
}

function describeRefusal(t: Translations, { reason }: Extract<StartBulkRedeliveryResult, { ok: false }>): string {
  switch (reason) {
    case 'no_webhook':
      return t('deliveries.webhookRemoved');
    case 'disabled':
      return t('deliveries.webhookDisabled');
    case 'running':
      return t('bulkRedelivery.otherRunning');
  }
}

export async function submitStopBulkRedelivery(context: WebContext, { listing, person }: DashboardContext) {
  const isStopped = await stopBulkRedelivery(context.var.app.db, listing.id, byPerson(person));
  return redirectWithFlash(context, basePath(listing), {
    tone: isStopped ? 'good' : 'bad',
    message: context.var.t(isStopped ? 'bulkRedelivery.redeliveryStopped' : 'bulkRedelivery.noneRunning'),
  });
}

export async function streamBulkRedelivery(context: WebContext, dashboard: DashboardContext) {
  const { listing } = dashboard;
  let sent = '';
  return liveResponse(context, dashboard, {
    subscribe: await subscribeToDeliveries(context, listing.id),
    async readNext() {
      const batch = await selectNewestBatch(context.var.app.db, listing.id);
      const { state, redelivered, total } = batch ?? { state: 'done', redelivered: 0, total: 0 };
      const words = batch ? describeProgress(context.var.t, batch) : '';
      if (`${state} ${words}` === sent) return null;
      sent = `${state} ${words}`;
      return { event: 'progress', data: { state, redelivered, total, words }, last: state !== 'running' };
    },
  });
}

interface Preview {
  readonly request: BulkRedeliveryRequest;
  readonly events: number;
}

async function bulkRedeliveryPage(context: WebContext, listing: Listing, state: FormState, preview?: Preview) {
  const { t } = context.var;
  const { db } = context.var.app;
  const [webhook, batch, outage] = await Promise.all([
    readWebhook(db, listing.id),
    selectNewestBatch(db, listing.id),
    readOutage(db, listing.id),
  ]);
  const isRunning = batch?.state === 'running';
  return formPage(context, state, {
    title: t('deliveries.bulkRedeliver'),
    dashboard: { listing, tab: 'deliveries' },
    scripts: isRunning ? ['progress'] : [],
    ...(isRunning && { refreshSeconds: 5 }),
    content: (
      <div class="narrow-page stack">
        <div>
          <a href={`/dashboard/${listing.id}/deliveries`}>{t('deliveries.allDeliveries')}</a>
          <h1>{t('deliveries.bulkRedeliver')}</h1>
        </div>
        {webhook ? (
          <Cards base={basePath(listing)} batch={batch} outage={outage} preview={preview} />
        ) : (
          <EmptyState title={t('bulkRedelivery.noWebhook')} text={t('bulkRedelivery.noWebhookText')}>
            <ButtonLink text={t('deliveries.setUpWebhook')} href={`/dashboard/${listing.id}/webhook`} look="go" />
          </EmptyState>
        )}
      </div>
    ),
  });
}

interface CardsProps {
  readonly base: string;
  readonly batch: RedeliveryBatch | null;
  readonly outage: Outage | null;
  readonly preview: Preview | undefined;
}

/** Only one batch can run at a time, so there is no form while one is running. */
function Cards({ base, batch, outage, preview }: CardsProps) {
  if (batch?.state === 'running') return <ProgressCard base={base} batch={batch} stream={`${base}/live`} />;
  return (
    <>
      {preview && <PreviewCard base={base} {...preview} />}
      {outage && !preview && <OutageCard outage={outage} path={outagePath(base, outage)} />}
      <FilterForm base={base} />
      {batch && <ProgressCard base={base} batch={batch} stream={null} />}
    </>
  );
}

/** To the second, like the form's field. */
function outagePath(base: string, { since }: Outage): string {
  return `${withQuery(base, { since: since.toISOString().slice(0, 19) })}&status=failed`;
}
