-- The live stream: events in the order of their commits, named consumers and how far they have come, and what
-- `plaudit listen` forwarded.

-- Weeks are neither made nor dropped meanwhile.
select pg_advisory_xact_lock(7285281);

-- A consumer of a listing's stream: how far it has come, and which connection has it now. Created first, because the
-- foreign key locks `listing`, as a vote does before it comes to `event`: in another order they would deadlock.
create table stream_consumer (
  listing_id plaudit_id not null references listing on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9._-]{1,64}$'),
  -- The last event that it needs no more; null: none, it begins with the oldest.
  event_id uuid,
  -- Where that event is in the stream, also after the event was deleted.
  position bigint not null,
  created_at timestamptz not null default plaudit_now(),
  acknowledged_at timestamptz,
  -- The newest connection with this name, and when its process last confirmed that it is open.
  connection text,
  seen_at timestamptz,
  primary key (listing_id, name)
) with (fillfactor = 50);

-- Event IDs are made before the listing is locked, so a vote with a smaller ID may be committed later. This number is
-- taken when the event is inserted, while its listing is locked: it grows in the order of the commits of a listing,
-- whichever version inserts it. Events from before have none and come first, by their IDs.
create sequence event_position;
alter table event add column position bigint;
alter table event alter column position set default nextval('event_position');
create index event_stream on event (listing_id, coalesce(position, 0::bigint), id);

-- What a developer's machine responded to an event that `plaudit listen` forwarded. Deleted after 30 days. Without a
-- foreign key: the rows of a deleted listing are deleted in slices.
create table stream_forward (
  listing_id text not null,
  event_id uuid not null,
  number bigint generated always as identity,
  forwarded_to text not null check (length(forwarded_to) between 1 and 2048),
  status integer check (status between 100 and 999),
  duration_ms integer check (duration_ms >= 0),
  error text check (length(error) <= 2000),
  forwarded_at timestamptz not null default plaudit_now(),
  primary key (listing_id, event_id, number)
);
create index stream_forward_age on stream_forward (forwarded_at);

-- Streams check their token again at once, in every process (see 0028): the payload names what has changed.
create function token_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights('token:' || old.id);
  return null;
end $$;
create trigger token_rights after update of secret_hash, revoked_at, scopes on api_token
  for each row when (old.secret_hash is distinct from new.secret_hash or old.revoked_at is distinct from new.revoked_at
    or old.scopes is distinct from new.scopes)
  execute function token_changed();
create trigger token_ended after delete on api_token for each row execute function token_changed();

create function stream_consumer_changed() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights('consumer:' || old.listing_id || ':' || old.name);
  return null;
end $$;
create trigger stream_consumer_replaced after update of connection on stream_consumer
  for each row when (new.connection is not null and old.connection is distinct from new.connection)
  execute function stream_consumer_changed();
create trigger stream_consumer_ended after delete on stream_consumer
  for each row execute function stream_consumer_changed();
