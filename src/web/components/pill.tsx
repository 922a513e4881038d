// Status labels (those of deliveries are in delivery-state.tsx): each has a word, a shape and a color, so that the
// color is never the only difference.
import type { Child } from 'hono/jsx';
import { FAILURES_TO_DISABLE } from '../../core/limits.ts';
import type { HealthSummary } from '../../endpoints/health-summary.ts';
import type { Listener } from '../../endpoints/listener-settings.ts';
import { useTranslations } from '../translations.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'idle';

export function Pill({ tone, children }: { tone: Tone; children?: Child }) {
  return <span class={`pill ${tone}`}>{children}</span>;
}

/**
 * Whether anything was sent before the webhook was last saved: its status covers only what came after (decision P138).
 */
export function wasTried({ lastDeliveredAt, lastFailure }: HealthSummary): boolean {
  return lastDeliveredAt !== null || lastFailure !== null;
}

/** §3.1, with the number of failures toward the limit. */
export function HealthPill({ health }: { health: HealthSummary }) {
  const t = useTranslations();
  switch (health.status) {
    case 'healthy':
      return <Pill tone="good">{t('forms.webhookHealthy')}</Pill>;
    case 'failing':
      return (
        <Pill tone="warn">
          {t('forms.webhookFailing', { count: health.consecutiveFailures, limit: FAILURES_TO_DISABLE })}
        </Pill>
      );
    case 'disabled':
      return <Pill tone="bad">{t('forms.webhookDisabled')}</Pill>;
    case 'paused':
      return <Pill tone="idle">{t('forms.webhookPaused')}</Pill>;
    case 'no_deliveries_yet':
      return <Pill tone="idle">{t(wasTried(health) ? 'forms.noVotesSinceSaved' : 'forms.noVotesYet')}</Pill>;
  }
}

/** A vote listener is never disabled, however often it fails. */
export function ListenerPill({ listener }: { listener: Listener }) {
  const t = useTranslations();
  switch (listener.status) {
    case 'failing':
      return <Pill tone="warn">{t('forms.listenerFailing', { count: listener.consecutiveFailures })}</Pill>;
    case 'unconfirmed':
      return <Pill tone="warn">{t('forms.listenerUnconfirmed')}</Pill>;
    case 'working':
      return <Pill tone="good">{t('forms.listenerWorking')}</Pill>;
    case 'no_votes_yet':
      return <Pill tone="idle">{t('forms.noVotesYet')}</Pill>;
  }
}
