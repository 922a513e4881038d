// The button that sends a test event, and the result of the last one, step by step.

import type { Listing } from '../../listings/listing.ts';
import type { FlashedTest } from '../flash-content.ts';
import { Diagnosis, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Pill } from './pill.tsx';
import { formatMilliseconds } from './time.tsx';

export function TestCard({ listing, test }: { listing: Listing; test: FlashedTest | null }) {
  return (
    <section class="card stack close" id="test" tabindex={-1}>
      <div class="row between">
        <h2>Test event</h2>
        {test && (test.delivered ? <Pill tone="good">Delivered</Pill> : <Pill tone="bad">Not delivered</Pill>)}
      </div>
      {test ? <TestResult test={test} /> : <p class="dim note">A vote that is marked as a test. It is not counted.</p>}
      <form method="post" action={`/dashboard/${listing.id}/webhook/test`}>
        <button class="btn" type="submit">
          {test ? 'Send again' : 'Send test event'}
        </button>
      </form>
    </section>
  );
}

function TestResult({ test }: { test: FlashedTest }) {
  const [dnsMs = null, connectMs = null, tlsMs = null, firstByteMs = null] = test.steps;
  const timings = { dnsMs, connectMs, tlsMs, firstByteMs };
  return (
    <>
      <Diagnosis what={test.what} remedy={test.remedy} tone={test.delivered ? 'good' : 'bad'} />
      <TimedSteps steps={timedSteps(timings)} totalMs={test.durationMs} ending={describeResponse(test)} />
      <p class="dim note">
        {test.address ? `${test.address} · ` : ''}
        {formatMilliseconds(test.durationMs)} in total
      </p>
      {test.body && (
        <details>
          <summary>Response</summary>
          <pre tabindex={0}>{test.body}</pre>
        </details>
      )}
    </>
  );
}
