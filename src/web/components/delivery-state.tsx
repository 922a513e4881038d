// The state of a delivery, with a link to what it means, and the detail beside it.
import type { ListenerLogState } from '../../votes/listener-log-queries.ts';
import type { VoteDelivery } from '../../votes/vote-deliveries.ts';
import {
  labelDelivery,
  labelListenerVote,
  SHOWN_STATE_LABELS,
  type ShownDelivery,
  statePath,
  toneOf,
} from '../delivery-states.ts';
import { useTranslations } from '../translations.ts';
import { Pill } from './pill.tsx';
import { invalidProbeOf, invalidProbeOutcome, type ProbeOutcome } from './self-check-outcome.ts';

export function StatePill({ delivery }: { delivery: VoteDelivery }) {
  const t = useTranslations();
  const probe = selfCheckOutcome(delivery);
  if (probe) return <Pill tone={probe.tone}>{t(probe.word)}</Pill>;
  return <ShownStatePill shown={labelDelivery(delivery)} />;
}

export function ListenerVotePill({ state }: { state: ListenerLogState }) {
  return <ShownStatePill shown={labelListenerVote(state)} />;
}

export function ShownStatePill({ shown }: { shown: ShownDelivery }) {
  const t = useTranslations();
  const { word, means } = SHOWN_STATE_LABELS[shown.state];
  return (
    <span class="delivery-state">
      <a class={`pill ${toneOf(shown)}`} href={statePath(shown.state)} title={t(means)}>
        {t(word)}
      </a>
      {shown.detail && <span class="state-detail"> {t(shown.detail)}</span>}
    </span>
  );
}

/** For a request of the self-check that should be rejected, once there is a response; otherwise null. */
function selfCheckOutcome(delivery: VoteDelivery): ProbeOutcome | null {
  const { state, code, httpStatus } = delivery;
  const probe = invalidProbeOf(delivery);
  const hasResponse = state === 'delivered' || state === 'failed';
  return probe && hasResponse && code !== null ? invalidProbeOutcome(probe, { code, httpStatus }) : null;
}
