// Which deliveries are to be sent again, how many that is, and how far an order has come.
import { REDELIVERIES_PER_MINUTE } from '../../core/limits.ts';
import { toDateTimeInput } from '../log-query.ts';
import type { Form } from '../read-form.ts';
import type { BulkRedeliveryRequest, EndedState, Outage, RedeliveryBatch } from '../redelivery-parts.ts';
import type { FieldError } from '../web-parts.ts';
import { Choices, ErrorSummary } from './field.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { ExactTime, formatDuration, formatExactTime, Time } from './time.tsx';

export const ENDED_STATE_LABELS: Readonly<
  Record<EndedState, { readonly word: string; readonly hint: string }>
> = {
  undelivered: {
    word: 'Undelivered',
    hint: 'Given up after the retries, or cast while the webhook was off.',
  },
  failed: { word: 'Failed', hint: 'Your endpoint refused them with a 4xx answer.' },
  delivered: { word: 'Delivered', hint: 'They arrived; your endpoint gets them once more.' },
};

export function ChooseForm({
  base,
  form,
  errors,
}: {
  base: string;
  form: Form;
  errors: readonly FieldError[];
}) {
  const choices = (Object.keys(ENDED_STATE_LABELS) as EndedState[]).map((value) => ({
    value,
    text: ENDED_STATE_LABELS[value].word,
    hint: ENDED_STATE_LABELS[value].hint,
  }));
  return (
    <form class="card stack" action={base} novalidate>
      <h2>Choose by state and time</h2>
      <ErrorSummary errors={errors} />
      <Choices
        name="status"
        legend="Which deliveries"
        kind="checkbox"
        choices={choices}
        chosen={form.all('status').length > 0 ? form.all('status') : ['undelivered', 'failed']}
        errors={errors}
      />
      <div class="log-fields">
        <MomentField name="since" label="Recorded from (UTC)" form={form} errors={errors} />
        <MomentField name="until" label="Until (UTC), empty: now" form={form} errors={errors} />
      </div>
      <div>
        <button class="btn" type="submit">
          Count them
        </button>
      </div>
    </form>
  );
}

function MomentField(props: { name: string; label: string; form: Form; errors: readonly FieldError[] }) {
  const { name, label, form, errors } = props;
  const error = errors.find(({ field }) => field === name)?.message;
  return (
    <div class={error ? 'field wrong' : 'field'}>
      <label for={name}>{label}</label>
      {error && (
        <span class="complaint" id={`${name}-error`}>
          {error}
        </span>
      )}
      <input
        id={name}
        name={name}
        type="datetime-local"
        step="1"
        value={toDateTimeInput(form.text(name))}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
    </div>
  );
}

/** `events`: how many fit now. */
export function ConfirmCard(props: {
  base: string;
  wanted: BulkRedeliveryRequest;
  form: Form;
  events: number;
}) {
  const { base, wanted, form, events } = props;
  const states = wanted.states.map((state) => ENDED_STATE_LABELS[state].word.toLowerCase()).join(' and ');
  return (
    <section class="card stack close" aria-labelledby="found">
      <h2 id="found">
        {events === 0 ? 'No matching votes' : `${formatCount(events, 'vote')} will be sent again`}
      </h2>
      <p>
        {states.charAt(0).toUpperCase() + states.slice(1)}, recorded from {formatExactTime(wanted.since)}{' '}
        until {wanted.until ? formatExactTime(wanted.until) : 'now'}. Tests are left out.
      </p>
      {events > 0 && (
        <>
          <p class="dim">
            {REDELIVERIES_PER_MINUTE} go out each minute, in the order of the votes, so it takes{' '}
            {takes(events)}. Each is one attempt with the same bytes and the same event ID: an endpoint that
            remembers event IDs gives nothing twice.
          </p>
          <form method="post" action={base}>
            {wanted.states.map((state) => (
              <input type="hidden" name="status" value={state} />
            ))}
            <input type="hidden" name="since" value={form.text('since')} />
            <input type="hidden" name="until" value={form.text('until')} />
            <button class="btn go" type="submit">
              Send {formatNumber(events)} again
            </button>
          </form>
        </>
      )}
    </section>
  );
}

export function OutageCard({ outage, path }: { outage: Outage; path: string }) {
  return (
    <section class="card stack close" aria-labelledby="outage">
      <h2 id="outage">Your endpoint was out of reach</h2>
      <p>
        {formatNumber(outage.events)} votes failed one after the other, from <ExactTime at={outage.since} />{' '}
        to <ExactTime at={outage.until} />.
      </p>
      <div>
        <a class="btn go" href={path}>
          All that failed since then
        </a>
      </div>
    </section>
  );
}

const STATE_PILLS = { running: 'idle', done: 'good', stopped: 'warn' } as const;

/** `stream`: where news of it comes from, while it runs. */
export function ProgressCard({
  base,
  batch,
  stream,
}: {
  base: string;
  batch: RedeliveryBatch;
  stream: string | null;
}) {
  return (
    <section class="card stack close" aria-labelledby="progress" data-progress={stream ?? undefined}>
      <div class="row between">
        <h2 id="progress">{batch.state === 'running' ? 'Sending again' : 'The last order'}</h2>
        <Pill tone={STATE_PILLS[batch.state]}>{batch.state}</Pill>
      </div>
      <progress
        max={Math.max(1, batch.total)}
        value={batch.total === 0 ? 1 : batch.redelivered}
        aria-labelledby="progress"
      >
        {batch.redelivered} of {batch.total}
      </progress>
      <p data-progress-words="">{describeProgress(batch)}</p>
      <p class="dim note">
        Ordered <Time at={batch.createdAt} />. How each fared stands in the{' '}
        <a href={base.replace(/\/redeliver$/, '')}>log</a>.
      </p>
      {batch.state === 'running' && (
        <form method="post" action={`${base}/stop`}>
          <button class="btn danger" type="submit">
            Stop
          </button>
        </form>
      )}
    </section>
  );
}

export function describeProgress({ state, redelivered, total }: RedeliveryBatch): string {
  const words = `${formatNumber(redelivered)} of ${formatNumber(total)} put back into the queue`;
  if (state !== 'running') return `${words}.`;
  return `${words}; the rest takes ${takes(Math.max(0, total - redelivered))}.`;
}

/** At so many a minute; the first go at once. */
function takes(events: number): string {
  const minutes = Math.floor(events / REDELIVERIES_PER_MINUTE);
  return minutes === 0 ? 'less than a minute' : `about ${formatDuration(minutes * 60)}`;
}
