// The self-check of a webhook receiver: the requests it sends, how the endpoint responded, and what to fix.
import type { Listing } from '../../listings/listing.ts';
import type { MessageKey } from '../../messages/message.ts';
import { explainStep, gradeStep, passes } from '../../votes/grade-receiver.ts';
import type { FlashedCheck } from '../flash-content.ts';
import { useTranslations } from '../translations.ts';
import { PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { CopyBlock } from './copy-button.tsx';
import { describeResponse } from './diagnosis.tsx';
import { Pill, type Tone } from './pill.tsx';
import { NODE_SAMPLE } from './signing-secret.tsx';

const GRADES = {
  good: { tone: 'good', word: 'tests.pass' },
  unsure: { tone: 'warn', word: 'tests.unclear' },
  bad: { tone: 'bad', word: 'tests.fail' },
} as const satisfies Readonly<
  Record<FlashedCheck[number]['grade'], { readonly tone: Tone; readonly word: MessageKey }>
>;

export function CheckCard({ listing, check }: { listing: Listing; check: FlashedCheck | null }) {
  const t = useTranslations();
  const base = `/dashboard/${listing.id}`;
  return (
    <Card
      title={t('tests.selfCheck')}
      beside={
        check && <Pill tone={passes(check) ? 'good' : 'bad'}>{t(passes(check) ? 'tests.passed' : 'tests.failed')}</Pill>
      }
      id="check"
    >
      {check ? <Steps check={check} /> : <Introduction />}
      {check && !passes(check) && <CodeToAdd check={check} />}
      <p class="dim note">
        {t.rich('tests.selfCheckRequests', {
          code: (text) => <code>{text}</code>,
          link: (text) => <a href={`${base}/deliveries`}>{text}</a>,
        })}
      </p>
      <PostButton action={`${base}/webhook/check`} text={t(check ? 'tests.checkAgain' : 'tests.checkMyEndpoint')} />
    </Card>
  );
}

function Introduction() {
  const t = useTranslations();
  return <p>{t('tests.selfCheckText')}</p>;
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
              <Pill tone={tone}>{t(word)}</Pill>
            </div>
            <p class="dim note">
              {t('tests.responseAfter', {
                sent,
                response: describeResponse(t, step),
                duration: t.milliseconds(step.durationMs),
              })}
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
  const t = useTranslations();
  const acceptsForged = check.some(
    (step) => step.step !== 'stale' && step.step !== 'good' && gradeStep(step.step, step) === 'bad',
  );
  if (!acceptsForged) return null;
  return (
    <>
      <h3>{t('tests.codeToAdd')}</h3>
      <CopyBlock
        text={`${NODE_SAMPLE}\nif (!genuine) return response.writeHead(401).end();`}
        label={t('tests.theCode')}
      />
      <p class="dim note">
        {t.rich('tests.moreLanguages', { link: (text) => <a href="/docs/verify-signatures">{text}</a> })}
      </p>
    </>
  );
}
