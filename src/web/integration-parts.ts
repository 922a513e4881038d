// What the pages ask about a listing's integrations: its webhook, the deliveries to it, its API tokens.
import type { Scope } from '../access/scopes.ts';
import type { ListedToken } from '../access/tokens.ts';
import type { AttemptResult } from '../channels/channel.ts';
import type {
  DeliveryListQuery,
  LoggedAttempt,
  LoggedDelivery,
  DeliveryDetail as LoggedDetail,
} from '../deliveries/delivery-log.ts';
import type { RedeliverResult } from '../deliveries/redeliver.ts';
import type { HealthSummary } from '../endpoints/health-summary.ts';
import type { SavedWebhook, Webhook } from '../endpoints/webhook-settings.ts';
import type { ReceiverCheckResult } from '../votes/check-receiver.ts';
import type { Person, Refused } from './people-parts.ts';

// ── The vote webhook ────────────────────────────────────────────────────────────────────────────────────────────

export type { HealthSummary as Health, Webhook };

/** `what` happened and what to do about it, in a sentence each (decision D17). */
export type TestSent =
  | {
      readonly ok: true;
      readonly answer: AttemptResult;
      readonly what: string;
      readonly remedy: string | null;
    }
  | { readonly ok: false; readonly reason: 'no_webhook' | 'rate_limited' };

export type { ReceiverCheckResult };

export interface WebhookParts {
  readWebhook(listingId: string): Promise<Webhook | null>;
  /** Saving enables again. `secret` is there once, when one was made. */
  saveWebhook(input: { listingId: string; url: string; person: Person }): Promise<SavedWebhook>;
  /** Null where nothing is signed: a chat channel, or no webhook. */
  rotateSecret(listingId: string, person: Person): Promise<string | null>;
  pause(listingId: string, person: Person): Promise<void>;
  resume(listingId: string, person: Person): Promise<void>;
  remove(listingId: string, person: Person): Promise<void>;
  readHealth(listingId: string): Promise<HealthSummary | null>;
  sendTest(input: { listingId: string; person: Person }): Promise<TestSent>;
  /** Tries how the receiver takes what is genuine and what is not. */
  check(input: { listingId: string; person: Person }): Promise<ReceiverCheckResult>;
}

// ── Deliveries ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A line of the log, with who voted. */
export type DeliverySummary = Omit<LoggedDelivery, 'body'> & {
  readonly userId: string | null;
  readonly playerName: string | null;
};

/** An attempt of the log, explained in plain words. */
export type ShownAttempt = Omit<LoggedAttempt, 'happened' | 'todo'> & {
  readonly what: string;
  readonly remedy: string | null;
};

export interface DeliveryDetail extends DeliverySummary {
  /** The event; what a webhook is sent. */
  readonly body: string;
  /** What a chat channel is sent in its place; null for others. */
  readonly chatMessage: string | null;
  readonly webhook: LoggedDetail['webhook'];
  readonly attemptLog: readonly ShownAttempt[];
}

export type { RedeliverResult };

/** `who`: a player's name or a voter's ID. */
export type LogSearch = Omit<DeliveryListQuery, 'among' | 'limit'> & { readonly who?: string };

export interface DeliveryParts {
  /** Newest first. */
  list(search: LogSearch): Promise<{ deliveries: DeliverySummary[]; nextCursor: string | null }>;
  read(query: { listingId: string; eventId: string }): Promise<DeliveryDetail | null>;
  redeliver(query: { listingId: string; eventId: string }): Promise<RedeliverResult>;
  /** Calls when deliveries to the endpoint may have changed; answers how to stop it. Null: never. */
  watch(endpointId: string | null, onChange: () => void): () => void;
}

// ── Tokens ──────────────────────────────────────────────────────────────────────────────────────────────────────

export type ApiToken = Omit<ListedToken, 'createdBy'>;

export interface TokenParts {
  /** Those that still work, newest first. */
  list(listingId: string): Promise<ApiToken[]>;
  create(input: {
    listingId: string;
    name: string;
    scopes: readonly Scope[];
    person: Person;
  }): Promise<{ ok: true; id: string; token: string } | Refused>;
  /** What its owner must copy now; null when it was revoked meanwhile. The old secret ends at once. */
  rotate(listingId: string, tokenId: string, person: Person): Promise<string | null>;
  revoke(listingId: string, tokenId: string, person: Person): Promise<void>;
}
