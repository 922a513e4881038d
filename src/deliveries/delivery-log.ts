// The delivery log (§1): what was sent, the responses, and what is still waiting. Every number here was committed together with what it
// describes.
import { type AttemptExplanation, explainAttempt } from '../channels/diagnosis.ts';
import { formatEventId, parseEventId } from '../core/ids.ts';
import type { Connection } from '../db/database.ts';
import type { ReceiverCheckKind, Trigger } from '../db/delivery-tables.ts';
import type { SecretsAt } from '../endpoints/signing-secrets.ts';
import {
  type AttemptRow,
  DELIVERY_LOG_STATES,
  type DeliveryFilter,
  type DeliveryLogState,
  type LogRow,
  type ResponseFilter,
  selectAttempts,
  selectDeliveries,
  selectDelivery,
} from './delivery-log-queries.ts';
import { reconstructHeaders, type SignatureStatus } from './reconstruct-headers.ts';

export {
  DELIVERY_LOG_STATES,
  type DeliveryLogState,
  type ReceiverCheckKind,
  type ResponseFilter,
  type SignatureStatus,
};

export interface LoggedDelivery {
  /** The log's own ID of the event, also for tests, in the contract's form. */
  readonly eventId: string;
  readonly isTest: boolean;
  /** Which step of a self-check of the receiver it is. */
  readonly probe: ReceiverCheckKind | null;
  readonly state: DeliveryLogState;
  readonly attempts: number;
  /** How the newest attempt ended; null before the first. */
  readonly code: string | null;
  readonly httpStatus: number | null;
  readonly durationMs: number | null;
  readonly recordedAt: Date;
  readonly changedAt: Date;
  /** When the next attempt is due, if one is. */
  readonly nextAttemptAt: Date | null;
  /** The body that was or will be sent. */
  readonly body: string;
}

/** With what happened and what to do about it. */
export interface LoggedAttempt extends AttemptExplanation {
  readonly number: number;
  readonly deliveryId: string;
  readonly trigger: Trigger;
  readonly startedAt: Date;
  readonly code: string;
  readonly httpStatus: number | null;
  /** Whether it counted toward the 20 consecutive failures. */
  readonly charged: boolean;
  readonly durationMs: number | null;
  readonly timings: {
    dnsMs: number | null;
    connectMs: number | null;
    tlsMs: number | null;
    firstByteMs: number | null;
  };
  readonly address: string | null;
  /** As they were sent, except for the signatures, which are not stored: see `signatures`. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly signatures: SignatureStatus;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
}

export interface DeliveryPage {
  readonly deliveries: readonly LoggedDelivery[];
  /** For the next older page; null on the last. */
  readonly nextCursor: string | null;
}

export interface DeliveryListQuery extends DeliveryFilter {
  readonly listingId: string;
  /** In the contract's form. */
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

/** Returns null for all events. */
function wantedEvents({ eventId, among }: DeliveryListQuery): readonly string[] | null {
  if (eventId === undefined) return among ?? null;
  const stored = parseEventId(eventId);
  return stored && (!among || among.includes(stored)) ? [stored] : [];
}

export interface DeliveryDetail extends LoggedDelivery {
  /** The webhook's URL now, masked for a chat channel, and since when it has these settings; null: it was removed. */
  readonly webhook: { readonly url: string; readonly format: string; readonly since: Date } | null;
  /** Oldest first. */
  readonly history: readonly LoggedAttempt[];
}

interface DeliveryQuery {
  readonly listingId: string;
  readonly eventId: string;
  readonly serviceName: string;
  /** The signing secrets at a time; without them no signature is shown. */
  readonly secretsAt?: SecretsAt;
}

/** One delivery with all its attempts; null when the listing has none of this event. */
export async function readDelivery(
  db: Connection,
  { listingId, eventId, serviceName, secretsAt = () => null }: DeliveryQuery,
): Promise<DeliveryDetail | null> {
  const stored = parseEventId(eventId);
  const row = stored && (await selectDelivery(db, listingId, stored));
  if (!row) return null;
  const attempts = await selectAttempts(db, row.endpoint_id, row.event_id);
  return {
    ...toLoggedDelivery(row),
    webhook: webhookOf(row),
    history: attempts.map((attempt) => toLoggedAttempt(row, attempt, { serviceName, secretsAt })),
  };
}

function webhookOf({ url_shown, format, settings_at }: LogRow): DeliveryDetail['webhook'] {
  if (url_shown === null || !format || !settings_at) return null;
  return { url: url_shown, format, since: settings_at };
}

function toLoggedDelivery(row: LogRow): LoggedDelivery {
  return {
    eventId: formatEventId(row.event_id),
    isTest: row.is_test,
    probe: row.probe,
    state: row.shown_state,
    attempts: row.attempts,
    code: row.last_code,
    httpStatus: row.last_status,
    durationMs: row.last_duration_ms,
    recordedAt: row.recorded_at,
    changedAt: row.changed_at,
    nextAttemptAt: row.due_at,
    body: row.body,
  };
}

function toLoggedAttempt(
  row: LogRow,
  attempt: AttemptRow,
  sender: { readonly serviceName: string; readonly secretsAt: SecretsAt },
): LoggedAttempt {
  const { code, address, response_headers: responseHeaders, response_body: responseBody } = attempt;
  return {
    number: attempt.number,
    deliveryId: attempt.id,
    trigger: attempt.trigger,
    startedAt: attempt.started_at,
    code,
    httpStatus: attempt.http_status,
    charged: attempt.charged,
    durationMs: attempt.duration_ms,
    timings: {
      dnsMs: attempt.dns_ms,
      connectMs: attempt.connect_ms,
      tlsMs: attempt.tls_ms,
      firstByteMs: attempt.first_byte_ms,
    },
    address,
    ...reconstructHeaders({ ...row, ...attempt }, sender),
    responseHeaders,
    responseBody,
    ...explainAttempt({ code, address, responseHeaders, responseBody }),
  };
}
