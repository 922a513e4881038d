-- Game accounts that people have linked, and votes that games have claimed for their players.

-- A game account of a person, such as `roblox:123`. Without a listing it holds everywhere: its owner has proven it by
-- signing in. With a listing it holds only there: that listing's server has redeemed a code for it (decision P275).
-- A row stays for 90 days after the link has ended, because who moves a link finds only later votes by it. Without a
-- foreign key to the listing, like other rows per voter: those of a deleted listing are removed in slices.
create table linked_identity (
  id bigint generated always as identity primary key,
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id,
  platform text not null check (platform in ('roblox', 'fivem', 'hytale', 'minecraft')),
  identity text not null check (length(identity) <= 100 and starts_with(identity, platform || ':')),
  -- The name that the platform gave for it; null if it gave none.
  name text check (char_length(name) between 1 and 100),
  -- Only votes cast since then are found by it; null: all votes of the account.
  counts_from timestamptz,
  linked_at timestamptz not null default plaudit_now(),
  unlinked_at timestamptz
);
-- An identity belongs to one account, and an account has one identity per platform, everywhere or on one listing.
create unique index linked_identity_current on linked_identity (identity, listing_id) nulls not distinct
  where unlinked_at is null;
create unique index linked_identity_person on linked_identity (person_id, platform, listing_id) nulls not distinct
  where unlinked_at is null;
create index linked_identity_past on linked_identity (identity);
create index linked_identity_past_person on linked_identity (person_id);
create index linked_identity_listing on linked_identity (listing_id, person_id) where listing_id is not null;
create index linked_identity_unlinked on linked_identity (unlinked_at) where unlinked_at is not null;

-- A code that a person types in a game; a keyed hash of it and its listing. Once redeemed, it names the identity, so that
-- a request that is repeated because its response was lost gets the same response.
create table identity_code (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null references listing on delete cascade,
  code_hash text not null unique,
  identity text,
  created_at timestamptz not null default plaudit_now(),
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (person_id, listing_id)
);
create index identity_code_expires on identity_code (expires_at);

-- One request of a game for the votes of a player, by the ID that the game chose for it, and a keyed hash of whose votes
-- it asked for. Without a foreign key to the listing, like the rows of votes.
create table vote_claim (
  listing_id plaudit_id not null,
  consumer text not null check (length(consumer) between 1 and 64),
  claim_id text not null check (length(claim_id) between 1 and 64),
  subject text not null,
  -- Found no votes; deleted after a day.
  is_empty boolean not null,
  claimed_at timestamptz not null default plaudit_now(),
  primary key (listing_id, consumer, claim_id)
);
create index vote_claim_age on vote_claim (is_empty, claimed_at);

-- A vote that a consumer has claimed. This row makes a second success impossible, however many requests race for it.
create table claimed_vote (
  event_id uuid not null,
  listing_id plaudit_id not null,
  consumer text not null,
  claim_id text not null,
  primary key (event_id, consumer)
);
create index claimed_vote_claim on claimed_vote (listing_id, consumer, claim_id);
