-- Votes that staff annuls: they move from `vote` to a table of their own, so nothing that reads `vote` counts them.

-- Weeks are neither made nor dropped meanwhile.
select pg_advisory_xact_lock(7285281);

-- The vote of this window if it was annulled: the window stays closed, but a check does not find the vote. A later vote
-- has another event.
alter table voting_window add column annulled_event uuid;

-- Whether a webhook also gets the events `vote.annulled` and `vote.restored`.
alter table webhook add column annulment_events boolean not null default false;

-- What staff has annulled at once. Without a foreign key to the listing, like the rows of votes.
create table annulment (
  id plaudit_id primary key,
  listing_id plaudit_id not null,
  -- Shown to the owner.
  reason text not null check (char_length(reason) between 1 and 500),
  -- What was selected, in the words of the form.
  selection json not null,
  flag_id bigint,
  -- How many votes were selected, and how many of them were annulled.
  selected integer not null check (selected >= 0),
  annulled integer not null default 0 check (annulled >= 0),
  state text not null default 'annulling' check (state in ('annulling', 'annulled', 'restoring', 'restored')),
  ordered_by plaudit_id references person on delete set null,
  ordered_at timestamptz not null default plaudit_now(),
  annulled_at timestamptz,
  restored_by plaudit_id references person on delete set null,
  restored_at timestamptz
);
create index annulment_listing on annulment (listing_id, id);
create index annulment_open on annulment (ordered_at) where state in ('annulling', 'restoring');
create index annulment_ordered_by on annulment (ordered_by) where ordered_by is not null;
create index annulment_restored_by on annulment (restored_by) where restored_by is not null;

-- Votes that were selected and are not annulled yet.
create table annulment_vote (
  listing_id plaudit_id not null,
  annulment_id plaudit_id not null,
  event_id uuid not null,
  primary key (listing_id, annulment_id, event_id)
);

-- As in `vote`.
create table annulled_vote (
  event_id uuid primary key,
  annulment_id plaudit_id not null,
  listing_id plaudit_id not null,
  voter_id plaudit_id not null,
  user_id plaudit_id not null,
  player_name text,
  weight integer not null,
  voted_at timestamptz not null,
  next_vote_at timestamptz not null
);
create index annulled_vote_annulment on annulled_vote (annulment_id, event_id);
create index annulled_vote_voter on annulled_vote (listing_id, voter_id, voted_at desc);

-- The kinds of notices are listed in the types.
alter table notice
  add column votes integer check (votes >= 0),
  drop constraint notice_kind,
  add constraint notice_kind check (kind ~ '^[a-z]{1,30}\.[a-z_]{1,30}$'),
  drop constraint notice_reason,
  add constraint notice_reason check (kind not in ('listing.refused', 'listing.hidden') or reason is not null);

-- Not validated, because that would read the whole log; new rows are checked.
alter table event
  drop constraint event_type_check,
  add constraint event_type_check check (type in ('vote.created', 'vote.annulled', 'vote.restored')) not valid;
