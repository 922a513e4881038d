// How much a vote counts in the ranking, for visitors.
import type { Plan } from '../../config/values.ts';
import { PLANS } from '../../listings/plans.ts';
import { RANKING_DAYS } from '../../listings/ranking.ts';
import { planName } from './plan-names.ts';

type Weights = Readonly<Record<Plan, number>>;

/** `Plus plan: each vote counts twice in the ranking.` Null if votes of all plans count the same. */
export function describeVoteWeight(plan: Plan, weights: Weights): string | null {
  if (!areDifferent(weights)) return null;
  return `${planName(plan)} plan: each vote counts ${timesInWords(weights[plan])} in the ranking.`;
}

export function RankingNote({ weights }: { weights: Weights }) {
  return (
    <p class="dim note">
      Listings are ranked by their votes in the last {RANKING_DAYS} days.{' '}
      {areDifferent(weights) &&
        `Each vote counts ${LIST.format(PLANS.map((plan, index) => `${timesInWords(weights[plan])} ${index === 0 ? 'for listings on' : 'on'} the ${planName(plan)} plan`))}.`}
    </p>
  );
}

function areDifferent(weights: Weights): boolean {
  return PLANS.some((plan) => weights[plan] !== weights.free);
}

const LIST = new Intl.ListFormat('en-US');
const WORDS = ['zero', 'once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `once`, `twice`, `three times`, `12 times`. */
export function timesInWords(weight: number): string {
  const word = WORDS[weight] ?? String(weight);
  return weight === 1 || weight === 2 ? word : `${word} times`;
}
