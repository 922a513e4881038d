// GET and POST /dashboard/:id/deliveries/redeliver: sends many deliveries again (decision A26). What is chosen stands in the address and is
// counted before it is ordered; an order that runs is shown with its progress, live (…/redeliver/live), and can be stopped.
import { z } from 'zod';
import { now } from '../../../core/clock.ts';
import {
  ChooseForm,
  ConfirmCard,
  describeProgress,
  OutageCard,
  ProgressCard,
} from '../../components/bulk-redelivery-cards.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import type { StreamSource } from '../../event-stream.ts';
import { liveResponse } from '../../event-stream-response.ts';
import { redirectWithFlash } from '../../flash.ts';
import { logPath, parseDateTime } from '../../log-query.ts';
import { type Form, readForm, toForm, zodFieldErrors } from '../../read-form.ts';
import type {
  BulkRedeliveryRequest,
  Outage,
  RedeliveryBatch,
  StartBulkRedeliveryResult,
} from '../../redelivery-parts.ts';
import type { FieldError, Listing } from '../../web-parts.ts';

const DAY_MS = 86_400_000;
const baseOf = (listing: Listing) => `/dashboard/${listing.id}/deliveries/redeliver`;

const moment = z.string().transform((typed, check) => {
  const at = parseDateTime(typed);
  if (!at) check.addIssue({ code: 'custom', message: 'Enter a date and a time.' });
  return at ?? z.NEVER;
});
const wantedSchema = z
  .object({
    states: z.array(z.enum(['undelivered', 'failed', 'delivered'])).min(1, 'Choose at least one state.'),
    since: moment,
    until: moment.nullable(),
  })
  .refine(({ since, until }) => !until || until > since, {
    path: ['until'],
    message: 'The end must be after the beginning.',
  });

function readWanted(listing: Listing, form: Form): BulkRedeliveryRequest | readonly FieldError[] {
  const [since, until] = [form.text('since').trim(), form.text('until').trim()];
  const read = wantedSchema.safeParse({ states: form.all('status'), since, until: until || null });
  if (read.success) return { listingId: listing.id, ...read.data };
  return zodFieldErrors(read.error).map((error) => ({
    ...error,
    field: error.field === 'states' ? 'status' : error.field,
  }));
}

export async function showBulkRedelivery(context: WebContext, { listing }: DashboardContext) {
  const form = toForm(new URL(context.req.url).searchParams);
  const isAsked = form.text('since') !== '' || form.all('status').length > 0;
  return isAsked ? judgedPage(context, listing, form) : manyPage(context, listing, lastDay(), {});
}

/** What most people come for; the field is there to be changed. */
function lastDay(): Form {
  const since = new Date(now().getTime() - DAY_MS);
  return toForm(new URLSearchParams({ since: since.toISOString() }));
}

async function judgedPage(context: WebContext, listing: Listing, form: Form) {
  const wanted = readWanted(listing, form);
  if (!('states' in wanted)) return manyPage(context, listing, form, { errors: wanted });
  const events = (await context.var.parts.redeliveries.count(wanted)) ?? 0;
  return manyPage(context, listing, form, { found: { wanted, events } });
}

export async function submitBulkRedelivery(context: WebContext, { listing, person }: DashboardContext) {
  const form = await readForm(context);
  const wanted = readWanted(listing, form);
  if (!('states' in wanted)) return manyPage(context, listing, form, { errors: wanted });
  const ordered = await context.var.parts.redeliveries.order(wanted, person);
  return redirectWithFlash(context, baseOf(listing), {
    tone: ordered.ok ? 'good' : 'bad',
    message: ordered.ok ? 'They are being sent again.' : refusal(ordered),
  });
}

function refusal({ reason }: Extract<StartBulkRedeliveryResult, { ok: false }>): string {
  switch (reason) {
    case 'no_webhook':
      return 'There is no webhook any more. Save an address first.';
    case 'disabled':
      return 'The webhook is switched off. Save its address again first; then send these again.';
    case 'running':
      return 'An earlier order is still running. Wait for it, or stop it.';
  }
}

