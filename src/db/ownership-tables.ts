// The tables of proofs of ownership, and of claims to listings that others made.
import type { Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface OwnershipTables {
  ownership_proof: {
    listing_id: string;
    person_id: string;
    method: string;
    subject: string;
    proven_at: Timestamp;
    checked_at: Timestamp;
    failing_since: Timestamp | null;
    problem: string | null;
    next_check_at: Timestamp;
    claim_id: string | null;
    lease_until: Timestamp | null;
  };
  ownership_claim: {
    id: string;
    listing_id: string;
    claimant_id: string;
    holder_id: string | null;
    method: string;
    subject: string;
    state: Generated<'open' | 'contested' | 'transferred' | 'dismissed' | 'withdrawn' | 'lapsed'>;
    created_at: TimestampWithDefault;
    due_at: Timestamp;
    checked_at: TimestampWithDefault;
    next_check_at: Timestamp;
    ended_at: Timestamp | null;
    decided_by: string | null;
    claim_id: string | null;
    lease_until: Timestamp | null;
  };
}
