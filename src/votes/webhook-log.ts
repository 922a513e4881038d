// The webhook's delivery log as its owner reads it: with the voter of each event, and every attempt explained.
import type { VotePayload } from '@plaudit/sdk/contract';
import { explainAttempt } from '../channels/diagnosis.ts';
import { describeFormat, isSignedFormat } from '../channels/registry.ts';
import type { Config } from '../config.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import {
  type DeliveryListQuery,
  type LoggedDelivery,
  listDeliveries,
  readDelivery,
} from '../deliveries/delivery-log.ts';
import { readSigningSecrets } from '../endpoints/signing-secrets.ts';
import { findListing } from '../listings/queries.ts';
import { selectVoterEvents } from './voter-events-queries.ts';

const PAGE_SIZE = 50;

interface LogDependencies {
  readonly db: Connection;
  readonly vault: Vault;
  readonly config: Pick<Config, 'baseUrl' | 'serviceName'>;
}

/** `who`: a player's name or a voter's ID. */
export type WebhookLogSearch = Omit<DeliveryListQuery, 'among' | 'limit'> & { readonly who?: string };

/** Newest first. */
export async function listWebhookLog(db: Connection, { who, ...query }: WebhookLogSearch) {
  const among = who === undefined ? undefined : await selectVoterEvents(db, query.listingId, who);
  const page = await listDeliveries(db, { ...query, among, limit: PAGE_SIZE });
  return { deliveries: page.deliveries.map(withVoter), nextCursor: page.nextCursor };
}

/** One delivery with all its attempts; null when the listing has none of this event. */
export async function readWebhookLogEntry(
  { db, vault, config }: LogDependencies,
  { listingId, eventId }: { readonly listingId: string; readonly eventId: string },
) {
  const secretsAt = await readSigningSecrets(db, vault, listingId);
  const found = await readDelivery(db, { listingId, eventId, serviceName: config.serviceName, secretsAt });
  if (!found) return null;
  const { history, webhook, ...delivery } = found;
  return {
    ...withVoter(delivery),
    body: delivery.body,
    webhook,
    chatMessage:
      webhook && !isSignedFormat(webhook.format)
        ? await chatMessage({ db, config }, listingId, { format: webhook.format, body: found.body })
        : null,
    attemptLog: history.map((attempt) => ({ ...attempt, ...explainAttempt(attempt) })),
  };
}

/** Chat messages are not stored: this one is written again, with the listing's present name. */
async function chatMessage(
  { db, config }: Omit<LogDependencies, 'vault'>,
  listingId: string,
  { format, body }: { readonly format: string; readonly body: string },
): Promise<string | null> {
  const name = (await findListing(db, listingId))?.name ?? '';
  const url = `${config.baseUrl}/listings/${listingId}`;
  return describeFormat(format).writeBody(body, { name, url }, config.serviceName);
}

/** The event's body names the voter. */
function withVoter({ body, ...delivery }: LoggedDelivery) {
  const { data } = JSON.parse(body) as VotePayload;
  return {
    ...delivery,
    userId: data.userId,
    playerName: data.listingType === 'game' ? data.playerName : null,
  };
}
