// Everything the pages ask of the rest of the house, as one interface: the composition root fills it, tests fake it.
import type { Context } from 'hono';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { ShownListing as Listing } from '../listings/shown-listings.ts';
import type { TrialMode, TrialModeEnd } from '../outbound/trial-mode.ts';
import type { AccountParts } from './account-parts.ts';
import type { ApiDescription } from './describe-schema.ts';
import type { EventStreams } from './event-stream.ts';
import type { DeliveryParts, TokenParts, WebhookParts } from './integration-parts.ts';
import type { ListenerParts } from './listener-parts.ts';
import type { AuditParts, ManagerParts, NoticeParts } from './management-parts.ts';
import type { HourVotes, OverviewParts } from './overview-parts.ts';
import type { FieldError, PeopleParts, Person } from './people-parts.ts';
import type { RedeliveryParts } from './redelivery-parts.ts';

export type { FieldError, HourVotes, Person };

export interface WebParts {
  readonly site: Site;
  readonly people: PeopleParts;
  readonly account: AccountParts;
  readonly listings: ListingParts;
  readonly overview: OverviewParts;
  readonly webhook: WebhookParts;
  readonly listener: ListenerParts;
  readonly deliveries: DeliveryParts;
  readonly redeliveries: RedeliveryParts;
  readonly tokens: TokenParts;
  readonly audit: AuditParts;
  readonly managers: ManagerParts;
  readonly staff: { readonly approval: boolean; countWaiting(): Promise<number> };
  readonly notices: NoticeParts;
  readonly docs: { description(): ApiDescription };
  /** Whether this is a trial on somebody's own machine. */
  readonly trial: TrialMode & { readonly ended: TrialModeEnd | null };
  /** What tells open pages of news. */
  readonly streams: EventStreams;
  /** Spends one of `limit` in a window that starts with the first. */
  spend(key: string, limit: number, windowSeconds: number): Promise<Spent>;
  /** What stands for the visitor's address in limits: a keyed hash, never the address itself (decision V5). */
  visitorKey(context: Context): string;
  /** Seals what travels in a short-lived cookie: a message, a secret that is shown once. */
  readonly vault: Vault;
  readonly log: Log;
}

export interface Site {
  readonly serviceName: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Whether players are counted: else no list is sorted by them. */
  readonly countsPlayers: boolean;
  /** Whoever runs the service: an e-mail address or an https address. */
  readonly contact: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
}

export interface Spent {
  readonly ok: boolean;
  readonly resetSeconds: number;
}

// ── Listings ────────────────────────────────────────────────────────────────────────────────────────────────────

export type { Listing };

export type Access = 'owner' | 'manager' | 'staff';
export type DayVotes = { readonly day: string; readonly votes: number };

export type MonthVotes = { readonly month: string; readonly votes: number };

export interface ListingParts {
  /** What everybody may see. */
  findListing(listingId: string): Promise<Listing | null>;
  /** What only its owner, its managers and staff may see, if the person is one of them (decision P72). */
  findUnlisted(listingId: string, person: Person): Promise<Listing | null>;
  accessTo(person: Person, listingId: string): Promise<Access | null>;
}
