-- Vote listeners: a second kind of endpoint, to which a vote is sent at most once (§6.6, decisions L1 to L5).

-- A listener is never disabled: nothing is retried, and a vote that fails says so. Its failures are counted for its owner.
do $$
declare
  rule text;
begin
  for rule in
    select conname from pg_constraint
    where conrelid = 'endpoint'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%consecutive_failures%' or pg_get_constraintdef(oid) like '%kind%')
  loop
    execute format('alter table endpoint drop constraint %I', rule);
  end loop;
end $$;
alter table endpoint add constraint endpoint_kind check (kind in ('webhook', 'listener'));
alter table endpoint add constraint endpoint_failures check (
  consecutive_failures >= 0 and (kind = 'listener' or consecutive_failures < 20
    or (consecutive_failures = 20 and state = 'disabled')));
alter table endpoint add constraint listener_never_disabled check (kind <> 'listener' or state <> 'disabled');

-- How a vote ends at a listener (L1), and what is not sent because the player has been rewarded (L2).
alter table delivery drop constraint delivery_state_check;
alter table delivery add constraint delivery_state_check check (state in (
  'waiting', 'delivered', 'failed', 'undelivered',
  'accepted', 'rejected', 'sent_unconfirmed', 'unknown', 'already_rewarded'));

create table listener (
  endpoint_id plaudit_id primary key references endpoint on delete cascade,
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  protocol text not null check (protocol in ('v1', 'v2')),
  -- v2: what signs, encrypted.
  token_sealed bytea,
  -- v1: what encrypts, as SubjectPublicKeyInfo in base64. No secret.
  public_key text,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now(),
  check ((token_sealed is not null) = (protocol = 'v2')),
  check ((public_key is not null) = (protocol = 'v1'))
);

-- Who rewards a player at a listener: of all votes that name the player, one in 24 hours (L2). `pending`: this vote's
-- delivery has not ended; `given`: it was or may have been sent; `past`: so it was, and a later vote took its place;
-- `queued`: another's is pending, and this one is sent only if that one fails. Written under the endpoint's lock.
create table player_reward (
  endpoint_id plaudit_id not null references endpoint on delete cascade,
  event_id uuid not null,
  -- In lower case.
  player text not null,
  voted_at timestamptz not null,
  state text not null check (state in ('pending', 'given', 'past', 'queued')),
  primary key (endpoint_id, event_id)
);
-- What decides, whatever a process believes: one vote a player at a time.
create unique index player_rewarded on player_reward (endpoint_id, player) where state in ('pending', 'given');
create index player_votes on player_reward (endpoint_id, player, voted_at);
