// What pages call the plans. The API, the command line and PLAN_WEIGHTS use the keys: `verified` would read as a statement
// about who runs the listing, which is what proofs of ownership are for (decision P396).
import type { Plan } from './listing.ts';

export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', verified: 'Plus', enterprise: 'Enterprise' };
