// The self-check of a webhook receiver: the requests it sends, how the endpoint responded, and what to fix.

import type { Listing } from '../../listings/listing.ts';
import { explainStep, gradeStep, passes } from '../../votes/grade-receiver.ts';
import type { FlashedCheck } from '../flash-content.ts';
import { useTranslations } from '../translations.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { CopyBlock } from './copy-button.tsx';
import { describeResponse } from './diagnosis.tsx';
import { Pill, type Tone } from './pill.tsx';
import { NODE_SAMPLE } from './signing-secret.tsx';
import { formatMilliseconds } from './time.tsx';

const GRADES: Readonly<Record<FlashedCheck[number]['grade'], { readonly tone: Tone; readonly word: string }>> = {
  good: { tone: 'good', word: 'Pass' },
  unsure: { tone: 'warn', word: 'Unclear' },
  bad: { tone: 'bad', word: 'Fail' },
};

export function CheckCard({ listing, check }: { listing: Listing; check: FlashedCheck | null }) {
  const base = `/dashboard/${listing.id}`;
  return (
    <Card
      title="Self-check"
      beside={check && (passes(check) ? <Pill tone="good">Passed</Pill> : <Pill tone="bad">Failed</Pill>)}
      id="check"
    >
      {check ? <Steps check={check} /> : <Introduction />}
      {check && !passes(check) && <CodeToAdd check={check} />}
      <p class="dim note">
        Each request is a test event: it does not count as a vote, contains <code>"test": true</code>, and appears in
        the <a href={`${base}/deliveries`}>delivery log</a>.
      </p>
      <PostButton action={`${base}/webhook/check`} text={check ? 'Check again' : 'Check my endpoint'} />
    </Card>
  );
}

function Introduction() {
  return (
    <p>
      Sends your endpoint a valid request, the same request again, a forged request, an unsigned one and an outdated
      one, and shows whether each response is correct. This takes up to 20 seconds.
    </p>
  );
}

function Steps({ check }: { check: FlashedCheck }) {
  const t = useTranslations();
  return (
    <ol class="check-steps">
      {check.map((step) => {
        const { title, sent, what, remedy } = explainStep(step.step, step);
        const { tone, word } = GRADES[step.grade];
        return (
          <li>
            <div class="row between">
              <h3>{t.text(title)}</h3>
              <Pill tone={tone}>{word}</Pill>
            </div>
            <p class="dim note">
              {t.text(sent)} Response: {describeResponse(step)} after {formatMilliseconds(step.durationMs)}.
            </p>
            <p>{t.text(what)}</p>
            {remedy && <p>{t.text(remedy)}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** Shown if the receiver accepts forged requests. */
function CodeToAdd({ check }: { check: FlashedCheck }) {
  const acceptsForged = check.some(
    (step) => step.step !== 'stale' && step.step !== 'good' && gradeStep(step.step, step) === 'bad',
  );
  if (!acceptsForged) return null;
  return (
    <>
      <h3>Add this to your endpoint (Node)</h3>
      <CopyBlock text={`${NODE_SAMPLE}\nif (!genuine) return response.writeHead(401).end();`} label="the code" />
      <p class="dim note">
        The <a href="/docs/verify-signatures">guide</a> has code in five other languages.
      </p>
    </>
  );
}
