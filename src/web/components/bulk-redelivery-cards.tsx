// Bulk redelivery: the choice of deliveries, their number, and the progress of a batch.
import { useContext } from 'hono/jsx';
import { REDELIVERIES_PER_MINUTE } from '../../core/limits.ts';
import type { BulkRedeliveryRequest } from '../../deliveries/bulk-redelivery.ts';
import type { RedeliveryBatch } from '../../deliveries/bulk-redelivery-queries.ts';
import type { Outage } from '../../deliveries/outage.ts';
import type { Translations } from '../../messages/translations.ts';
import { SHOWN_STATE_LABELS } from '../delivery-states.ts';
import { FormContext } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink, PostButton } from './button.tsx';
import { Choices, ErrorSummary, FilterField } from './field.tsx';
import { Pill } from './pill.tsx';
import { ExactTime, Time } from './time.tsx';

function stateChoices(t: Translations) {
  return [
    { value: 'failed', text: t(SHOWN_STATE_LABELS.failed.word), hint: t('bulkRedelivery.failedHint') },
    { value: 'delivered', text: t(SHOWN_STATE_LABELS.delivered.word), hint: t('bulkRedelivery.deliveredHint') },
  ];
}

export function FilterForm({ base }: { base: string }) {
  const t = useTranslations();
  const { form } = useContext(FormContext);
  const chosen = form.all('status').map((state) => (state === 'undelivered' ? 'failed' : state));
  return (
    <form class="card stack" action={base} novalidate>
      <h2>{t('bulkRedelivery.chooseDeliveries')}</h2>
      <ErrorSummary />
      <Choices
        name="status"
        legend={t('deliveries.state')}
        kind="checkbox"
        choices={stateChoices(t)}
        chosen={chosen.length > 0 ? chosen : ['failed']}
      />
      <div class="log-fields">
        <FilterField
          name="since"
          label={t('bulkRedelivery.recordedFrom')}
          type="datetime-local"
          value={form.text('since')}
        />
        <FilterField
          name="until"
          label={t('bulkRedelivery.recordedUntil')}
          type="datetime-local"
          value={form.text('until')}
        />
      </div>
      <div>
        <Button text={t('buttons.preview')} />
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
  const t = useTranslations();
  const { form } = useContext(FormContext);
  return (
    <section class="card stack close" aria-labelledby="found">
      <h2 id="found">{t('bulkRedelivery.found', { votes: events })}</h2>
      <p>
        <FoundDeliveries request={request} />
      </p>
      {events > 0 && (
        <>
          <p class="dim">
            {t('bulkRedelivery.howItWorks', { perMinute: REDELIVERIES_PER_MINUTE, ...estimateDuration(t, events) })}
          </p>
          <form method="post" action={base}>
            {request.states.map((state) => (
              <input type="hidden" name="status" value={state} />
            ))}
            <input type="hidden" name="since" value={form.text('since')} />
            <input type="hidden" name="until" value={form.text('until')} />
            <Button text={t('bulkRedelivery.redeliverVotes', { votes: events })} look="go" />
          </form>
        </>
      )}
    </section>
  );
}

function FoundDeliveries({ request: { states, since, until } }: Pick<PreviewCardProps, 'request'>) {
  const t = useTranslations();
  const [hasFailed, hasDelivered] = [states.some((state) => state !== 'delivered'), states.includes('delivered')];
  const values = {
    states: hasFailed && hasDelivered ? 'both' : hasFailed ? 'failed' : 'delivered',
    since: <ExactTime at={since} />,
  };
  if (!until) return <>{t.rich('bulkRedelivery.foundUntilNow', values)}</>;
  return <>{t.rich('bulkRedelivery.foundBetween', { ...values, until: <ExactTime at={until} /> })}</>;
}

export function OutageCard({ outage, path }: { outage: Outage; path: string }) {
  const t = useTranslations();
  return (
    <section class="card stack close" aria-labelledby="outage">
      <h2 id="outage">{t('bulkRedelivery.unreachable')}</h2>
      <p>
        {t.rich('bulkRedelivery.votesFailed', {
          votes: outage.events,
          since: <ExactTime at={outage.since} />,
          until: <ExactTime at={outage.until} />,
        })}
      </p>
      <div>
        <ButtonLink text={t('bulkRedelivery.selectSince')} href={path} look="go" />
      </div>
    </section>
  );
}

const BATCH_STATES = {
  running: { tone: 'idle', word: 'bulkRedelivery.running' },
  done: { tone: 'good', word: 'bulkRedelivery.done' },
  stopped: { tone: 'warn', word: 'bulkRedelivery.stopped' },
} as const;

interface ProgressCardProps {
  readonly base: string;
  readonly batch: RedeliveryBatch;
  /** The event stream of its progress; null when it is not running. */
  readonly stream: string | null;
}

export function ProgressCard({ base, batch, stream }: ProgressCardProps) {
  const t = useTranslations();
  const { tone, word } = BATCH_STATES[batch.state];
  const isRunning = batch.state === 'running';
  return (
    <section class="card stack close" aria-labelledby="progress" data-progress={stream ?? undefined}>
      <div class="row between">
        <h2 id="progress">{t(isRunning ? 'bulkRedelivery.redelivering' : 'bulkRedelivery.last')}</h2>
        <Pill tone={tone}>{t(word)}</Pill>
      </div>
      <progress
        max={Math.max(1, batch.total)}
        value={batch.total === 0 ? 1 : batch.redelivered}
        aria-labelledby="progress"
      >
        {t('bulkRedelivery.progress', { done: batch.redelivered, total: batch.total })}
      </progress>
      <p data-progress-words="">{describeProgress(t, batch)}</p>
      <p class="dim note">
        {t.rich('bulkRedelivery.started', {
          time: <Time at={batch.createdAt} />,
          link: (text) => <a href={base.replace(/\/redeliver$/, '')}>{text}</a>,
        })}
      </p>
      {isRunning && <PostButton action={`${base}/stop`} text={t('bulkRedelivery.stop')} look="danger" />}
    </section>
  );
}

export function describeProgress(t: Translations, { state, redelivered, total }: RedeliveryBatch): string {
  const values = { done: redelivered, total };
  if (state !== 'running') return t('bulkRedelivery.queued', values);
  const left = estimateDuration(t, Math.max(0, total - redelivered));
  return t('bulkRedelivery.queuedAndLeft', { ...values, ...left });
}

/** Whole minutes, so that it is 0 for less than one. */
function estimateDuration(t: Translations, events: number) {
  const minutes = Math.floor(events / REDELIVERIES_PER_MINUTE);
  return { minutes, duration: t.duration(minutes * 60) };
}
