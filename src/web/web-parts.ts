// Everything the pages ask of the rest of the house, as one interface: the composition root fills it, tests fake it.
import type { Game } from '@plaudit/sdk/contract';
import type { Context } from 'hono';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { ListingType } from '../listings/listing.ts';
import type { ListingSearchResult, ListingSort } from '../listings/search-listings.ts';
import type { ShownListing as Listing } from '../listings/shown-listings.ts';
import type { TrialMode, TrialModeEnd } from '../outbound/trial-mode.ts';
import type { CastVoteResult } from '../votes/cast-vote.ts';
import type { CurrentVote } from '../votes/queries.ts';
import type { VoteChallenge } from '../votes/vote-challenge.ts';
import type { VoterReward } from '../votes/voter-reward.ts';
import type { AccountParts } from './account-parts.ts';
import type { ApiDescription } from './describe-schema.ts';
import type { EventStreams } from './event-stream.ts';
import type { BadgeParts } from './front-parts.ts';
import type { DeliveryParts, TokenParts, WebhookParts } from './integration-parts.ts';
import type { ListenerParts } from './listener-parts.ts';
import type { AuditParts, ManagerParts, NoticeParts } from './management-parts.ts';
import type { HourVotes, OverviewParts } from './overview-parts.ts';
import type { FieldError, PeopleParts, Person } from './people-parts.ts';
import type { RedeliveryParts } from './redelivery-parts.ts';
import type { ReminderParts } from './reminder-parts.ts';
import type { StaffParts } from './staff-parts.ts';
import type { StartParts } from './start-parts.ts';

export type { FieldError, HourVotes, Person, VoterReward };

export interface WebParts {
  readonly site: Site;
  readonly people: PeopleParts;
  readonly account: AccountParts;
  readonly listings: ListingParts;
  readonly badges: BadgeParts;
  readonly overview: OverviewParts;
  readonly votes: VoteParts;
  readonly reminders: ReminderParts;
  readonly challenge: VoteChallenge;
  readonly webhook: WebhookParts;
  readonly listener: ListenerParts;
  readonly deliveries: DeliveryParts;
  readonly redeliveries: RedeliveryParts;
  readonly tokens: TokenParts;
  readonly audit: AuditParts;
  readonly managers: ManagerParts;
  readonly staff: StaffParts;
  readonly start: StartParts;
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
  /** The visitor's network: an IPv4 address or an IPv6 /64. To be hashed before it is stored. */
  networkOf(context: Context): string;
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

export type { Listing, ListingType };

export interface ListingSearch {
  readonly type: ListingType;
  readonly game: Game | null;
  readonly query: string;
  /** In their order. */
  readonly tags: readonly string[];
  readonly sort: ListingSort;
  /** 1-based. */
  readonly page: number;
  readonly perPage: number;
  /** Null: now. */
  readonly openedAt: Date | null;
}

export type FoundListings = Omit<ListingSearchResult, 'listings' | 'similar'> & {
  readonly listings: readonly Listing[];
  readonly near: readonly Listing[];
};

export type Access = 'owner' | 'manager' | 'staff';
export type DayVotes = { readonly day: string; readonly votes: number };

export type MonthVotes = { readonly month: string; readonly votes: number };

export type HourServers = { readonly hour: Date; readonly serverCount: number };

export type HourPlayers = { readonly hour: Date; readonly players: number };

/** `name`: of those who let theirs be shown (decision P139). */
export interface TopVoter {
  readonly userId: string;
  readonly votes: number;
  readonly name: string | null;
}

export interface ListingParts {
  /** What everybody may see. */
  findListing(listingId: string): Promise<Listing | null>;
  /** What only its owner, its managers and staff may see, if the person is one of them (decision P72). */
  findUnlisted(listingId: string, person: Person): Promise<Listing | null>;
  searchListings(search: ListingSearch): Promise<FoundListings>;
  listingsOf(personId: string): Promise<Omit<Listing, 'players'>[]>;
  accessTo(person: Person, listingId: string): Promise<Access | null>;
  /** One entry a day, oldest first. `day`: `2026-01-31`, UTC. */
  dailyVotes(listingId: string, days: number): Promise<DayVotes[]>;
  /** One entry a month, oldest first. `month`: `2026-01`, UTC. */
  monthlyVotes(listingId: string, months: number): Promise<MonthVotes[]>;
  /** Others like it, most alike first. */
  related(listing: Listing): Promise<readonly Omit<Listing, 'players'>[]>;
  topVoters(listingId: string): Promise<readonly TopVoter[]>;
  /** What a bot reported: the last value of each hour that has one, oldest first. */
  serverCounts(listingId: string, days: number): Promise<readonly HourServers[]>;
  /** What was read from a game server: the most of each hour that has a number, oldest first. */
  playerHours(listingId: string, days: number): Promise<readonly HourPlayers[]>;
}

// ── Votes ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A page casts votes of now, never of another time. */
export type CastVote = Exclude<CastVoteResult, { readonly reason: 'at' }>;

export interface PageVote {
  readonly listingId: string;
  readonly person: Person;
  readonly playerName: string | null;
  /** Where the visitor is: see `networkOf`. */
  readonly network: string;
}

export interface VoteParts {
  castVote(vote: PageVote): Promise<CastVote>;
  /** Until when another account of the same person keeps this one from voting for the listing; null: it does not. */
  votedElsewhere(listingId: string, person: Person): Promise<Date | null>;
  /** The vote whose window is still open. */
  currentVote(listingId: string, personId: string): Promise<CurrentVote | null>;
  /** In the game, for the person's newest vote; null when it named no player. */
  reward(listingId: string, personId: string): Promise<VoterReward | null>;
}
