// The first checks of every endpoint (§5): the token, its scope, its bot. Responds with 401 before 404 before 403.
import type { Context } from 'hono';
import { authenticateToken, type TokenRefusalReason } from '../access/authenticate-token.ts';
import { type ApiAction, isAllowed, neededScope } from '../access/permissions.ts';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { parseAuthorization } from '../access/token-text.ts';
import type { ClientIdentifier } from '../core/client-address.ts';
import { ID_PATTERN } from '../core/ids.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Db } from '../db/database.ts';
import { findListing } from '../listings/queries.ts';
import { missingScope, problem } from './problems.ts';

export interface FirstCheckParts {
  readonly db: Db;
  readonly clients: Pick<ClientIdentifier, 'addressOf' | 'describe'>;
  readonly securityLog: SecurityLog;
}

/** Returns the request's token, or a 401 response. */
export async function authenticate(
  { db, clients }: Pick<FirstCheckParts, 'db' | 'clients'>,
  context: Context,
  { id, action }: { readonly id: string; readonly action: ApiAction },
): Promise<AuthenticatedToken | Response> {
  const use = { operation: id, address: () => clients.addressOf(context) };
  const token = await authenticateToken(db, context.req.header('authorization'), use);
  if (!token.ok) return unauthenticated(token.reason);
  return isAllowed(token.scopes, action) ? token : missingScope(neededScope(action), token.listingType);
}

const DETAILS: Readonly<Record<TokenRefusalReason, string>> = {
  missing: 'Send the header `Authorization: Bearer <API_TOKEN>`.',
  malformed: 'The Authorization header has no API token. It must be `Bearer plt_…`.',
  unknown: 'This API token does not exist. It may have been rotated.',
  revoked: 'This API token was revoked.',
  expired: 'This API token has expired. Its listing’s owner can create another one, or extend it.',
  address_not_allowed:
    'This API token is limited to some IP addresses, and the request came from another one. Its listing’s owner can add the address.',
};

function unauthenticated(reason: TokenRefusalReason): Response {
  // RFC 6750 §3.1: without a token, the response has no error code.
  const challenge = reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return problem('UNAUTHENTICATED', DETAILS[reason], { headers: { 'WWW-Authenticate': challenge } });
}

const FROZEN: Readonly<Record<NonNullable<AuthenticatedToken['suspendedParty']>, string>> = {
  owner:
    'The owner of this listing is suspended, so its API tokens can only read until the suspension ends. Votes are still counted and delivered.',
  maker:
    'The person who created this API token is suspended, so it can only read until the suspension ends. The listing’s owner can create another token.',
};

/** Refuses writes if the token's creator or the listing's owner is suspended (decision P123); otherwise null. */
export function refuseReadOnlyToken({ suspendedParty }: AuthenticatedToken): Response | null {
  return suspendedParty && problem('FORBIDDEN', FROZEN[suspendedParty]);
}

/**
 * Null if `id` is the token's own bot; otherwise 404 if no public bot has this ID, and 403 for another bot (decision
 * A2).
 */
export async function refuseOtherBot(db: Db, token: AuthenticatedToken, id: string): Promise<Response | null> {
  if (id === token.listingId && token.listingType === 'bot') return null;
  const listing = ID_PATTERN.test(id) ? await findListing(db, id) : null;
  return listing?.type === 'bot' && listing.visibility.state === 'public'
    ? problem('FORBIDDEN', `This API token belongs to another bot, ${token.listingId}.`)
    : problem('NOT_FOUND', `There is no bot with this ID. This API token belongs to ${token.listingId}.`);
}

/** Records a refusal in the security log and returns it; not if it only says that there is no such bot. */
export function recordRefusal(
  { clients, securityLog }: FirstCheckParts,
  context: Context,
  action: ApiAction,
  response: Response,
): Response {
  const event = response.status === 401 ? 'token_refused' : response.status === 403 ? 'permission_denied' : null;
  if (!event) return response;
  const token = parseAuthorization(context.req.header('authorization'));
  const named = typeof token === 'string' ? {} : { tokenId: token.id };
  securityLog.record(event, clients.describe(context), { action, ...named });
  return response;
}
