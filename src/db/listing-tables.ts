// The tables of listings, including their statistics, icons and changelogs.
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, TimestampWithDefault } from './timestamp-columns.ts';

export interface ListingTables {
  listing: {
    id: string;
    type: 'bot' | 'game';
    game: 'minecraft' | 'fivem' | 'roblox' | 'hytale' | null;
    name: string;
    summary: Generated<string>;
    description: Generated<string>;
    /** Of the name, the summary and the description, if it was specified. */
    text_language: string | null;
    link: string | null;
    address: string | null;
    tags: Generated<readonly string[]>;
    languages: Generated<readonly string[]>;
    categories: Generated<readonly string[]>;
    country: string | null;
    plan: Generated<'free' | 'verified' | 'enterprise'>;
    changelog_pro: Generated<boolean>;
    owner_id: string;
    vote_count: Generated<number>;
    score: Generated<number>;
    /** Score and vote count as they are in the indexes of the ranking. */
    ranked_score: Generated<number>;
    ranked_votes: Generated<number>;
    ranked_at: TimestampWithDefault;
    /** Whether these are up to date. */
    is_ranked: ColumnType<boolean, never, never>;
    server_count: number | null;
    shard_count: number | null;
    server_count_at: Timestamp | null;
    state: Generated<'pending' | 'public' | 'refused' | 'hidden'>;
    state_reason: string | null;
    state_at: TimestampWithDefault;
    icon: string | null;
    /** Set by a trigger. */
    slug: ColumnType<string | null, never, never>;
    banner: string | null;
    website: string | null;
    discord: string | null;
    source: string | null;
    support: string | null;
    store: string | null;
    mods: string | null;
    video: string | null;
    webhook_badge: Generated<boolean>;
    paused_at: Timestamp | null;
    owner_proven_at: Timestamp | null;
    is_public: ColumnType<boolean, never, never>;
    created_at: TimestampWithDefault;
    updated_at: TimestampWithDefault;
  };
  /** Texts in other languages; what is missing is as in the listing itself. */
  listing_text: {
    listing_id: string;
    language: string;
    name: string | null;
    summary: string | null;
    description: string | null;
    /** Of the name, once it has been compared. */
    skeleton: string | null;
    core: string | null;
  };
  /** The current and earlier slugs; written by a trigger on `listing`. */
  listing_slug: {
    slug: string;
    listing_id: string;
    since: TimestampWithDefault;
  };
  listing_icon: {
    listing_id: string;
    hash: string;
    large: Uint8Array;
    small: Uint8Array;
    made_at: TimestampWithDefault;
  };
  listing_banner: {
    listing_id: string;
    hash: string;
    large_avif: Uint8Array;
    large_webp: Uint8Array;
    small_avif: Uint8Array;
    small_webp: Uint8Array;
    made_at: TimestampWithDefault;
  };
  listing_picture: {
    listing_id: string;
    hash: string;
    place: number;
    alt: string;
    width: number;
    height: number;
    large_avif: Uint8Array;
    large_webp: Uint8Array;
    thumbnail_avif: Uint8Array;
    thumbnail_webp: Uint8Array;
    made_at: TimestampWithDefault;
  };
  /** Written by a trigger on `listing`. */
  listing_search: {
    listing_id: string;
    type: string;
    game: string | null;
    tags: string[];
    name: string;
    names: string[];
    near: string;
    heading: string;
    document: string;
  };
  /** Written by a trigger on `listing`. */
  listing_filter: {
    listing_id: string;
    type: string;
    game: string | null;
    tags: readonly string[];
    categories: readonly string[];
    languages: readonly string[];
    country: string | null;
  };
  /** A row without a skeleton is due. */
  listing_fingerprint: {
    listing_id: string;
    skeleton: string | null;
    core: string | null;
    address_key: string | null;
    link_key: string | null;
    text_key: string | null;
  };
  look_alike: {
    listing_id: string;
    of_listing_id: string;
    name: string;
    is_same: boolean;
    found_at: TimestampWithDefault;
    dismissed_at: Timestamp | null;
    dismissed_by: string | null;
  };
  listing_manager: {
    listing_id: string;
    person_id: string;
    added_at: TimestampWithDefault;
  };
  listing_day: {
    listing_id: string;
    day: string;
    votes: number;
    weight: number;
    scored: Generated<boolean>;
  };
  server_count_hour: {
    listing_id: string;
    hour: Timestamp;
    server_count: number;
  };
  player_count: {
    listing_id: string;
    state: Generated<'online' | 'offline' | 'unknown'>;
    players: number | null;
    max_players: number | null;
    answered_at: Timestamp | null;
    failing_since: Timestamp | null;
    failures: Generated<number>;
    code: string | null;
    next_probe_at: Timestamp;
    claim_id: string | null;
    lease_until: Timestamp | null;
    facts_asked_at: Timestamp | null;
  };
  server_uptime_day: {
    listing_id: string;
    day: string;
    polls: number;
    online: number;
  };
  import_draft: {
    id: string;
    person_id: string;
    listing_id: string | null;
    source: string;
    fields: unknown;
    problem: string | null;
    icon_large: Uint8Array | null;
    icon_small: Uint8Array | null;
    expires_at: Timestamp;
  };
  server_fact: {
    listing_id: string;
    version: string | null;
    versions: Generated<readonly string[]>;
    editions: Generated<readonly string[]>;
    updated_at: TimestampWithDefault;
  };
  player_count_hour: {
    listing_id: string;
    hour: Timestamp;
    players: number;
  };
  changelog_entry: {
    id: string;
    listing_id: string;
    version: string;
    title: string | null;
    body: string;
    published_at: Timestamp;
    edited_at: Timestamp | null;
    removed_at: Timestamp | null;
    removed_by: string | null;
    removed_reason: string | null;
  };
  changelog: {
    listing_id: string;
    changed_at: Timestamp;
  };
  checklist_put_away: {
    listing_id: string;
    at: TimestampWithDefault;
  };
}