export async function submitStopBulkRedelivery(context: WebContext, { listing, person }: DashboardContext) {
  const stopped = await context.var.parts.redeliveries.stop(listing.id, person);
  const message = stopped
    ? 'Stopped. What was put back into the queue already is still sent.'
    : 'Nothing was running any more.';
  return redirectWithFlash(context, baseOf(listing), { tone: stopped ? 'good' : 'bad', message });
}

export async function streamBulkRedelivery(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { deliveries, redeliveries, webhook } = context.var.parts;
  const endpointId = (await webhook.readWebhook(listing.id))?.endpointId ?? null;
  let told = '';
  const watched: StreamSource = {
    subscribe: (onChange) => deliveries.watch(endpointId, onChange),
    async readNext() {
      const batch = await redeliveries.read(listing.id);
      const { state, redelivered, total } = batch ?? { state: 'done', redelivered: 0, total: 0 };
      const words = batch ? describeProgress(batch) : '';
      if (`${state} ${words}` === told) return null;
      told = `${state} ${words}`;
      return { event: 'progress', data: { state, redelivered, total, words }, last: state !== 'running' };
    },
  };
  return liveResponse(context, place, watched);
}

interface Chosen {
  readonly errors?: readonly FieldError[];
  readonly found?: { readonly wanted: BulkRedeliveryRequest; readonly events: number };
}

async function manyPage(context: WebContext, listing: Listing, form: Form, { errors = [], found }: Chosen) {
  const { redeliveries, webhook } = context.var.parts;
  const [settings, batch, outage] = await Promise.all([
    webhook.readWebhook(listing.id),
    redeliveries.read(listing.id),
    redeliveries.outage(listing.id),
  ]);
  const running = batch?.state === 'running';
  return showPage(context, {
    title: `${errors.length > 0 ? 'Error: ' : ''}Send many again · ${listing.name}`,
    section: 'dashboard',
    scripts: running ? ['progress'] : [],
    ...(running && { refreshSeconds: 5 }),
    status: errors.length > 0 ? 422 : 200,
    content: (
      <DashboardFrame listing={listing} tab="deliveries">
        <div class="narrow-page stack">
          <div>
            <a href={`/dashboard/${listing.id}/deliveries`}>All deliveries</a>
            <h1>Send many again</h1>
          </div>
          {settings ? (
            <Choosing {...{ listing, form, errors, batch, outage }} found={found ?? null} />
          ) : (
            <EmptyState
              title="There is no webhook"
              text="Save an address first; what failed can be sent again then."
            >
              <a class="btn go" href={`/dashboard/${listing.id}/webhook`}>
                Set up the webhook
              </a>
            </EmptyState>
          )}
        </div>
      </DashboardFrame>
    ),
  });
}

interface ChoosingProps {
  readonly listing: Listing;
  readonly form: Form;
  readonly errors: readonly FieldError[];
  readonly batch: RedeliveryBatch | null;
  readonly outage: Outage | null;
  readonly found: Chosen['found'] | null;
}

/** One order at a time: while one runs there is nothing to choose. */
function Choosing({ listing, form, errors, batch, outage, found }: ChoosingProps) {
  const base = baseOf(listing);
  if (batch?.state === 'running') return <ProgressCard base={base} batch={batch} stream={`${base}/live`} />;
  return (
    <>
      {found && <ConfirmCard base={base} form={form} {...found} />}
      {outage && !found && <OutageCard outage={outage} path={outagePath(base, outage)} />}
      <ChooseForm base={base} form={form} errors={errors} />
      {batch && <ProgressCard base={base} batch={batch} stream={null} />}
    </>
  );
}

/** To the second, as the form's field has it; what failed for any reason. */
function outagePath(base: string, { since }: Outage): string {
  const states = 'status=undelivered&status=failed';
  return `${logPath(base, { since: since.toISOString().slice(0, 19) })}&${states}`;
}
