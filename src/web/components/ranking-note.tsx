// How much a vote counts in the ranking, for visitors.
import type { Plan } from '../../config/values.ts';
import { PLANS } from '../../listings/plans.ts';
import { RANKING_DAYS } from '../../listings/ranking.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { planName } from './plan-names.ts';

type Weights = Readonly<Record<Plan, number>>;

/** `Plus plan: each vote counts twice in the ranking.` Null if votes of all plans count the same. Only while a page is rendered. */
export function describeVoteWeight(plan: Plan, weights: Weights): string | null {
  if (!areDifferent(weights)) return null;
  const t = useTranslations();
  return t('browse.voteWeight', { plan: planName(plan), times: timesInWords(weights[plan], t) });
}

export function RankingNote({ weights }: { weights: Weights }) {
  const t = useTranslations();
  const list = PLANS.map((plan, index) =>
    t(index === 0 ? 'browse.weightOfFirstPlan' : 'browse.weightOfPlan', {
      times: timesInWords(weights[plan], t),
      plan: planName(plan),
    }),
  );
  return (
    <p class="dim note">
      {t('browse.rankedBy', { days: RANKING_DAYS })}{' '}
      {areDifferent(weights) && t('browse.voteWeights', { list: t.list(list) })}
    </p>
  );
}

function areDifferent(weights: Weights): boolean {
  return PLANS.some((plan) => weights[plan] !== weights.free);
}

/** `once`, `twice`, `three times`, `12 times`. */
export function timesInWords(weight: number, t: Translations): string {
  return t('browse.times', { weight });
}
