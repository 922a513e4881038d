-- Managing a listing: invitations, pausing, notices to owners and managers.

-- Somebody is asked to manage a listing, or to own it from now on. The link is shown or mailed once: a hash of it is kept.
create table invitation (
  id plaudit_id primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  role text not null check (role in ('manager', 'owner')),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  -- Ownership is offered to a manager; a manager is invited by address, who may have no account yet.
  person_id plaudit_id references person on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  invited_by plaudit_id not null references person on delete cascade,
  created_at timestamptz not null default plaudit_now(),
  expires_at timestamptz not null check (expires_at > created_at),
  check ((role = 'owner') = (person_id is not null))
);
create unique index invitation_address on invitation (listing_id, email) where role = 'manager';
create unique index invitation_owner on invitation (listing_id) where role = 'owner';
create index invitation_email on invitation (email);
create index invitation_person on invitation (person_id) where person_id is not null;
create index invitation_inviter on invitation (invited_by);

-- What owners and managers must hear of. The engine writes it in the transaction that records the failure and knows nothing of
-- people; who is told, and by mail, is settled elsewhere. There is no foreign key to the listing: recording holds an endpoint and
-- must not wait for its listing, whose deletion goes the other way round.
create table notice (
  id bigint generated always as identity primary key,
  at timestamptz not null default plaudit_now(),
  listing_id plaudit_id not null,
  kind text not null check (kind in ('webhook.failing', 'webhook.disabled', 'listener.failing', 'changelog.removed')),
  endpoint_id plaudit_id references endpoint on delete cascade,
  entry_id plaudit_id references changelog_entry on delete cascade,
  -- Failures in a row, and the attempt that was the last of them.
  failures integer check (failures >= 1),
  event_id uuid,
  attempt integer,
  -- Who mails it, until when; then another may.
  mail_claimed_until timestamptz,
  mailed_at timestamptz,
  check ((kind = 'changelog.removed') = (entry_id is not null)),
  check ((endpoint_id is null) = (entry_id is not null) and (endpoint_id is null) = (failures is null))
);
create index notice_listing on notice (listing_id, id desc);
create index notice_endpoint on notice (endpoint_id, id desc) where endpoint_id is not null;
create index notice_entry on notice (entry_id) where entry_id is not null;
create index notice_unmailed on notice (id) where mailed_at is null;

create table notice_person (
  notice_id bigint not null references notice on delete cascade,
  person_id plaudit_id not null references person on delete cascade,
  dismissed_at timestamptz,
  mailed_at timestamptz,
  primary key (notice_id, person_id)
);
create index notice_person_person on notice_person (person_id);

-- Whoever wants no mails about a listing; without a row mails are sent.
create table notice_silence (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null references listing on delete cascade,
  primary key (person_id, listing_id)
);
create index notice_silence_listing on notice_silence (listing_id);

-- Set while the owner has taken the listing off the lists: it takes no votes.
alter table listing add column paused_at timestamptz;
