// Bulk redelivery: the choice of deliveries, their number, and the progress of a batch.
import { useContext } from 'hono/jsx';
import { REDELIVERIES_PER_MINUTE } from '../../core/limits.ts';
import type { BulkRedeliveryRequest } from '../../deliveries/bulk-redelivery.ts';
import type { EndedState, RedeliveryBatch } from '../../deliveries/bulk-redelivery-queries.ts';
import type { Outage } from '../../deliveries/outage.ts';
import { SHOWN_STATE_LABELS, stateWords } from '../delivery-states.ts';
import { FormContext } from '../form-state.ts';
import { Button, ButtonLink, PostButton } from './button.tsx';
import { Choices, ErrorSummary, FilterField } from './field.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { ExactTime, formatDuration, Time } from './time.tsx';

const STATE_CHOICES = [
  {
    value: 'failed',
    text: SHOWN_STATE_LABELS.failed.word,
    hint: 'Your endpoint rejected them with a 4xx status, all retries failed, or the webhook was disabled.',
  },
  { value: 'delivered', text: SHOWN_STATE_LABELS.delivered.word, hint: 'Sends your endpoint the same events again.' },
];

/** Each once: two states of the contract are one for people. */
export function describeStates(states: readonly EndedState[]): string {
  return stateWords(states).join(' and ');
}

export function FilterForm({ base }: { base: string }) {
  const { form } = useContext(FormContext);
  const chosen = form.all('status').map((state) => (state === 'undelivered' ? 'failed' : state));
  return (
    <form class="card stack" action={base} novalidate>
      <h2>Choose deliveries</h2>
      <ErrorSummary />
      <Choices
        name="status"
        legend="State"
        kind="checkbox"
        choices={STATE_CHOICES}
        chosen={chosen.length > 0 ? chosen : ['failed']}
      />
      <div class="log-fields">
        <FilterField name="since" label="Recorded from (UTC)" type="datetime-local" value={form.text('since')} />
        <FilterField
          name="until"
          label="Recorded until (UTC); empty means now"
          type="datetime-local"
          value={form.text('until')}
        />
      </div>
      <div>
        <Button text="Preview" />
      </div>
    </form>
  );
}

interface PreviewCardProps {
  readonly base: string;
  readonly request: BulkRedeliveryRequest;
  readonly events: number;
}

export function PreviewCard({ base, request, events }: PreviewCardProps) {
  const { form } = useContext(FormContext);
  const states = describeStates(request.states);
  return (
    <section class="card stack close" aria-labelledby="found">
      <h2 id="found">{events === 0 ? 'No matching votes' : `${formatCount(events, 'vote')} will be redelivered`}</h2>
      <p>
        {states.charAt(0).toUpperCase() + states.slice(1)}, recorded from <ExactTime at={request.since} /> until{' '}
        {request.until ? <ExactTime at={request.until} /> : 'now'}. Test events are excluded.
      </p>
      {events > 0 && (
        <>
          <p class="dim">
            {REDELIVERIES_PER_MINUTE} deliveries are sent per minute, in the order of the votes, so this takes{' '}
            {estimateDuration(events)}. Each is a single attempt with the same body and event ID, so an endpoint that
            deduplicates by event ID never rewards a vote twice.
          </p>
          <form method="post" action={base}>
            {request.states.map((state) => (
              <input type="hidden" name="status" value={state} />
            ))}
            <input type="hidden" name="since" value={form.text('since')} />
            <input type="hidden" name="until" value={form.text('until')} />
            <Button text={`Redeliver ${formatNumber(events)}`} look="go" />
          </form>
        </>
      )}
    </section>
  );
}

export function OutageCard({ outage, path }: { outage: Outage; path: string }) {
  return (
    <section class="card stack close" aria-labelledby="outage">
      <h2 id="outage">Your endpoint was unreachable</h2>
      <p>
        {formatNumber(outage.events)} votes in a row failed, from <ExactTime at={outage.since} /> to{' '}
        <ExactTime at={outage.until} />.
      </p>
      <div>
        <ButtonLink text="Select all failed votes since then" href={path} look="go" />
      </div>
    </section>
  );
}

const BATCH_STATES = {
  running: { tone: 'idle', word: 'Running' },
  done: { tone: 'good', word: 'Done' },
  stopped: { tone: 'warn', word: 'Stopped' },
} as const;

interface ProgressCardProps {
  readonly base: string;
  readonly batch: RedeliveryBatch;
  /** The event stream of its progress; null when it is not running. */
  readonly stream: string | null;
}

export function ProgressCard({ base, batch, stream }: ProgressCardProps) {
  const { tone, word } = BATCH_STATES[batch.state];
  return (
    <section class="card stack close" aria-labelledby="progress" data-progress={stream ?? undefined}>
      <div class="row between">
        <h2 id="progress">{batch.state === 'running' ? 'Redelivering' : 'Last bulk redelivery'}</h2>
        <Pill tone={tone}>{word}</Pill>
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
        Started <Time at={batch.createdAt} />. The <a href={base.replace(/\/redeliver$/, '')}>delivery log</a> shows
        each result.
      </p>
      {batch.state === 'running' && <PostButton action={`${base}/stop`} text="Stop" look="danger" />}
    </section>
  );
}

export function describeProgress({ state, redelivered, total }: RedeliveryBatch): string {
  const progress = `${formatNumber(redelivered)} of ${formatNumber(total)} queued`;
  if (state !== 'running') return `${progress}.`;
  return `${progress}, ${estimateDuration(Math.max(0, total - redelivered))} left.`;
}

function estimateDuration(events: number): string {
  const minutes = Math.floor(events / REDELIVERIES_PER_MINUTE);
  return minutes === 0 ? 'less than a minute' : `about ${formatDuration(minutes * 60)}`;
}
