-- Categories and countries of listings, and what lists are filtered by (decisions P500 and P503).

alter table listing
  add column categories text[] not null default '{}',
  add column country text check (country ~ '^[A-Z]{2}$');

-- Apart from `listing`, whose rows are rewritten by every vote. Categories are with their game, such as
-- 'minecraft/economy', because games and bots share some of their names.
alter table listing_search
  add column categories text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column country text;

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
    return null;
  end if;
  insert into listing_search (listing_id, type, game, tags, name, near, heading, document, categories, languages, country)
  values (new.id, new.type, new.game, new.tags, name_words, name_words || ' ' || tag_words, heading_words,
    heading_words || about, filed, new.languages, new.country)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    name = excluded.name, near = excluded.near, heading = excluded.heading, document = excluded.document,
    categories = excluded.categories, languages = excluded.languages, country = excluded.country;
  return null;
end $$;

drop trigger listing_is_searched on listing;
create trigger listing_is_searched
  after insert or update of type, game, name, summary, description, tags, categories, languages, country, paused_at, state,
    owner_id, address, link, owner_proven_at
  on listing
  for each row execute function follow_listing_text();

update listing_search set languages = listing.languages
  from listing where listing.id = listing_search.listing_id and listing.languages <> '{}';

create index listing_search_categories on listing_search using gin (categories) with (fastupdate = off);
create index listing_search_languages on listing_search using gin (languages) with (fastupdate = off);
create index listing_search_country on listing_search (country) where country is not null;
