// The self-check of a receiver: what is tried, and what came of it, with what to mend.
import { explainStep, gradeStep, passes } from '../../votes/grade-receiver.ts';
import type { FlashedCheck } from '../flash-content.ts';
import type { Listing } from '../web-parts.ts';
import { CopyBlock } from './copy-button.tsx';
import { describeResponse } from './diagnosis.tsx';
import { Pill, type Tone } from './pill.tsx';
import { NODE_SAMPLE } from './signing-secret.tsx';
import { formatMilliseconds } from './time.tsx';

const GRADES: Readonly<
  Record<FlashedCheck[number]['grade'], { readonly tone: Tone; readonly word: string }>
> = {
  good: { tone: 'good', word: 'right' },
  unsure: { tone: 'warn', word: 'not certain' },
  bad: { tone: 'bad', word: 'wrong' },
};

export function CheckCard({ listing, check }: { listing: Listing; check: FlashedCheck | null }) {
  const base = `/dashboard/${listing.id}`;
  return (
    <section class="card stack close" id="check" tabindex={-1}>
      <div class="row between">
        <h2>Self-check</h2>
        {check && (passes(check) ? <Pill tone="good">passed</Pill> : <Pill tone="bad">not passed</Pill>)}
      </div>
      {check ? <Steps check={check} /> : <WhatIsTried />}
      {check && !passes(check) && <Lines check={check} />}
      <p class="dim note">
        Each request is a test event: it counts nowhere, says <code>"test": true</code>, and stands in the{' '}
        <a href={`${base}/deliveries`}>log</a>.
      </p>
      <form method="post" action={`${base}/webhook/check`}>
        <button class="btn" type="submit">
          {check ? 'Check again' : 'Check my endpoint'}
        </button>
      </form>
    </section>
  );
}

function WhatIsTried() {
  return (
    <p>
      Sends your endpoint a genuine request, the same again, a forged one, one without a signature and an old
      one, and tells which of its answers are right. It takes up to 20 seconds.
    </p>
  );
}

function Steps({ check }: { check: FlashedCheck }) {
  return (
    <ol class="check-steps">
      {check.map((step) => {
        const { title, sent, what, remedy } = explainStep(step.step, step);
        const { tone, word } = GRADES[step.grade];
        return (
          <li>
            <div class="row between">
              <h3>{title}</h3>
              <Pill tone={tone}>{word}</Pill>
            </div>
            <p class="dim note">
              {sent} It answered {describeResponse(step)} after {formatMilliseconds(step.durationMs)}.
            </p>
            <p>{what}</p>
            {remedy && <p>{remedy}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** What a receiver that takes forged requests lacks. */
function Lines({ check }: { check: FlashedCheck }) {
  const takesForged = check.some(
    (step) => step.step !== 'stale' && step.step !== 'good' && gradeStep(step.step, step) === 'bad',
  );
  if (!takesForged) return null;
  return (
    <>
      <h3>The lines to add, for Node</h3>
      <CopyBlock
        text={`${NODE_SAMPLE}\nif (!genuine) return response.writeHead(401).end();`}
        label="the lines"
      />
      <p class="dim note">
        Five other languages are in the <a href="/docs/verify-signatures">guide</a>.
      </p>
    </>
  );
}
