// What the pages ask about a listing's integrations: its webhook, the deliveries to it, its API tokens.
import type { Answer, Timings } from '../channels/channel.ts';
import type { Person, Refused } from './people-parts.ts';

// ── The vote webhook ────────────────────────────────────────────────────────────────────────────────────────────

export interface Webhook {
  readonly endpointId: string;
  readonly format: 'json' | 'discord';
  /** Masked where the URL is itself a secret. */
  readonly urlShown: string;
  readonly state: 'enabled' | 'paused' | 'disabled';
  readonly consecutiveFailures: number;
  readonly hasSecret: boolean;
}

/** §1, §3.1. */
export interface Health {
  readonly status: 'healthy' | 'failing' | 'disabled' | 'paused' | 'no_deliveries_yet';
  readonly consecutiveFailures: number;
  readonly lastDeliveredAt: Date | null;
  readonly lastFailure: {
    readonly at: Date;
    readonly httpStatus: number | null;
    readonly code: string;
  } | null;
  readonly last24Hours: {
    readonly delivered: number;
    readonly failed: number;
    readonly retrying: number;
    readonly undelivered: number;
  };
}

/** `what` happened and what to do about it, in a sentence each (decision D17). */
export type TestSent =
  | { readonly ok: true; readonly answer: Answer; readonly what: string; readonly remedy: string | null }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'rate_limited' };

export interface WebhookParts {
  readWebhook(listingId: string): Promise<Webhook | null>;
  /** Saving enables again. `secret` is there once, when one was made. */
  saveWebhook(input: {
    listingId: string;
    url: string;
  }): Promise<{ ok: true; secret: string | null } | { ok: false; code: string; sentence: string }>;
  /** Null where nothing is signed: a chat channel, or no webhook. */
  rotateSecret(listingId: string): Promise<string | null>;
  pause(listingId: string): Promise<void>;
  resume(listingId: string): Promise<void>;
  remove(listingId: string): Promise<void>;
  readHealth(listingId: string): Promise<Health | null>;
  sendTest(input: { listingId: string; person: Person }): Promise<TestSent>;
}

// ── Deliveries ──────────────────────────────────────────────────────────────────────────────────────────────────

export const DELIVERY_STATES = [
  'waiting',
  'sending',
  'retrying',
  'held',
  'delivered',
  'failed',
  'undelivered',
] as const;
export type ShownState = (typeof DELIVERY_STATES)[number];

export interface DeliverySummary {
  readonly eventId: string;
  readonly isTest: boolean;
  readonly state: ShownState;
  readonly attempts: number;
  /** How the newest attempt ended; null before the first. */
  readonly code: string | null;
  readonly httpStatus: number | null;
  readonly durationMs: number | null;
  readonly changedAt: Date;
  readonly recordedAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly userId: string | null;
  readonly playerName: string | null;
}

export interface ShownAttempt {
  readonly number: number;
  readonly deliveryId: string;
  readonly trigger: 'vote' | 'retry' | 'redelivery' | 'test';
  readonly startedAt: Date;
  readonly durationMs: number | null;
  readonly timings: Timings;
  readonly address: string | null;
  readonly code: string;
  readonly httpStatus: number | null;
  readonly charged: boolean;
  readonly what: string;
  readonly remedy: string | null;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseHeaders: Readonly<Record<string, string>> | null;
  readonly responseBody: string | null;
}

export interface DeliveryDetail extends DeliverySummary {
  readonly body: string;
  readonly attemptLog: readonly ShownAttempt[];
}

export type Redelivered =
  | { readonly ok: true; readonly attempt: number }
  | {
      readonly ok: false;
      readonly reason: 'not_found' | 'too_old' | 'disabled' | 'in_flight' | 'rate_limited' | 'no_webhook';
      readonly retryAfterSeconds?: number;
    };

export interface DeliveryParts {
  /** Newest first. */
  list(query: {
    listingId: string;
    state?: ShownState;
    eventId?: string;
    cursor?: string;
  }): Promise<{ deliveries: DeliverySummary[]; nextCursor: string | null }>;
  read(query: { listingId: string; eventId: string }): Promise<DeliveryDetail | null>;
  redeliver(query: { listingId: string; eventId: string }): Promise<Redelivered>;
}

// ── Tokens ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const SCOPES = ['votes:read', 'webhooks:write', 'stats:write', 'changelog:write'] as const;
export type Scope = (typeof SCOPES)[number];

export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface TokenParts {
  /** Those that still work, newest first. */
  list(listingId: string): Promise<ApiToken[]>;
  create(input: {
    listingId: string;
    name: string;
    scopes: readonly Scope[];
    person: Person;
  }): Promise<{ ok: true; id: string; token: string } | Refused>;
  revoke(listingId: string, tokenId: string): Promise<void>;
}
