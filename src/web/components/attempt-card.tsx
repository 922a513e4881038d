// One attempt: what came of it and why, how far it got, what was sent and what came back.
import { explainStep } from '../../votes/grade-receiver.ts';
import type { DeliveryDetail, ShownAttempt } from '../integration-parts.ts';
import { Diagnosis, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Pill, type Tone } from './pill.tsx';
import { RequestDetails, ResponseDetails } from './request-details.tsx';
import { invalidProbeOf, invalidProbeOutcome } from './self-check-outcome.ts';
import { ExactTime, formatMilliseconds, Time } from './time.tsx';
import { TimeBar } from './time-bar.tsx';

const TRIGGERS: Readonly<Record<ShownAttempt['trigger'], string>> = {
  vote: 'first attempt',
  retry: 'retry',
  redelivery: 'redelivered by hand',
  test: 'test',
};

interface AttemptProps {
  readonly delivery: DeliveryDetail;
  readonly attempt: ShownAttempt;
  readonly open: boolean;
}

export function AttemptCard({ delivery, attempt, open }: AttemptProps) {
  const { tone, what, remedy } = toldOf(delivery, attempt);
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
        <Diagnosis what={what} remedy={remedy} tone={tone} />
        <TimeBar timings={attempt.timings} totalMs={attempt.durationMs} />
        <TimedSteps
          steps={timedSteps(attempt.timings)}
          totalMs={attempt.durationMs}
          ending={describeResponse(attempt)}
        />
        <dl class="facts-list">
          <dt>Cause</dt>
          <dd>{TRIGGERS[attempt.trigger]}</dd>
          <dt>Started</dt>
          <dd>
            <ExactTime at={attempt.startedAt} />
          </dd>
          <dt>Took</dt>
          <dd>{attempt.durationMs === null ? 'not known' : formatMilliseconds(attempt.durationMs)}</dd>
          <dt>Address called</dt>
          <dd>{attempt.address ?? 'none'}</dd>
          {attempt.code !== 'delivered' && (
            <>
              <dt>Counts as failure</dt>
              <dd>{attempt.charged ? 'yes' : 'no'}</dd>
            </>
          )}
        </dl>
        <RequestDetails delivery={delivery} attempt={attempt} />
        <ResponseDetails attempt={attempt} />
      </div>
    </details>
  );
}

interface Told {
  readonly tone: Tone;
  readonly what: string;
  readonly remedy: string | null;
}

/** What was sent to be refused is judged by that, and not as a vote would be. */
function toldOf(delivery: DeliveryDetail, attempt: ShownAttempt): Told {
  const trap = invalidProbeOf(delivery);
  if (trap) return { ...invalidProbeOutcome(trap, attempt), ...explainStep(trap, attempt) };
  const { code, what, remedy } = attempt;
  return { tone: code === 'delivered' ? 'good' : 'bad', what, remedy };
}
