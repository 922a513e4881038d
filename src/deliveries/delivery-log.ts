// The delivery log (§1): requests, responses, and deliveries that are still waiting. Every number here was committed
// together with what it counts.
import { type AttemptExplanation, explainAttempt } from '../channels/diagnosis.ts';
import { formatEventId, parseEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import type { SecretsAt } from '../endpoints/signing-secrets.ts';
import {
  type AttemptRow,
  type DeliveryFilter,
  type DeliveryLogEntry,
  selectAttempts,
  selectDeliveries,
  selectDelivery,
} from './delivery-log-queries.ts';
import { type ReconstructedHeaders, reconstructHeaders } from './reconstruct-headers.ts';

/** `eventId`: the event's own ID, also for tests, in the form that the contract defines. */
export type LoggedDelivery = Omit<DeliveryLogEntry, 'endpointId' | 'format' | 'urlShown' | 'settingsAt'>;

/** An attempt with its request headers, what happened and what to do about it. */
export interface LoggedAttempt extends AttemptRow, ReconstructedHeaders, AttemptExplanation {}

export interface DeliveryPage {
  readonly deliveries: readonly LoggedDelivery[];
  /** Cursor for the next older page; null on the last page. */
  readonly nextCursor: string | null;
}

export interface DeliveryListQuery extends DeliveryFilter {
  readonly listingId: string;
  /** In the form that the contract defines. */
  readonly eventId?: string | undefined;
  /** Only these events, in the stored form. */
  readonly among?: readonly string[] | undefined;
  readonly cursor?: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

/** Newest first. */
export async function listDeliveries(db: Connection, query: DeliveryListQuery): Promise<DeliveryPage> {
  const before = query.cursor === undefined ? null : parseEventId(query.cursor);
  const eventIds = wantedEvents(query);
  if (eventIds?.length === 0) return { deliveries: [], nextCursor: null };
  const rows = await selectDeliveries(db, { ...query, eventIds, before, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit).map(toLoggedDelivery);
  return { deliveries: page, nextCursor: rows.length > query.limit ? (page.at(-1)?.eventId ?? null) : null };
}

/** The stored IDs of the requested events; null: all events. */
function wantedEvents({ eventId, among }: DeliveryListQuery): readonly string[] | null {
  if (eventId === undefined) return among ?? null;
  const stored = parseEventId(eventId);
  return stored && (!among || among.includes(stored)) ? [stored] : [];
}

export interface DeliveryWithAttempts extends LoggedDelivery {
  /**
   * The webhook's current URL (masked for a chat channel) and format, and since when these apply; null: it was removed.
   */
  readonly webhook: { readonly url: string; readonly format: string; readonly since: Date } | null;
  /** Oldest first. */
  readonly history: readonly LoggedAttempt[];
}

interface DeliveryQuery {
  readonly listingId: string;
  readonly eventId: string;
  readonly serviceName: string;
  /** Looks up the signing secrets of a time; without it, no signature is shown. */
  readonly secretsAt?: SecretsAt;
}

/** One delivery with all its attempts; null when the listing has no delivery of this event. */
export async function readDelivery(
  db: Connection,
  { listingId, eventId, serviceName, secretsAt = () => null }: DeliveryQuery,
): Promise<DeliveryWithAttempts | null> {
  const stored = parseEventId(eventId);
  const row = stored && (await selectDelivery(db, listingId, stored));
  if (!row) return null;
  const attempts = await selectAttempts(db, row);
  return {
    ...toLoggedDelivery(row),
    webhook: webhookOf(row),
    history: attempts.map((attempt) => ({
      ...attempt,
      ...reconstructHeaders(row, attempt, { serviceName, secretsAt }),
      ...explainAttempt(attempt),
    })),
  };
}

function webhookOf({ urlShown, format, settingsAt }: DeliveryLogEntry): DeliveryWithAttempts['webhook'] {
  return urlShown === null || !format || !settingsAt ? null : { url: urlShown, format, since: settingsAt };
}

function toLoggedDelivery(row: DeliveryLogEntry): LoggedDelivery {
  const { endpointId: _, format: _format, urlShown: _urlShown, settingsAt: _settingsAt, ...delivery } = row;
  return { ...delivery, eventId: formatEventId(row.eventId) };
}
