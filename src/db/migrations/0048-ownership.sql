-- Proof of ownership: who has proven that a listing's bot or server is theirs, and claims to listings that others made.

create table ownership_proof (
  listing_id plaudit_id primary key references listing on delete cascade,
  -- The listing's owner: the proof of anyone else is a claim.
  person_id plaudit_id not null references person on delete cascade,
  method text not null check (method ~ '^[a-z-]{1,40}$'),
  -- What was proven: an application, an address or a game.
  subject text not null check (length(subject) between 1 and 400),
  proven_at timestamptz not null,
  checked_at timestamptz not null,
  -- Since when checks have found no proof, and why the latest one did not.
  failing_since timestamptz,
  problem text check (length(problem) between 1 and 1000),
  next_check_at timestamptz not null,
  claim_id uuid,
  lease_until timestamptz
);
create index ownership_proof_due on ownership_proof (next_check_at);
create index ownership_proof_person on ownership_proof (person_id);

create table ownership_claim (
  id plaudit_id primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  claimant_id plaudit_id not null references person on delete cascade,
  -- The owner at the time of the claim.
  holder_id plaudit_id references person on delete set null,
  method text not null check (method ~ '^[a-z-]{1,40}$'),
  subject text not null check (length(subject) between 1 and 400),
  -- Open: the listing is transferred when it is due. Contested: the owner has proven it too, so staff decides.
  state text not null default 'open' check (state in ('open', 'contested', 'transferred', 'dismissed', 'withdrawn', 'lapsed')),
  created_at timestamptz not null default plaudit_now(),
  due_at timestamptz not null,
  -- The last time at which the claimant's proof was found again.
  checked_at timestamptz not null default plaudit_now(),
  next_check_at timestamptz not null,
  ended_at timestamptz,
  decided_by plaudit_id references person on delete set null,
  claim_id uuid,
  lease_until timestamptz,
  check ((ended_at is null) = (state in ('open', 'contested')))
);
-- One claim at a time: a second claimant waits for its end.
create unique index ownership_claim_open on ownership_claim (listing_id) where ended_at is null;
create index ownership_claim_due on ownership_claim (next_check_at) where state = 'open';
create index ownership_claim_listing on ownership_claim (listing_id);
create index ownership_claim_claimant on ownership_claim (claimant_id);
create index ownership_claim_holder on ownership_claim (holder_id);
create index ownership_claim_decider on ownership_claim (decided_by);

-- Null: nobody has proven that the listing is theirs, or its owner or address has changed since.
alter table listing add column owner_proven_at timestamptz;

-- The operator's setting, as of the last start of the service.
create function is_ownership_required() returns boolean
  language sql stable
  as $$ select exists (select from installation where key = 'ownership' and value = 'required') $$;

-- Computed by a trigger from now on, because a generated column cannot depend on a setting.
alter table listing alter column is_public drop expression;

create function follow_listing_ownership() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' and (new.owner_id <> old.owner_id
    or (new.type = 'game' and new.address is distinct from old.address)
    -- An application ID is the listing's own, or is in its invite link.
    or (new.type = 'bot' and new.id !~ '^\d{17,20}$' and new.link is distinct from old.link))
  then
    new.owner_proven_at := null;
  end if;
  new.is_public := new.paused_at is null and new.state = 'public'
    and (new.owner_proven_at is not null or not is_ownership_required());
  return new;
end $$;
create trigger listing_ownership
  before insert or update of state, paused_at, owner_id, address, link, owner_proven_at on listing
  for each row execute function follow_listing_ownership();

-- A proof is its owner's: whoever takes over proves it anew. After a change of address it is checked at once.
create function follow_ended_ownership() returns trigger
  language plpgsql
  as $$
begin
  delete from ownership_proof where listing_id = new.id and person_id <> new.owner_id;
  update ownership_proof set next_check_at = plaudit_now() where listing_id = new.id;
  return null;
end $$;
create trigger listing_ownership_ended after update of owner_id, address, link on listing
  for each row when (old.owner_id <> new.owner_id or old.address is distinct from new.address or old.link is distinct from new.link)
  execute function follow_ended_ownership();

drop trigger listing_is_searched on listing;
create trigger listing_is_searched
  after insert or update of type, game, name, summary, description, tags, paused_at, state, owner_id, address, link, owner_proven_at
  on listing
  for each row execute function follow_listing_text();

-- The kinds of notices are listed in the types.
alter table notice
  drop constraint notice_kind,
  add constraint notice_kind check (kind ~ '^[a-z]{1,30}\.[a-z_]{1,30}$'),
  drop constraint notice_reason,
  add constraint notice_reason check (kind not in ('listing.refused', 'listing.hidden') or reason is not null);
