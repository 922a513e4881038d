-- Uptime from the polls of game servers, when the rarer questions were asked, drafts of imported listings, and votes to
-- listeners that were sent once more.

-- One row for each server and day (UTC): how many five-minute slots its polls stand for, and in how many of them it
-- responded. Polls that failed on our side count in neither (decision P482). Written with each poll and small: no column
-- that changes is indexed.
create table server_uptime_day (
  listing_id plaudit_id not null references listing on delete cascade,
  day date not null,
  polls integer not null check (polls >= 1),
  online integer not null check (online between 0 and polls),
  primary key (listing_id, day)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500);
create index server_uptime_day_old on server_uptime_day (day);

-- When the questions were asked that are asked once an hour: the other edition of Minecraft, the build of FiveM.
alter table player_count add column facts_asked_at timestamptz;

-- Another address is another server: what the old one said about itself no longer counts.
create function forget_server_facts() returns trigger
  language plpgsql
  as $$
begin
  update player_count set facts_asked_at = null where listing_id = new.id;
  delete from server_fact where listing_id = new.id;
  return null;
end $$;
create trigger listing_moved after update of type, game, address on listing
  for each row when (new.type <> old.type or new.game is distinct from old.game or new.address is distinct from old.address)
  execute function forget_server_facts();

-- What was imported to fill in a form, until the form is submitted; an hour at most (decision P484).
create table import_draft (
  id plaudit_id primary key,
  person_id plaudit_id not null references person on delete cascade,
  -- The listing to be updated; null for a new one.
  listing_id plaudit_id references listing on delete cascade,
  -- Where it is from, for people: `Discord application 123…`, `play.example`.
  source text not null check (length(source) between 1 and 300),
  -- The fields that were found, as the form has them.
  fields jsonb not null,
  -- What could not be imported, for people.
  problem text,
  -- The icon as it was rendered here; null if there was none.
  icon_large bytea,
  icon_small bytea,
  expires_at timestamptz not null,
  check ((icon_large is null) = (icon_small is null))
);
create index import_draft_person on import_draft (person_id);
create index import_draft_listing on import_draft (listing_id) where listing_id is not null;
create index import_draft_expiry on import_draft (expires_at);

-- Votes of which nothing was sent to the listener, and which were then queued once more by hand: never twice, because
-- the key refuses it (decision P485).
create table listener_resend (
  endpoint_id plaudit_id not null references endpoint on delete cascade,
  event_id uuid not null,
  at timestamptz not null default plaudit_now(),
  primary key (endpoint_id, event_id)
);
create index listener_resend_event on listener_resend (event_id);
