-- How many players are on the game servers, as read from the servers themselves (decisions P1 to P9).

-- One row for each game server with an address: how things stand, and when it is looked at next. Written every few
-- minutes and small: no column that changes is indexed, so that a row is rewritten within its page.
create table player_count (
  listing_id plaudit_id primary key references listing on delete cascade,
  -- `unknown`: not looked at so far, or the server cannot or will not say.
  state text not null default 'unknown' check (state in ('online', 'offline', 'unknown')),
  players integer check (players between 0 and 100000000),
  -- Null where the game has no such number.
  max_players integer check (max_players between 1 and 100000000),
  -- When it last told how many players there are.
  answered_at timestamptz,
  -- Since the first failure after it last answered.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  -- Why the newest look failed; null when it did not.
  code text check (code ~ '^[a-z0-9_]{1,40}$'),
  next_probe_at timestamptz not null,
  -- Whoever looks now, and until when nobody else may; what is found is recorded under this ID only.
  claim_id uuid,
  lease_until timestamptz,
  check ((claim_id is null) = (lease_until is null)),
  check (state <> 'online' or players is not null)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500);

-- The most of each hour in which there was a number (decision P8), kept for 90 days.
create table player_count_hour (
  listing_id plaudit_id not null references listing on delete cascade,
  hour timestamptz not null,
  players integer not null check (players between 0 and 100000000),
  primary key (listing_id, hour)
);
create index player_count_hour_old on player_count_hour (hour);

-- The first of a listing's own moments after `since`: one in five minutes, told by a hash of its ID, so that many
-- servers are looked at evenly. Roblox answers for fifty experiences at once: theirs is one moment for all.
create function own_probe_moment(listing_id text, game text, since timestamptz) returns timestamptz
  language sql immutable parallel safe
  as $$
    select to_timestamp((floor((extract(epoch from since) - own.second) / 300) + 1) * 300 + own.second)
    from (select case game when 'roblox' then 0 else mod(hashtext(listing_id)::bigint + 2147483648, 300) end) as own (second)
  $$;

-- A server whose address changes is another server: it starts anew, and what was found of the old one counts no more.
create function follow_server_address() returns trigger
  language plpgsql
  as $$
begin
  if new.type <> 'game' or new.address is null then
    delete from player_count where listing_id = new.id;
    return null;
  end if;
  insert into player_count (listing_id, next_probe_at) values (new.id, plaudit_now())
  on conflict (listing_id) do update set state = 'unknown', players = null, max_players = null, answered_at = null,
    failing_since = null, failures = 0, code = null, next_probe_at = plaudit_now(), claim_id = null, lease_until = null;
  return null;
end $$;

create trigger listing_has_address after insert on listing
  for each row when (new.type = 'game' and new.address is not null)
  execute function follow_server_address();
create trigger listing_address_changed after update of type, game, address on listing
  for each row when (new.type <> old.type or new.game is distinct from old.game or new.address is distinct from old.address)
  execute function follow_server_address();

insert into player_count (listing_id, next_probe_at)
  select id, own_probe_moment(id, game, plaudit_now()) from listing where type = 'game' and address is not null;
