-- Categories and countries of listings, and what lists are filtered by (decisions P500 and P503).

alter table listing
  add column categories text[] not null default '{}',
  add column country text check (country ~ '^[A-Z]{2}$');

-- What lists are filtered by, of public listings. Apart from `listing`, whose rows every vote rewrites, and from
-- `listing_search`, whose rows are too long to read thousands of them for a page. Categories are with their game, such as
-- 'minecraft/economy', because games and bots share some of their names.
create table listing_filter (
  listing_id plaudit_id primary key references listing on delete cascade,
  type text not null,
  game text,
  tags text[] not null,
  categories text[] not null,
  languages text[] not null,
  country text
);

create or replace function follow_listing_text() returns trigger
  language plpgsql
  as $$
declare
  tag_words text := search_form(array_to_string(new.tags, ' '));
  name_words text := trim(search_form(new.name));
  heading_words tsvector := setweight(to_tsvector('simple', name_words), 'A')
    || setweight(to_tsvector('simple', tag_words), 'B')
    || setweight(to_tsvector('simple', search_form(new.summary)), 'C');
  filed text[] := array(select coalesce(new.game, new.type) || '/' || category from unnest(new.categories) as category);
  -- One sign may become eighteen by its form; what a page of text can hold is found, and no text is too long to be saved.
  about tsvector := setweight(to_tsvector('simple', left(search_form(new.description), 20000)), 'D');
begin
  if not new.is_public then
    delete from listing_search where listing_id = new.id;
    delete from listing_filter where listing_id = new.id;
    return null;
  end if;
  -- Earlier versions filter by type, game and tags here.
  insert into listing_search (listing_id, type, game, tags, name, near, heading, document)
  values (new.id, new.type, new.game, new.tags, name_words, name_words || ' ' || tag_words, heading_words,
    heading_words || about)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    name = excluded.name, near = excluded.near, heading = excluded.heading, document = excluded.document;
  insert into listing_filter as known (listing_id, type, game, tags, categories, languages, country)
  values (new.id, new.type, new.game, new.tags, filed, new.languages, new.country)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    categories = excluded.categories, languages = excluded.languages, country = excluded.country
  where (known.type, known.game, known.tags, known.categories, known.languages, known.country)
    is distinct from (excluded.type, excluded.game, excluded.tags, excluded.categories, excluded.languages, excluded.country);
  return null;
end $$;

drop trigger listing_is_searched on listing;
create trigger listing_is_searched
  after insert or update of type, game, name, summary, description, tags, categories, languages, country, paused_at, state,
    owner_id, address, link, owner_proven_at
  on listing
  for each row execute function follow_listing_text();

insert into listing_filter (listing_id, type, game, tags, categories, languages)
  select id, type, game, tags, '{}', languages from listing where is_public;

create index listing_filter_kind on listing_filter (type, game, listing_id);
create index listing_filter_tags on listing_filter using gin (tags) with (fastupdate = off);
create index listing_filter_categories on listing_filter using gin (categories) with (fastupdate = off);
create index listing_filter_languages on listing_filter using gin (languages) with (fastupdate = off);
-- Not only of listings with a country: the planner would read such an index whole for any condition on the country.
create index listing_filter_country on listing_filter (country);
drop index listing_search_tags;
