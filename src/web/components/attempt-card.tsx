// One attempt: its result and the reason, how far it got, and the request with its response.
import type { LoggedAttempt } from '../../deliveries/delivery-log.ts';
import type { Message, MessageKey } from '../../messages/message.ts';
import { explainStep } from '../../votes/grade-receiver.ts';
import type { VoteDeliveryDetail } from '../../votes/vote-deliveries.ts';
import { useTranslations } from '../translations.ts';
import { DiagnosisNote, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Facts } from './facts.tsx';
import { Pill, type Tone } from './pill.tsx';
import { RequestDetails, ResponseDetails } from './request-details.tsx';
import { invalidProbeOf, invalidProbeOutcome } from './self-check-outcome.ts';
import { ExactTime, Time } from './time.tsx';
import { TimeBar } from './time-bar.tsx';

const TRIGGERS = {
  vote: 'attempts.causeFirst',
  retry: 'attempts.causeRetry',
  redelivery: 'attempts.causeRedelivery',
  test: 'attempts.causeTest',
} as const satisfies Readonly<Record<LoggedAttempt['trigger'], MessageKey>>;

interface AttemptProps {
  readonly delivery: VoteDeliveryDetail;
  readonly attempt: LoggedAttempt;
  readonly open: boolean;
}

export function AttemptCard({ delivery, attempt, open }: AttemptProps) {
  const t = useTranslations();
  const { tone, what, remedy } = explainResult(delivery, attempt);
  const response = describeResponse(t, attempt);
  return (
    <details class="card attempt" open={open}>
      <summary>
        <span class="row between">
          <h2>{t('attempts.attempt', { number: attempt.number })}</h2>
          <span class="row">
            <Pill tone={tone}>{response}</Pill>
            <span class="dim">
              <Time at={attempt.startedAt} />
            </span>
          </span>
        </span>
      </summary>
      <div class="stack close">
        <DiagnosisNote what={what} remedy={remedy} tone={tone} />
        <TimeBar timings={attempt.timings} totalMs={attempt.durationMs} />
        <TimedSteps steps={timedSteps(attempt.timings)} totalMs={attempt.durationMs} ending={response} />
        <AttemptFacts attempt={attempt} />
        <RequestDetails delivery={delivery} attempt={attempt} />
        <ResponseDetails attempt={attempt} />
      </div>
    </details>
  );
}

function AttemptFacts({ attempt }: { attempt: LoggedAttempt }) {
  const t = useTranslations();
  const { trigger, startedAt, durationMs, address, code, charged } = attempt;
  return (
    <Facts
      facts={[
        [t('attempts.cause'), t(TRIGGERS[trigger])],
        [t('attempts.started'), <ExactTime at={startedAt} />],
        [t('attempts.duration'), durationMs === null ? t('attempts.unknownDuration') : t.milliseconds(durationMs)],
        [t('attempts.address'), address ?? t('attempts.noAddress')],
        code !== 'delivered' && [t('attempts.countedAsFailure'), t(charged ? 'attempts.yes' : 'attempts.no')],
      ]}
    />
  );
}

interface ResultText {
  readonly tone: Tone;
  readonly what: Message | string;
  readonly remedy: Message | string | null;
}

/** An invalid request of the self-check succeeds when it is rejected. */
function explainResult(delivery: VoteDeliveryDetail, attempt: LoggedAttempt): ResultText {
  const probe = invalidProbeOf(delivery);
  if (probe) return { ...invalidProbeOutcome(probe, attempt), ...explainStep(probe, attempt) };
  const { code, happened, todo } = attempt;
  return { tone: code === 'delivered' ? 'good' : 'bad', what: happened, remedy: todo };
}
