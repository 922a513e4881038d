-- Votes under suspicion: what the background scan knows of each listing, and what it has flagged for staff.

-- The range that a vote's network is part of (an IPv4 /24 or an IPv6 /48), as a keyed hash that another day makes
-- another; deleted with the row, within 24 hours.
alter table vote_network add column network_range text check (length(network_range) between 1 and 100);

-- How far the scan has come, and who scans. One row.
create table vote_scan (
  is_only boolean primary key default true check (is_only),
  reached uuid not null,
  lease_until timestamptz
);

-- Listings with votes since they were last scored. Without a foreign key, like the rows of votes.
create table scanned_listing (
  listing_id plaudit_id primary key,
  -- Votes since the last score.
  pending integer not null,
  -- Votes in the window at the last score, and the last of them that is part of the profile.
  votes integer not null default 0,
  reached uuid,
  scored_at timestamptz
) with (fillfactor = 70);
create index scanned_listing_pending on scanned_listing (scored_at nulls first) where pending > 0;

-- What is usual for a listing: how many of a day's votes had each mark. Flagged votes are not part of it.
create table vote_profile (
  listing_id plaudit_id not null,
  day date not null,
  votes integer not null,
  fresh integer not null,
  dormant integer not null,
  shared integer not null,
  named integer not null,
  single integer not null,
  primary key (listing_id, day)
);
create index vote_profile_day on vote_profile (day);

-- Votes that staff should look at, with the evidence as numbers. Kept 90 days.
create table vote_flag (
  id bigint generated always as identity primary key,
  listing_id plaudit_id not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'annulled')),
  score integer not null check (score between 0 and 100),
  -- How many votes are flagged, and when they were cast.
  votes integer not null,
  first_voted_at timestamptz not null,
  last_voted_at timestamptz not null,
  evidence json not null,
  flagged_at timestamptz not null default plaudit_now(),
  changed_at timestamptz not null default plaudit_now(),
  decided_at timestamptz,
  decided_by plaudit_id references person on delete set null
);
create unique index vote_flag_open on vote_flag (listing_id) where state = 'open';
create index vote_flag_listing on vote_flag (listing_id, id);
create index vote_flag_changed on vote_flag (changed_at);
create index vote_flag_decided_by on vote_flag (decided_by) where decided_by is not null;

create table flagged_vote (
  flag_id bigint not null references vote_flag on delete cascade,
  event_id uuid not null,
  -- Votes of one network or range have the same number, which says nothing about the network itself.
  network_group integer,
  primary key (flag_id, event_id)
);
create index flagged_vote_event on flagged_vote (event_id);
