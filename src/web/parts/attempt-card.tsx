// One attempt: what came of it and why, how far it got, what was sent and what came back.
import type { DeliveryDetail, ShownAttempt } from '../integration-parts.ts';
import { answerWords, Diagnosis, Steps, stepsOf } from './diagnosis.tsx';
import { Pill } from './pill.tsx';
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
  const good = attempt.code === 'delivered';
  return (
    <details class="card attempt" open={open}>
      <summary>
        <span class="row between">
          <h2>Attempt {attempt.number}</h2>
          <span class="row">
            <Pill tone={good ? 'good' : 'bad'}>{answerWords(attempt)}</Pill>
            <span class="dim">
              <Time at={attempt.startedAt} />
            </span>
          </span>
        </span>
      </summary>
      <div class="stack close">
        <Diagnosis what={attempt.what} remedy={attempt.remedy} tone={good ? 'good' : 'bad'} />
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
          {!good && (
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
