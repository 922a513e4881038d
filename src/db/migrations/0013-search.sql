-- What lists are searched by (decisions P20 to P23), and badges (P27).

-- As words are compared: without marks, widths and invisible signs, in lower case, ASCII punctuation as spaces. Asked of
-- listings and of queries alike.
create function search_form(words text) returns text
  language sql immutable parallel safe
  as $$
    select lower(regexp_replace(regexp_replace(normalize(words, nfkd),
      '[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a0]+', ' ', 'g'))
  $$;

-- At most eight words, all of which must occur; those of three bytes and more also as beginnings (a sign of Chinese is a
-- word, a letter is not). Nothing in it can be an operator: search_form leaves no punctuation. Without words it finds nothing.
create function search_query(words text) returns tsquery
  language sql immutable parallel safe
  as $$
    select coalesce(to_tsquery('simple',
      string_agg('''' || left(word, 64) || '''' || case when octet_length(word) > 2 then ':*' else '' end, ' & ')), '')
    from (
      select word from regexp_split_to_table(search_form(words), '\s+') with ordinality as split (word, place)
      where word <> '' order by place limit 8
    ) as asked
  $$;

-- Apart from `listing`, whose rows are rewritten by every vote: each rewriting would write these indexes anew.
create table listing_search (
  listing_id plaudit_id primary key references listing on delete cascade,
  type text not null,
  game text,
  tags text[] not null,
  -- The name as words are compared, and with the tags what near misses are looked for in.
  name text not null,
  near text not null,
  -- Name (A), tags (B), summary (C): small, for the order; and with the description (D), for finding.
  heading tsvector not null,
  document tsvector not null
);
create index listing_search_kind on listing_search (type, game, listing_id);
create index listing_search_tags on listing_search using gin (tags) with (fastupdate = off);
create index listing_search_document on listing_search using gin (document) with (fastupdate = off);

create function follow_listing_text() returns trigger
  language plpgsql
  as $$
declare
  tag_words text := search_form(array_to_string(new.tags, ' '));
  name_words text := trim(search_form(new.name));
  heading_words tsvector := setweight(to_tsvector('simple', name_words), 'A')
    || setweight(to_tsvector('simple', tag_words), 'B')
    || setweight(to_tsvector('simple', search_form(new.summary)), 'C');
  -- One sign may become eighteen by its form; what a page of text can hold is found, and no text is too long to be saved.
  about tsvector := setweight(to_tsvector('simple', left(search_form(new.description), 20000)), 'D');
begin
  insert into listing_search (listing_id, type, game, tags, name, near, heading, document)
  values (new.id, new.type, new.game, new.tags, name_words, name_words || ' ' || tag_words, heading_words,
    heading_words || about)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    name = excluded.name, near = excluded.near, heading = excluded.heading, document = excluded.document;
  return null;
end $$;

create trigger listing_is_searched after insert or update of type, game, name, summary, description, tags on listing
  for each row execute function follow_listing_text();

-- Near misses need pg_trgm. It comes with PostgreSQL and a database's owner may add it; where it is missing or
-- forbidden, search does without: typing errors are not forgiven then, all else works. Whoever adds it later runs
-- `create extension pg_trgm; select prepare_near_search();` (decision P21).
create function prepare_near_search() returns boolean
  language plpgsql
  as $$
begin
  if to_regproc('word_similarity') is null then return false; end if;
  create index if not exists listing_search_near on listing_search using gin (near gin_trgm_ops) with (fastupdate = off);
  return true;
end $$;

-- What comes near the words, nearest first; nothing where pg_trgm is missing.
create function near_listings(words text, wanted_type text, wanted_game text, most integer) returns setof text
  language plpgsql stable
  as $$
begin
  if to_regproc('word_similarity') is null then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.43', true);
  return query execute
    'select listing_id::text from listing_search
     where near %> $1 and type = $2 and ($3 is null or game = $3)
     order by word_similarity($1, near) desc, listing_id limit $4'
    using words, wanted_type, wanted_game, most;
end $$;

do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'Search goes without near misses, because pg_trgm cannot be added here (%). To have them, run as a superuser: create extension pg_trgm; select prepare_near_search();', sqlerrm;
end $$;
select prepare_near_search();

insert into listing_search (listing_id, type, game, tags, name, near, heading, document)
  select id, type, game, tags, '', '', '', '' from listing;
update listing set name = name;

-- Lists are read from an index, and a rank is counted in one.
create index listing_game_rank on listing (game, score desc, vote_count desc, id) where game is not null;
create index listing_votes on listing (type, vote_count desc, score desc, id);
create index listing_servers on listing (server_count desc nulls last, id) where type = 'bot';

-- The health of its webhook is shown on a badge only where the owner wants it.
alter table listing add column webhook_badge boolean not null default false;
