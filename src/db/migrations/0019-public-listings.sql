-- Which listings the public finds: one word for lists, ranks, the front page and the map for search engines.

alter table listing add column is_public boolean not null generated always as (paused_at is null and state = 'public') stored;

-- What is not public is searched for in vain: it has no row in listing_search.
create or replace function follow_listing_text() returns trigger
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
  if not new.is_public then
    delete from listing_search where listing_id = new.id;
    return null;
  end if;
  insert into listing_search (listing_id, type, game, tags, name, near, heading, document)
  values (new.id, new.type, new.game, new.tags, name_words, name_words || ' ' || tag_words, heading_words,
    heading_words || about)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    name = excluded.name, near = excluded.near, heading = excluded.heading, document = excluded.document;
  return null;
end $$;

drop trigger listing_is_searched on listing;
create trigger listing_is_searched
  after insert or update of type, game, name, summary, description, tags, paused_at, state on listing
  for each row execute function follow_listing_text();
