// What the pages ask about managing a listing: its audit log.
import type { ListedAct } from '../access/audit.ts';

export type { ListedAct };

export interface AuditParts {
  /** Newest first; `before`: only acts below this ID; `about`: the word before an act's dot. */
  list(query: { listingId: string; about?: string; before?: number }): Promise<{
    acts: readonly ListedAct[];
    /** Null: there are no older ones. */
    nextBefore: number | null;
  }>;
}
