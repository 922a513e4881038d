// The delivery log as a listing's owner sees it: with the voter, the message sent to a chat channel, and an explanation
// of each attempt.
import type { VotePayload } from '@plaudit/sdk/contract';
import { eventNameOf } from '../channels/event-name.ts';
import { describeFormat, isSignedFormat } from '../channels/registry.ts';
import type { SiteIdentity } from '../config/settings.ts';
import type { Config } from '../config.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import {
  type DeliveryListQuery,
  type DeliveryWithAttempts,
  type LoggedDelivery,
  listDeliveries,
  readDelivery,
} from '../deliveries/delivery-log.ts';
import { readSigningSecrets } from '../endpoints/signing-secrets.ts';
import { findListing } from '../listings/queries.ts';
import { selectVoterEvents } from './list-votes-queries.ts';

const DELIVERIES_PER_PAGE = 50;

export interface VoteDelivery extends Omit<LoggedDelivery, 'body'> {
  /** `vote.created`, or what staff has done with the vote. */
  readonly event: string;
  readonly userId: string | null;
  readonly playerName: string | null;
}

/** `who`: a player's name or a voter's ID. */
export type DeliverySearch = Omit<DeliveryListQuery, 'among' | 'limit'> & { readonly who?: string };

/** Newest first. */
export async function searchDeliveries(
  db: Connection,
  { who, ...query }: DeliverySearch,
): Promise<{ readonly deliveries: readonly VoteDelivery[]; readonly nextCursor: string | null }> {
  const among = who === undefined ? undefined : await selectVoterEvents(db, query.listingId, who);
  const page = await listDeliveries(db, { ...query, among, limit: DELIVERIES_PER_PAGE });
  return { deliveries: page.deliveries.map(withVoter), nextCursor: page.nextCursor };
}

export interface VoteDeliveryDetail extends VoteDelivery, Pick<DeliveryWithAttempts, 'body' | 'webhook' | 'history'> {
  /** The message that a chat channel is sent instead of the body; null for other webhooks. */
  readonly chatMessage: string | null;
}

interface DeliveryReader {
  readonly db: Connection;
  readonly vault: Vault;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl'>;
  readonly site: Pick<SiteIdentity, 'displayName'>;
}

/** One delivery with all its attempts; null if the listing's log has no delivery of this event. */
export async function readVoteDelivery(
  { db, vault, config, site }: DeliveryReader,
  { listingId, eventId }: { readonly listingId: string; readonly eventId: string },
): Promise<VoteDeliveryDetail | null> {
  const secretsAt = await readSigningSecrets(db, vault, listingId);
  const { serviceName } = config;
  const found = await readDelivery(db, { listingId, eventId, serviceName, secretsAt });
  if (!found) return null;
  const { webhook, body } = found;
  const isChat = webhook && !isSignedFormat(webhook.format);
  const chatMessage = isChat
    ? await writeChatMessage({ db, config, site }, listingId, { format: webhook.format, body })
    : null;
  return { ...withVoter(found), body, chatMessage };
}

/** The message is created from the event for each attempt, with the listing's current name. */
async function writeChatMessage(
  { db, config, site }: Pick<DeliveryReader, 'db' | 'config' | 'site'>,
  listingId: string,
  { format, body }: { readonly format: string; readonly body: string },
): Promise<string | null> {
  const name = (await findListing(db, listingId))?.name ?? '';
  const url = `${config.baseUrl}/listings/${listingId}`;
  return describeFormat(format).writeBody(body, { name, url }, site.displayName);
}

/** Adds the voter, who is named in the event's body. */
function withVoter<Delivery extends LoggedDelivery>({ body, ...delivery }: Delivery) {
  const { data } = JSON.parse(body) as VotePayload;
  const playerName = data.listingType === 'game' ? data.playerName : null;
  return { ...delivery, event: eventNameOf(body), userId: data.userId, playerName };
}
