// Fills what the pages ask about managing a listing.
import { listActs } from '../access/audit.ts';
import type { House } from '../house.ts';
import type { WebParts } from '../web/web-parts.ts';

const ACTS_SHOWN = 50;

export function wireAudit({ db }: House): WebParts['audit'] {
  return {
    async list(query) {
      const found = await listActs(db, { ...query, limit: ACTS_SHOWN + 1 });
      const acts = found.slice(0, ACTS_SHOWN);
      return { acts, nextBefore: found.length > ACTS_SHOWN ? (acts.at(-1)?.id ?? null) : null };
    },
  };
}
