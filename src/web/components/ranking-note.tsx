// How much a vote counts in the ranking, for visitors.
import type { Plan } from '../../config/values.ts';
import { PLANS } from '../../listings/plans.ts';
import { RANKING_DAYS } from '../../listings/ranking.ts';
import { planName } from './plan-names.ts';

type Weights = Readonly<Record<Plan, number>>;

/** `Plus plan: each vote counts 2 times in the ranking.` Null if votes of all plans count the same. */
export function describeVoteWeight(plan: Plan, weights: Weights): string | null {
  if (!areDifferent(weights)) return null;
  return `${planName(plan)} plan: each vote counts ${times(weights[plan])} in the ranking.`;
}

export function RankingNote({ weights }: { weights: Weights }) {
  return (
    <p class="dim note">
      Listings are ranked by their votes in the last {RANKING_DAYS} days.{' '}
      {areDifferent(weights) &&
        `Each vote counts ${PLANS.map((plan) => `${times(weights[plan])} for listings on the ${planName(plan)} plan`).join(', ')}.`}
    </p>
  );
}

function areDifferent(weights: Weights): boolean {
  return PLANS.some((plan) => weights[plan] !== weights.free);
}

function times(weight: number): string {
  return weight === 1 ? 'once' : `${weight} times`;
}
