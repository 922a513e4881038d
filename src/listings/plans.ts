// The features of each plan: the weight of a vote in the ranking (decision V3), and the changelog (§4.1).
import type { Plan } from './listing.ts';

export const PLANS = ['free', 'verified', 'enterprise'] as const satisfies readonly Plan[];

export function isPlan(text: string): text is Plan {
  return (PLANS as readonly string[]).includes(text);
}

/** The weight of one vote for a listing with this plan. */
export function voteWeight(weights: Readonly<Record<Plan, number>>, plan: Plan): number {
  return weights[plan];
}

/** §4.1: Verified, Enterprise, or the Changelog Pro add-on. */
export function includesChangelog(listing: { readonly plan: Plan; readonly changelogPro: boolean }): boolean {
  switch (listing.plan) {
    case 'verified':
    case 'enterprise':
      return true;
    case 'free':
      return listing.changelogPro;
  }
}
