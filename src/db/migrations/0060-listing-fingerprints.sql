-- What listings are compared by, to find look-alikes and duplicates (decision P438). A row without a skeleton is due:
-- the service fills it, because the database cannot compute it. Every listing gets a row, also from an older version.
create table listing_fingerprint (
  listing_id plaudit_id primary key references listing on delete cascade,
  -- What the name looks like; and that without words such as "bot".
  skeleton text check (length(skeleton) <= 400),
  core text check (length(core) <= 400),
  address_key text check (length(address_key) <= 400),
  link_key text check (length(link_key) <= 2100),
  text_key text check (length(text_key) <= 100)
);
create index listing_fingerprint_due on listing_fingerprint (listing_id) where skeleton is null;
create index listing_fingerprint_skeleton on listing_fingerprint (skeleton);
create index listing_fingerprint_core on listing_fingerprint (core);
create index listing_fingerprint_address on listing_fingerprint (address_key) where address_key is not null;
create index listing_fingerprint_link on listing_fingerprint (link_key) where link_key is not null;
create index listing_fingerprint_text on listing_fingerprint (text_key) where text_key is not null;

create function forget_fingerprint() returns trigger
  language plpgsql
  as $$
begin
  insert into listing_fingerprint (listing_id) values (new.id)
  on conflict (listing_id) do update set skeleton = null;
  return null;
end $$;
create trigger listing_gets_fingerprint after insert on listing for each row execute function forget_fingerprint();
-- A proof makes a listing one that others may imitate. No vote writes these columns.
create trigger listing_changes_fingerprint
  after update of name, address, link, description, state, owner_proven_at on listing
  for each row when (
    (old.name, old.address, old.link, old.description, old.state) is distinct from
      (new.name, new.address, new.link, new.description, new.state)
    or (old.owner_proven_at is null) <> (new.owner_proven_at is null))
  execute function forget_fingerprint();
insert into listing_fingerprint (listing_id) select id from listing;

-- Listings that look like another one, for staff. Without a foreign key for the other one: its deletion must not wait.
create table look_alike (
  listing_id plaudit_id not null references listing on delete cascade,
  of_listing_id plaudit_id not null,
  -- Of the listing, when it was found.
  name text not null,
  is_same boolean not null,
  found_at timestamptz not null default plaudit_now(),
  dismissed_at timestamptz,
  dismissed_by plaudit_id references person on delete set null,
  primary key (listing_id, of_listing_id)
);
create index look_alike_open on look_alike (found_at) where dismissed_at is null;
create index look_alike_of on look_alike (of_listing_id);
create index look_alike_dismissed_by on look_alike (dismissed_by) where dismissed_by is not null;

-- Also makes names that are nearly alike quick to find.
create or replace function prepare_near_search() returns boolean
  language plpgsql
  as $$
begin
  if to_regproc('word_similarity') is null then return false; end if;
  create index if not exists listing_search_near on listing_search using gin (near gin_trgm_ops) with (fastupdate = off);
  create index if not exists listing_fingerprint_near on listing_fingerprint using gin (skeleton gin_trgm_ops);
  return true;
end $$;
select prepare_near_search();

-- Listings whose skeletons have much in common with one, most first. Without pg_trgm: those that are worth imitating.
create function near_skeletons(wanted text, most integer) returns setof text
  language plpgsql stable
  as $$
begin
  if to_regproc('word_similarity') is null then
    return query select id::text from listing where owner_proven_at is not null or vote_count >= 100
      order by vote_count desc, id limit 2000;
    return;
  end if;
  perform set_config('pg_trgm.similarity_threshold', '0.3', true);
  return query execute
    'select listing_id::text from listing_fingerprint where skeleton % $1
     order by similarity(skeleton, $1) desc, listing_id limit $2'
    using wanted, most;
end $$;
