-- Reports of listings and changelog entries, grouped into one open case per target.

-- Without a foreign key to the listing: a case outlives it, so that deleting a listing does not delete its history.
create table report_case (
  id bigint generated always as identity primary key,
  -- What was reported: 'listing' or 'entry'. The kinds are listed in the types.
  target_kind text not null check (target_kind ~ '^[a-z]{1,20}$'),
  target_id text not null check (length(target_id) between 1 and 100),
  listing_id plaudit_id not null,
  -- What it was called when it was reported last: the listing's name, and the entry's version.
  listing_name text not null,
  label text,
  state text not null default 'open' check (state in ('open', 'closed')),
  outcome text check (outcome ~ '^[a-z]{1,20}$'),
  reports integer not null default 0 check (reports >= 0),
  opened_at timestamptz not null default plaudit_now(),
  -- Since when staff waits for the owner's answer.
  waiting_since timestamptz,
  closed_at timestamptz,
  closed_by plaudit_id references person on delete set null,
  -- When the texts of a closed case were deleted.
  purged_at timestamptz,
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)),
  check (state = 'open' or waiting_since is null)
);
create unique index report_case_open on report_case (target_kind, target_id) where state = 'open';
create index report_case_opened on report_case (opened_at, id) where state = 'open';
create index report_case_closed on report_case (closed_at, id) where state = 'closed';
create index report_case_listing on report_case (listing_id, id);
create index report_case_closed_by on report_case (closed_by) where closed_by is not null;

-- What was there when it was reported: once for each text that was reported.
create table report_snapshot (
  id bigint generated always as identity primary key,
  case_id bigint not null references report_case on delete cascade,
  digest text not null check (length(digest) = 64),
  content json not null,
  taken_at timestamptz not null default plaudit_now(),
  unique (case_id, digest)
);

create table report (
  id bigint generated always as identity primary key,
  case_id bigint not null references report_case on delete cascade,
  reporter_id plaudit_id references person on delete set null,
  had_account boolean not null,
  -- Of a visitor without an account: a keyed hash of the network. Deleted some time after the case was closed.
  network_hash text check (length(network_hash) between 1 and 100),
  reason text not null check (reason ~ '^[a-z]{1,20}$'),
  body text check (char_length(body) between 1 and 1000),
  snapshot_id bigint references report_snapshot on delete set null,
  at timestamptz not null default plaudit_now(),
  changed_at timestamptz,
  -- When the reporter was told what came of it, and when they dismissed that notice.
  told_at timestamptz,
  dismissed_at timestamptz,
  check (not had_account or network_hash is null)
);
create unique index report_of_person on report (case_id, reporter_id) where reporter_id is not null;
create unique index report_of_network on report (case_id, network_hash) where network_hash is not null;
create index report_reporter on report (reporter_id, id) where reporter_id is not null;
create index report_network on report (network_hash) where network_hash is not null;
create index report_snapshot_used on report (snapshot_id) where snapshot_id is not null;

-- What happened to a case: questions, answers and decisions.
create table report_case_event (
  id bigint generated always as identity primary key,
  case_id bigint not null references report_case on delete cascade,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  body text check (char_length(body) between 1 and 1000),
  by_id plaudit_id references person on delete set null,
  at timestamptz not null default plaudit_now()
);
create index report_case_event_case on report_case_event (case_id, id);
create index report_case_event_by on report_case_event (by_id) where by_id is not null;
