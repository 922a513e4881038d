// Fills what the pages ask about API tokens.
import { byPerson } from '../access/audit.ts';
import { createToken, listTokens, revokeToken, rotateToken } from '../access/tokens.ts';
import type { AppContext } from '../context.ts';
import type { WebParts } from '../web/web-parts.ts';

const TOKEN_REFUSALS = {
  unknown_listing: { field: 'name', message: 'This listing is gone.' },
  name_invalid: { field: 'name', message: 'A name has 1 to 80 characters.' },
  no_scopes: { field: 'scopes', message: 'Choose at least one scope.' },
  too_many: {
    field: 'name',
    message: 'A listing has at most 25 tokens. Revoke one that is not used any more.',
  },
  scope_unknown: { field: 'scopes', message: 'There is no such scope.' },
  scope_not_allowed: { field: 'scopes', message: 'This scope is for bots only.' },
} as const;

export function wireTokens({ db }: AppContext): WebParts['tokens'] {
  return {
    list: async (listingId) => [...(await listTokens(db, listingId))],
    async create({ listingId, name, scopes, person }) {
      const made = await createToken(db, { listingId, name, scopes, by: byPerson(person) });
      return made.ok ? made : { ok: false, errors: [TOKEN_REFUSALS[made.reason]] };
    },
    async rotate(listingId, id, person) {
      const rotated = await rotateToken(db, { listingId, id, by: byPerson(person) });
      return rotated.ok ? rotated.token : null;
    },
    revoke: async (listingId, tokenId, person) =>
      void (await revokeToken(db, listingId, tokenId, byPerson(person))),
  };
}
