// The button that sends a test event, and the result of the last one, step by step.
import type { Listing } from '../../listings/listing.ts';
import type { FlashedTest } from '../flash-content.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { DiagnosisNote, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Pill } from './pill.tsx';
import { formatMilliseconds } from './time.tsx';

export function TestCard({ listing, test }: { listing: Listing; test: FlashedTest | null }) {
  return (
    <Card
      title="Test event"
      beside={test && (test.delivered ? <Pill tone="good">Delivered</Pill> : <Pill tone="bad">Not delivered</Pill>)}
      id="test"
    >
      {test ? <TestResult test={test} /> : <p class="dim note">A vote that is marked as a test. It does not count.</p>}
      <PostButton action={`/dashboard/${listing.id}/webhook/test`} text={test ? 'Send again' : 'Send test event'} />
    </Card>
  );
}

function TestResult({ test }: { test: FlashedTest }) {
  const [dnsMs = null, connectMs = null, tlsMs = null, firstByteMs = null] = test.steps;
  const timings = { dnsMs, connectMs, tlsMs, firstByteMs };
  return (
    <>
      <DiagnosisNote what={test.happened} remedy={test.todo} tone={test.delivered ? 'good' : 'bad'} />
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
