-- What a game server says about itself when its players are counted: written only when it changes.
create table server_fact (
  listing_id plaudit_id primary key references listing on delete cascade,
  -- As the server calls it, such as 'Paper 1.21.4'.
  version text check (length(version) between 1 and 100),
  -- The versions that players can join with, such as '1.20' and '1.21', for the filter of lists.
  versions text[] not null default '{}',
  -- 'java', 'bedrock'.
  editions text[] not null default '{}',
  updated_at timestamptz not null default plaudit_now()
);
create index server_fact_versions on server_fact using gin (versions) with (fastupdate = off);
