// Claims without a clear response: the site may have carried them out. The next claim of the same votes has the same ID,
// so it gets the votes that were claimed for nobody.
import { PlauditError } from '../http/plaudit-error.ts';

export interface LostClaims {
  /** The ID for a claim: that of a lost one, for one call only, or a new one. */
  take(key: string): string;
  /** Keeps the ID if the claim may have been carried out. */
  keep(key: string, claimId: string, error: unknown): void;
}

const MAX_KEPT = 10_000;

export function createLostClaims(): LostClaims {
  const kept = new Map<string, readonly string[]>();
  return {
    take(key) {
      const [claimId, ...others] = kept.get(key) ?? [];
      kept.delete(key);
      if (others.length > 0) kept.set(key, others);
      return claimId ?? crypto.randomUUID();
    },
    keep(key, claimId, error) {
      if (isRefused(error)) return;
      kept.set(key, [...(kept.get(key) ?? []), claimId]);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** By the API itself, not by something in between. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof PlauditError) || error.code === 'INVALID_RESPONSE') return false;
  return error.status >= 400 && error.status < 500;
}
