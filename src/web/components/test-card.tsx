// The button that sends a test event, and the result of the last one, step by step.
import type { Listing } from '../../listings/listing.ts';
import type { FlashedTest } from '../flash-content.ts';
import { useTranslations } from '../translations.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { DiagnosisNote, describeResponse, TimedSteps, timedSteps } from './diagnosis.tsx';
import { Pill } from './pill.tsx';

export function TestCard({ listing, test }: { listing: Listing; test: FlashedTest | null }) {
  const t = useTranslations();
  return (
    <Card
      title={t('tests.testEvent')}
      beside={
        test && (
          <Pill tone={test.delivered ? 'good' : 'bad'}>
            {t(test.delivered ? 'tests.delivered' : 'tests.notDelivered')}
          </Pill>
        )
      }
      id="test"
    >
      {test ? <TestResult test={test} /> : <p class="dim note">{t('tests.testEventText')}</p>}
      <PostButton
        action={`/dashboard/${listing.id}/webhook/test`}
        text={t(test ? 'tests.sendAgain' : 'tests.sendTestEvent')}
      />
    </Card>
  );
}

function TestResult({ test }: { test: FlashedTest }) {
  const t = useTranslations();
  const { address } = test;
  const duration = t.milliseconds(test.durationMs);
  const [dnsMs = null, connectMs = null, tlsMs = null, firstByteMs = null] = test.steps;
  const timings = { dnsMs, connectMs, tlsMs, firstByteMs };
  return (
    <>
      <DiagnosisNote what={test.happened} remedy={test.todo} tone={test.delivered ? 'good' : 'bad'} />
      <TimedSteps steps={timedSteps(timings)} totalMs={test.durationMs} ending={describeResponse(t, test)} />
      <p class="dim note">{address ? t('tests.totalAt', { address, duration }) : t('tests.total', { duration })}</p>
      {test.body && (
        <details>
          <summary>{t('tests.response')}</summary>
          <pre tabindex={0}>{test.body}</pre>
        </details>
      )}
    </>
  );
}
