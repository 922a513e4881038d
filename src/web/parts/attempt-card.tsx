// One attempt: what came of it and why, how far it got, what was sent and what came back.
import { stepWords } from '../../votes/grade-receiver.ts';
import type { DeliveryDetail, ShownAttempt } from '../integration-parts.ts';
import { answerWords, Diagnosis, Steps, stepsOf } from './diagnosis.tsx';
import { Pill, type Tone } from './pill.tsx';
import { trapEnd, trapOf } from './probe-words.ts';
import { RequestShown, ResponseShown } from './request-shown.tsx';
import { ExactTime, shortDuration, Time } from './time.tsx';
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
            <Pill tone={tone}>{answerWords(attempt)}</Pill>
            <span class="dim">
              <Time at={attempt.startedAt} />
            </span>
          </span>
        </span>
      </summary>
      <div class="stack close">
        <Diagnosis what={what} remedy={remedy} tone={tone} />
        <TimeBar timings={attempt.timings} totalMs={attempt.durationMs} />
        <Steps steps={stepsOf(attempt.timings)} totalMs={attempt.durationMs} ending={answerWords(attempt)} />
        <dl class="facts-list">
          <dt>Cause</dt>
          <dd>{TRIGGERS[attempt.trigger]}</dd>
          <dt>Started</dt>
          <dd>
            <ExactTime at={attempt.startedAt} />
          </dd>
          <dt>Took</dt>
          <dd>{attempt.durationMs === null ? 'not known' : shortDuration(attempt.durationMs)}</dd>
          <dt>Address called</dt>
          <dd>{attempt.address ?? 'none'}</dd>
          {attempt.code !== 'delivered' && (
            <>
              <dt>Counts as failure</dt>
              <dd>{attempt.charged ? 'yes' : 'no'}</dd>
            </>
          )}
        </dl>
        <RequestShown delivery={delivery} attempt={attempt} />
        <ResponseShown attempt={attempt} />
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
  const trap = trapOf(delivery);
  if (trap) return { ...trapEnd(trap, attempt), ...stepWords(trap, attempt) };
  const { code, what, remedy } = attempt;
  return { tone: code === 'delivered' ? 'good' : 'bad', what, remedy };
}
