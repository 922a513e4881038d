-- A vote changes score and vote count. While indexes had them, each vote wrote a new entry into every index of `listing`.
-- Now the indexes have copies, which a vote changes at most once a second (decision P372). A listing whose copies are out
-- of date is in `listing_unranked` and in no index of the ranking: the database computes this, so readers find it there.
alter table listing
  add column ranked_score bigint not null default 0,
  add column ranked_votes bigint not null default 0,
  -- Not the time of the migration, so that a restored backup has the same rows.
  add column ranked_at timestamptz not null default 'epoch',
  add column is_ranked boolean not null generated always as (score = ranked_score and vote_count = ranked_votes) stored,
  -- Room on each page for the next version of its rows: only there can a vote leave the indexes as they are.
  set (fillfactor = 70);

drop index listing_rank;
drop index listing_game_rank;
drop index listing_votes;
update listing set ranked_score = score, ranked_votes = vote_count where not is_ranked;

create index listing_rank on listing (type, ranked_score desc, ranked_votes desc, id) where is_public and is_ranked;
create index listing_game_rank on listing (game, ranked_score desc, ranked_votes desc, id)
  where is_public and is_ranked and game is not null;
create index listing_votes on listing (type, ranked_votes desc, ranked_score desc, id) where is_public and is_ranked;
create index listing_unranked on listing (id) where not is_ranked;
