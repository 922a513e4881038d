-- What bots report of themselves (§1.5, decision A9): the newest report on the listing, one value an hour for charts.

alter table listing
  add column server_count integer check (server_count between 0 and 100000000),
  add column shard_count integer check (shard_count between 1 and 1000000),
  add column server_count_at timestamptz,
  add check ((server_count is null) = (server_count_at is null)),
  add check (server_count is null or type = 'bot'),
  add check (shard_count is null or server_count is not null);

-- The last value of each hour, so that a bot that reports every minute leaves 24 rows a day (decision A19).
create table server_count_hour (
  listing_id plaudit_id not null references listing on delete cascade,
  hour timestamptz not null,
  server_count integer not null check (server_count between 0 and 100000000),
  primary key (listing_id, hour)
);
create index server_count_hour_old on server_count_hour (hour);
