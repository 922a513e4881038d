// One attempt: what came of it and why, how far it got, what was sent and what came back.
import type { ShownAttempt } from '../integration-parts.ts';
import { answerWords, Diagnosis, Steps, stepsOf } from './diagnosis.tsx';
import { Pill } from './pill.tsx';
import { ExactTime, shortDuration, Time } from './time.tsx';

const TRIGGERS: Readonly<Record<ShownAttempt['trigger'], string>> = {
  vote: 'first attempt',
  retry: 'retry',
  redelivery: 'redelivered by hand',
  test: 'test',
};

export function AttemptCard({ attempt, open }: { attempt: ShownAttempt; open: boolean }) {
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
        <HeaderTable
          title="Request headers"
          headers={attempt.requestHeaders}
          note="Signatures are made for each attempt and are not kept."
        />
        {attempt.responseHeaders && <HeaderTable title="Answer headers" headers={attempt.responseHeaders} />}
        {attempt.responseBody && (
          <div>
            <h3>Answer body</h3>
            <pre tabindex={0} class="wrapped">
              {attempt.responseBody}
            </pre>
          </div>
        )}
      </div>
    </details>
  );
}

function HeaderTable(props: { title: string; headers: Readonly<Record<string, string>>; note?: string }) {
  const { title, headers, note } = props;
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <dl class="headers">
        {entries.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p class="dim note">{note}</p>}
    </div>
  );
}
