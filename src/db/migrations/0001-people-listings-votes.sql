-- Time and IDs, people, listings and votes. Tables carry their own rules, so that bad state cannot be stored.
-- Section numbers are those of spec/interface.md, decisions those of spec/decisions.md.

-- The one master of time: leases, due times and voting windows ask this and nothing else. Tests replace it.
create function plaudit_now() returns timestamptz
  language sql stable parallel safe
  as $$ select statement_timestamp() $$;

-- UUIDv7: milliseconds, then their fraction in twelve bits, then a running number, then chance (RFC 9562, 6.2).
-- Event IDs sort by time, which is what the partitions below and the order of the log rest on; the running number
-- keeps votes of one instant in order where the clock is coarse (the embedded database's counts milliseconds).
create sequence event_number;
create function new_event_id(at timestamptz) returns uuid
  language sql volatile parallel safe
  as $$
    select (
      lpad(to_hex(micros / 1000), 12, '0')
      || '7' || lpad(to_hex((micros % 1000) * 4096 / 1000), 3, '0')
      || to_hex(2147483648 + nextval('event_number') % 1073741824)
      || substr(gen_random_uuid()::text, 1, 8)
    )::uuid
    from (select (extract(epoch from at) * 1000000)::bigint as micros) as instant
  $$;

-- The lowest event ID of an instant: the border of a partition, the start of a span of the log.
create function first_event_id(at timestamptz) returns uuid
  language sql immutable parallel safe
  as $$ select rpad(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid $$;

create domain plaudit_id as text check (value ~ '^[A-Za-z0-9_-]{1,32}$');

-- ── People ────────────────────────────────────────────────────────────────────────────────────────────────────

create table person (
  id plaudit_id primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified boolean not null default false,
  name text not null check (length(name) between 1 and 100),
  image text,
  role text not null default 'member' check (role in ('member', 'staff')),
  -- The Discord ID, while Discord is connected (decision N2).
  platform_id plaudit_id unique,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now()
);

create table session (
  id plaudit_id primary key,
  token text not null unique,
  person_id plaudit_id not null references person on delete cascade,
  user_agent text,
  ip_address text,
  expires_at timestamptz not null,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now()
);
create index session_person on session (person_id);

-- A way to sign in: a password, or a connected account elsewhere.
create table credential (
  id plaudit_id primary key,
  person_id plaudit_id not null references person on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now(),
  unique (provider_id, account_id)
);
create index credential_person on credential (person_id);

create table verification (
  id plaudit_id primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now()
);
create index verification_identifier on verification (identifier);

-- What the installation remembers of itself: the check of its key, the link that makes the first person staff.
create table installation (
  key text primary key,
  value text not null
);

-- A budget being spent: `used` of a limit since `started_at`.
create table spending (
  key text primary key check (length(key) <= 200),
  used integer not null check (used >= 1),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at)
);
create index spending_expires on spending (expires_at);

-- ── Listings ──────────────────────────────────────────────────────────────────────────────────────────────────

create table listing (
  id plaudit_id primary key,
  type text not null check (type in ('bot', 'game')),
  game text check (game in ('minecraft', 'fivem', 'roblox', 'hytale')),
  name text not null check (char_length(name) between 1 and 80),
  summary text not null default '' check (char_length(summary) <= 200),
  description text not null default '' check (char_length(description) <= 10000),
  -- Where to go: a bot's invite link, a server's address.
  link text check (char_length(link) <= 500),
  address text check (char_length(address) <= 255),
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  plan text not null default 'free' check (plan in ('free', 'verified', 'enterprise')),
  changelog_pro boolean not null default false,
  owner_id plaudit_id not null references person,
  -- Moves by exactly 1 with each vote (§2.1).
  vote_count bigint not null default 0 check (vote_count >= 0),
  -- The weights of the last 30 days' votes, the rank's measure (decision V3); listing_day says what falls out of it.
  score bigint not null default 0,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now(),
  unique (id, type),
  check ((type = 'game') = (game is not null))
);
create index listing_rank on listing (type, score desc, vote_count desc, id);
create index listing_newest on listing (type, created_at desc, id);
create index listing_owner on listing (owner_id);

create table listing_manager (
  listing_id plaudit_id not null references listing on delete cascade,
  person_id plaudit_id not null references person on delete cascade,
  added_at timestamptz not null default plaudit_now(),
  primary key (listing_id, person_id)
);
create index listing_manager_person on listing_manager (person_id);

-- Votes by day (UTC), for the ranking's 30 days and for charts.
create table listing_day (
  listing_id plaudit_id not null references listing on delete cascade,
  day date not null,
  votes integer not null check (votes >= 1),
  weight bigint not null check (weight >= votes),
  -- Whether the day's weight still counts in listing.score.
  scored boolean not null default true,
  primary key (listing_id, day)
);
create index listing_day_scored on listing_day (day) where scored;

create table api_token (
  id plaudit_id primary key,
  listing_id plaudit_id not null,
  listing_type text not null,
  name text not null check (char_length(name) between 1 and 80),
  scopes text[] not null
    check (cardinality(scopes) >= 1 and scopes <@ array['votes:read', 'webhooks:write', 'stats:write', 'changelog:write']),
  -- SHA-256 of the secret part, which is shown once.
  secret_hash bytea not null check (length(secret_hash) = 32),
  created_by plaudit_id references person on delete set null,
  created_at timestamptz not null default plaudit_now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (listing_id, listing_type) references listing (id, type) on delete cascade,
  -- §5.4: what a game server's token can never carry.
  check (listing_type = 'bot' or not scopes && array['stats:write', 'changelog:write'])
);
create index api_token_listing on api_token (listing_id);

-- ── Votes ─────────────────────────────────────────────────────────────────────────────────────────────────────

-- One row a voter and listing, replaced only once its window is over: this row is what makes a second vote
-- impossible, however many requests race for it (decision V1).
create table voting_window (
  listing_id plaudit_id not null references listing on delete cascade,
  -- The voter's account; for a voter known by a platform ID alone, that ID.
  voter_id plaudit_id not null,
  -- The data.userId that was sent (decision N2).
  user_id plaudit_id not null,
  event_id uuid not null,
  voted_at timestamptz not null,
  next_vote_at timestamptz not null check (next_vote_at > voted_at),
  primary key (listing_id, voter_id)
);
create index voting_window_user on voting_window (listing_id, user_id);

create table vote (
  event_id uuid primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  voter_id plaudit_id not null,
  user_id plaudit_id not null,
  -- As typed; compared in lower case (decision V4).
  player_name text check (player_name ~ '^[.*+\-_~!@#$%^&=]{0,2}[A-Za-z0-9_]{1,16}$' and length(player_name) <= 16),
  player_name_lower text generated always as (lower(player_name collate "C")) stored,
  weight integer not null check (weight >= 1),
  voted_at timestamptz not null,
  next_vote_at timestamptz not null check (next_vote_at > voted_at)
);
create index vote_listing on vote (listing_id, voted_at desc, event_id desc);
create index vote_voter on vote (voter_id, voted_at desc);
create index vote_player on vote (listing_id, player_name_lower, voted_at desc) where player_name_lower is not null;
