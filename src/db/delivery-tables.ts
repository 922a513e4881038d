// The tables of endpoints, events and deliveries.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export type EndpointState = 'enabled' | 'paused' | 'disabled' | 'removed';

export type EndpointKind = 'webhook' | 'listener';

/** The kind of request that a test event of the receiver check sends. */
export type ReceiverCheckKind = 'good' | 'forged' | 'unsigned' | 'stale';

/**
 * The final states of a vote at a listener, in addition to `failed` (decision L1), and of a vote that is not sent
 * (decision L2).
 */
type ListenerState = 'accepted' | 'rejected' | 'sent_unconfirmed' | 'unknown' | 'already_rewarded';

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'undelivered' | ListenerState;

export type Trigger = 'vote' | 'retry' | 'redelivery' | 'test';

export interface DeliveryTables {
  endpoint: {
    id: string;
    listing_id: string;
    kind: EndpointKind;
    state: Generated<EndpointState>;
    settings_version: Generated<number>;
    paused_at: Timestamp | null;
    disabled_at: Timestamp | null;
    consecutive_failures: Generated<number>;
    last_delivered_at: Timestamp | null;
    last_unconfirmed_at: Timestamp | null;
    last_failed_at: Timestamp | null;
    last_failure_code: string | null;
    last_failure_status: number | null;
    pace_ms: Generated<number>;
    paced_until: Timestamp | null;
    next_due_at: Timestamp | null;
    backlog_from: Timestamp | null;
    lease_until: Timestamp | null;
    epoch: Generated<number>;
    lease_token: string | null;
  };
  webhook: {
    endpoint_id: string;
    /** One of the formats in channels/registry.ts. */
    format: string;
    url_sealed: Uint8Array;
    url_shown: string;
    secret_sealed: Uint8Array | null;
    previous_secret_sealed: Uint8Array | null;
    previous_secret_until: Timestamp | null;
    annulment_events: Generated<boolean>;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  listener: {
    endpoint_id: string;
    host: string;
    port: number;
    protocol: 'v1' | 'v2';
    token_sealed: Uint8Array | null;
    public_key: string | null;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  listener_resend: {
    endpoint_id: string;
    event_id: string;
    at: TimestampWithDefault;
  };
  player_reward: {
    endpoint_id: string;
    event_id: string;
    player: string;
    voted_at: Timestamp;
    state: 'pending' | 'given' | 'past' | 'queued';
  };
  event: {
    id: string;
    listing_id: string;
    type: 'vote.created' | 'vote.annulled' | 'vote.restored';
    is_test: Generated<boolean>;
    body: string;
    recorded_at: Timestamp;
    probe: ReceiverCheckKind | null;
    /** Grows in the order of the commits of a listing; null for events of versions before the live stream. */
    position: Generated<number> | null;
  };
  delivery: {
    event_id: string;
    endpoint_id: string;
    is_test: Generated<boolean>;
    state: DeliveryState;
    attempts: Generated<number>;
    last_code: string | null;
    last_status: number | null;
    last_duration_ms: number | null;
    changed_at: Timestamp;
    /** Derived from the state, for an index. */
    ended_badly: ColumnType<boolean, never, never>;
    /** These are null if the first attempt is in `attempt`, or has not ended (decision P356). */
    first_attempt_id: string | null;
    first_started_at: Timestamp | null;
    first_status: number | null;
    first_duration_ms: number | null;
    first_dns_ms: number | null;
    first_connect_ms: number | null;
    first_tls_ms: number | null;
    first_response_ms: number | null;
    first_address: string | null;
    first_headers: Record<string, string> | null;
    first_body: string | null;
  };
  /** Those that are not beside their delivery; `attempt_log` has all. */
  attempt: {
    event_id: string;
    endpoint_id: string;
    number: number;
    id: string;
    trigger: Trigger;
    code: string;
    http_status: number | null;
    charged: boolean;
    started_at: Timestamp;
    duration_ms: number | null;
    dns_ms: number | null;
    connect_ms: number | null;
    tls_ms: number | null;
    first_byte_ms: number | null;
    address: string | null;
    response_headers: Record<string, string> | null;
    response_body: string | null;
  };
  queue: {
    endpoint_id: string;
    event_id: string;
    due_at: Timestamp;
    attempts: Generated<number>;
    failures: Generated<number> | null;
    is_test: Generated<boolean>;
  };
  redelivery_batch: {
    id: string;
    endpoint_id: string;
    states: string[];
    after_event: string;
    before_event: string;
    total: number;
    redelivered: Generated<number>;
    created_at: Timestamp;
    ended_at: Timestamp | null;
    stopped: Generated<boolean>;
  };
  claim: {
    endpoint_id: string;
    epoch: number;
    claimed_at: Timestamp;
    event_ids: string[];
    attempt_ids: string[];
    numbers: number[];
  };
  test_attempt: {
    event_id: string;
    endpoint_id: string;
    id: string;
    started_at: Timestamp;
  };
}
