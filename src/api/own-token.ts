// GET /token (decision P290): what the token of the request is for, whatever its scopes.
import { z } from '@hono/zod-openapi';
import { SCOPES } from '../access/scopes.ts';
import { selectTokens } from '../access/token-queries.ts';
import { findListing } from '../listings/queries.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint } from './management-endpoint.ts';
import { problem } from './problems.ts';
import { time } from './schemas.ts';
import { limitFields, shownLimits } from './tokens.ts';

const OwnToken = z
  .object({
    id: z.string(),
    name: z.string().describe('The name that its creator gave it.'),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: time(),
    ...limitFields,
    listingId: z.string(),
    listingName: z.string(),
    listingType: z.enum(['bot', 'game']),
    game: z.string().nullable().describe('Null for bots.'),
    ownerVerified: z.boolean().describe('Whether the listing’s owner has proven that it is theirs.'),
    serviceName: z.string().describe('The name of this service, which is part of the `X-…` headers of deliveries.'),
  })
  .openapi('OwnToken');

export function ownToken(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db, config } = parts;
  const read = managementEndpoint(parts, {
    id: 'readToken',
    method: 'get',
    path: '/token',
    tag: 'Tokens',
    action: 'tokens.read_own',
    summary: 'Read what this token is for',
    description: 'Its listing and its scopes. Any scope is enough.',
    response: OwnToken,
    refusals: ['NOT_FOUND'],
    async handle({ token: { id, listingId, listingType, game }, respond }) {
      const [listed, listing] = await Promise.all([selectTokens(db, listingId), findListing(db, listingId)]);
      const own = listed.find((token) => token.id === id);
      if (!own || !listing) return problem('NOT_FOUND', 'This token or its listing was deleted a moment ago.');
      const { name, createdAt } = own;
      const ownerVerified = config.ownership !== 'off' && listing.ownerProvenAt !== null;
      const about = { listingId, listingName: listing.name, listingType, game, ownerVerified };
      return respond({
        id,
        name,
        scopes: [...own.scopes],
        createdAt,
        ...shownLimits(own),
        ...about,
        serviceName: config.serviceName,
      });
    },
  });
  return [read];
}
