// One attempt: its result and the reason, how far it got, and the request with its response.

import type { LoggedAttempt } from '../../deliveries/delivery-log.ts';
import type { Message } from '../../messages/message.ts';
import { explainStep } from '../../votes/grade-receiver.ts';
import type { VoteDeliveryDetail } from '../../votes/vote-deliveries.ts';
import { DiagnosisNote, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Facts } from './facts.tsx';
import { Pill, type Tone } from './pill.tsx';
import { RequestDetails, ResponseDetails } from './request-details.tsx';
import { invalidProbeOf, invalidProbeOutcome } from './self-check-outcome.ts';
import { ExactTime, formatMilliseconds, Time } from './time.tsx';
import { TimeBar } from './time-bar.tsx';

const TRIGGERS: Readonly<Record<LoggedAttempt['trigger'], string>> = {
  vote: 'First attempt',
  retry: 'Retry',
  redelivery: 'Redelivered manually',
  test: 'Test',
};

interface AttemptProps {
  readonly delivery: VoteDeliveryDetail;
  readonly attempt: LoggedAttempt;
  readonly open: boolean;
}

export function AttemptCard({ delivery, attempt, open }: AttemptProps) {
  const { tone, what, remedy } = explainResult(delivery, attempt);
  return (
    <details class="card attempt" open={open}>
      <summary>
        <span class="row between">
          <h2>Attempt {attempt.number}</h2>
          <span class="row">
            <Pill tone={tone}>{describeResponse(attempt)}</Pill>
            <span class="dim">
              <Time at={attempt.startedAt} />
            </span>
          </span>
        </span>
      </summary>
      <div class="stack close">
        <DiagnosisNote what={what} remedy={remedy} tone={tone} />
        <TimeBar timings={attempt.timings} totalMs={attempt.durationMs} />
        <TimedSteps
          steps={timedSteps(attempt.timings)}
          totalMs={attempt.durationMs}
          ending={describeResponse(attempt)}
        />
        <Facts
          facts={[
            ['Cause', TRIGGERS[attempt.trigger]],
            ['Started', <ExactTime at={attempt.startedAt} />],
            ['Duration', attempt.durationMs === null ? 'Unknown' : formatMilliseconds(attempt.durationMs)],
            ['IP address', attempt.address ?? 'None'],
            attempt.code !== 'delivered' && ['Counted as a failure', attempt.charged ? 'Yes' : 'No'],
          ]}
        />
        <RequestDetails delivery={delivery} attempt={attempt} />
        <ResponseDetails attempt={attempt} />
      </div>
    </details>
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
