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
