// GET and POST /dashboard/:id/deliveries/redeliver: sends many deliveries again (decision A26). What is chosen stands in the address and is
// counted before it is ordered; an order that runs is shown with its progress, live (…/redeliver/live), and can be stopped.
import { z } from 'zod';
import { now } from '../../core/clock.ts';
import type { Place, WebContext } from '../context.ts';
import type { Watched } from '../event-stream.ts';
import { goTo } from '../flash.ts';
import { answerLive } from '../live-answer.ts';
import { logPath, readMoment } from '../log-query.ts';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { Empty } from '../parts/empty.tsx';
import { showPage } from '../parts/layout.tsx';
import {
  ChooseForm,
  ConfirmCard,
  OutageCard,
  ProgressCard,
  progressWords,
} from '../parts/redelivery-form.tsx';
import { type Form, fieldErrors, formOf, readForm } from '../read-form.ts';
import type { Batch, Ordered, Outage, Wanted } from '../redelivery-parts.ts';
import type { FieldError, Listing } from '../web-parts.ts';

const DAY_MS = 86_400_000;
const baseOf = (listing: Listing) => `/dashboard/${listing.id}/deliveries/redeliver`;

const moment = z.string().transform((typed, check) => {
  const at = readMoment(typed);
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

function readWanted(listing: Listing, form: Form): Wanted | readonly FieldError[] {
  const [since, until] = [form.text('since').trim(), form.text('until').trim()];
  const read = wantedSchema.safeParse({ states: form.all('status'), since, until: until || null });
  if (read.success) return { listingId: listing.id, ...read.data };
  return fieldErrors(read.error).map((error) => ({
    ...error,
    field: error.field === 'states' ? 'status' : error.field,
  }));
}

export async function showRedeliverMany(context: WebContext, { listing }: Place) {
  const form = formOf(new URL(context.req.url).searchParams);
  const isAsked = form.text('since') !== '' || form.all('status').length > 0;
  return isAsked ? judgedPage(context, listing, form) : manyPage(context, listing, lastDay(), {});
}

/** What most people come for; the field is there to be changed. */
function lastDay(): Form {
  const since = new Date(now().getTime() - DAY_MS);
  return formOf(new URLSearchParams({ since: since.toISOString() }));
}

async function judgedPage(context: WebContext, listing: Listing, form: Form) {
  const wanted = readWanted(listing, form);
  if (!('states' in wanted)) return manyPage(context, listing, form, { errors: wanted });
  const events = (await context.var.parts.redeliveries.count(wanted)) ?? 0;
  return manyPage(context, listing, form, { found: { wanted, events } });
}

export async function orderMany(context: WebContext, { listing, person }: Place) {
  const form = await readForm(context);
  const wanted = readWanted(listing, form);
  if (!('states' in wanted)) return manyPage(context, listing, form, { errors: wanted });
  const ordered = await context.var.parts.redeliveries.order(wanted, person);
  return goTo(context, baseOf(listing), {
    tone: ordered.ok ? 'good' : 'bad',
    message: ordered.ok ? 'They are being sent again.' : refusal(ordered),
  });
}

function refusal({ reason }: Extract<Ordered, { ok: false }>): string {
  switch (reason) {
    case 'no_webhook':
      return 'There is no webhook any more. Save an address first.';
    case 'disabled':
      return 'The webhook is switched off. Save its address again first; then send these again.';
    case 'running':
      return 'An earlier order is still running. Wait for it, or stop it.';
  }
}

export async function stopMany(context: WebContext, { listing, person }: Place) {
  const stopped = await context.var.parts.redeliveries.stop(listing.id, person);
  const message = stopped
    ? 'Stopped. What was put back into the queue already is still sent.'
    : 'Nothing was running any more.';
  return goTo(context, baseOf(listing), { tone: stopped ? 'good' : 'bad', message });
}

export async function streamRedeliveries(context: WebContext, place: Place) {
  const { listing } = place;
  const { deliveries, redeliveries, webhook } = context.var.parts;
  const endpointId = (await webhook.readWebhook(listing.id))?.endpointId ?? null;
  let told = '';
  const watched: Watched = {
    watch: (onChange) => deliveries.watch(endpointId, onChange),
    async look() {
      const batch = await redeliveries.read(listing.id);
      const { state, redelivered, total } = batch ?? { state: 'done', redelivered: 0, total: 0 };
      const words = batch ? progressWords(batch) : '';
      if (`${state} ${words}` === told) return null;
      told = `${state} ${words}`;
      return { event: 'progress', data: { state, redelivered, total, words }, last: state !== 'running' };
    },
  };
  return answerLive(context, place, watched);
}

interface Chosen {
  readonly errors?: readonly FieldError[];
  readonly found?: { readonly wanted: Wanted; readonly events: number };
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
    islands: running ? ['progress'] : [],
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
            <Empty
              title="There is no webhook"
              text="Save an address first; what failed can be sent again then."
            >
              <a class="btn go" href={`/dashboard/${listing.id}/webhook`}>
                Set up the webhook
              </a>
            </Empty>
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
  readonly batch: Batch | null;
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
