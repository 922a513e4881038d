-- Votes listed for their owner (decision A7), counted a voter and month (A8), and budgets that cost no sync.

-- The order of the list, by whichever the list is narrowed: a page is read from the index wherever it begins.
drop index vote_voter;
drop index vote_player;
create index vote_voter on vote (listing_id, voter_id, voted_at desc, event_id desc);
create index vote_user on vote (listing_id, user_id, voted_at desc, event_id desc);
create index vote_player on vote (listing_id, player_name_lower, voted_at desc, event_id desc)
  where player_name_lower is not null;

-- Votes by voter and month (UTC), so that the top voters are read, not counted. Only the present month is asked for;
-- housekeeping takes the ones before it.
create table voter_month (
  listing_id plaudit_id not null references listing on delete cascade,
  month date not null check (extract(day from month) = 1),
  -- The data.userId that was sent (decision N2).
  user_id plaudit_id not null,
  votes integer not null check (votes >= 1),
  last_voted_at timestamptz not null,
  primary key (listing_id, month, user_id)
);
create index voter_month_top on voter_month (listing_id, month, votes desc, last_voted_at desc);
create index voter_month_old on voter_month (month);

insert into voter_month (listing_id, month, user_id, votes, last_voted_at)
  select listing_id, date_trunc('month', voted_at at time zone 'UTC')::date, user_id, count(*), max(voted_at)
  from vote
  where voted_at >= date_trunc('month', plaudit_now() at time zone 'UTC') at time zone 'UTC'
  group by 1, 2, 3;

-- A budget is worth a minute. Unlogged, spending one waits for no disk; after a crash of the database all begin anew.
-- A row is rewritten with every use: with room beside it and no index on what changes, that touches nothing else.
drop index spending_expires;
alter table spending set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);
alter table spending set unlogged;
