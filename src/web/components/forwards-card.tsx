// Where `plaudit listen` has forwarded an event, and what it got there.
import type { Child } from 'hono/jsx';
import type { RecordedForward } from '../../stream/forward-queries.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { Time } from './time.tsx';

/** Nothing if the event was not forwarded. */
export function ForwardsCard({ forwards }: { forwards: readonly RecordedForward[] }) {
  const t = useTranslations();
  if (forwards.length === 0) return null;
  return (
    <Card title={t('deliveries.forwarded')}>
      <p class="dim note">{t('deliveries.forwardedText')}</p>
      <ul class="stack close">
        {forwards.map((forward) => (
          <li>
            <ForwardResult forward={forward} />
            <br />
            <span class="mono">{forward.to}</span>
            {forward.error && <p class="reason">{forward.error}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ForwardResult({ forward: { status, durationMs, forwardedAt } }: { forward: RecordedForward }) {
  const t = useTranslations();
  const values = {
    b: (text: Child) => <b>{text}</b>,
    response: status === null ? t('deliveries.noResponse') : `HTTP ${status}`,
    time: <Time at={forwardedAt} />,
  };
  if (durationMs === null) return <>{t.rich('deliveries.forwardedAt', values)}</>;
  return <>{t.rich('deliveries.forwardedIn', { ...values, duration: t.milliseconds(durationMs) })}</>;
}
