-- Names, summaries and descriptions of listings in several languages, and what search does with a text's language
-- (decisions P586 to P588). Version 0.2.0 ignores the table and the column.

-- ── What search compares ──────────────────────────────────────────────────────────────────────────────────────────

-- The dictionary that finds the stems of a language's words; null: PostgreSQL has none.
create function stem_dictionary(language text) returns regdictionary
  language sql immutable parallel safe
  as $$
    select case language when 'en' then 'english_stem' when 'de' then 'german_stem' when 'fr' then 'french_stem'
      when 'es' then 'spanish_stem' when 'pt-BR' then 'portuguese_stem' when 'it' then 'italian_stem'
      when 'tr' then 'turkish_stem' when 'ru' then 'russian_stem' when 'ar' then 'arabic_stem' end::regdictionary
  $$;

-- Words as they are written in their language, in lower case. Unlike search_form, marks are kept, because stems depend
-- on them. All punctuation becomes spaces, because parsers know little of it in the locale C.
create function written_form(words text) returns text
  language sql immutable parallel safe
  as $$
    select lower(regexp_replace(regexp_replace(normalize(words, nfkc),
      '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a0-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000-\u303f]+',
      ' ', 'g'))
  $$;

-- Stems, marked with their language, so that a stem is never taken for a word or for a stem of another language.
create function search_stems(words text, language text) returns text[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct language || ' ' || stem), '{}')
    from regexp_split_to_table(left(written_form(words), 20000), '\s+') as word,
      unnest(ts_lexize(stem_dictionary(language), left(word, 64))) as stem
    where word <> '' and stem <> ''
  $$;

-- Chinese, Japanese and Korean write words without spaces, or with other words attached. Each run of their characters is
-- found by the pairs of neighbors in it.
create function cjk_runs(words text) returns setof text
  language sql immutable parallel safe
  as $$
    select run from regexp_split_to_table(left(normalize(words, nfkc), 20000),
      '[^\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af]+')
      as run where run <> ''
  $$;

-- Of a text: also the last character of each run, so that every character is the beginning of something.
create function search_pairs(words text) returns text[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct pair), '{}') from cjk_runs(words) as run, lateral (
      select sign || coalesce(lead(sign) over (order by place), '') as pair
      from unnest(string_to_array(run, null)) with ordinality as split (sign, place)
    ) as pairs
  $$;

create function lexemes_vector(lexemes text[], weight text) returns tsvector
  language sql immutable parallel safe
  as $$
    select coalesce(string_agg('''' || lexeme || ''':1' || weight, ' '), '')::tsvector from unnest(lexemes) as lexeme
  $$;

-- A text as search compares it: its words, their stems, and pairs. One sign may become eighteen by its form; what a page
-- of text can hold is found, and no text is too long to be saved.
create function search_vector(words text, language text, weight text) returns tsvector
  language plpgsql immutable parallel safe
  as $$
declare
  found tsvector;
begin
  if words = '' then return ''; end if;
  found := setweight(to_tsvector('simple', left(search_form(words), 20000)), weight::"char");
  if stem_dictionary(language) is not null then
    found := found || lexemes_vector(search_stems(words, language), weight);
  end if;
  if normalize(words, nfkc) ~ '[\u3005-\U000323af]' then
    found := found || lexemes_vector(search_pairs(words), weight);
  end if;
  return found;
end $$;

-- Like search_query of one argument, whose words are at most eight too, but each word is also found by its stem in the
-- visitor's language, or by all its pairs. In PL/pgSQL, which keeps its plans: every search runs it several times.
create function search_query(words text, language text) returns tsquery
  language plpgsql immutable parallel safe
  as $$
declare
  cjk constant text :=
    '[\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af]+';
  given constant text := normalize(words, nfkc);
  has_stems constant boolean := stem_dictionary(language) is not null;
  has_pairs constant boolean := given ~ cjk;
  word text;
  ways text[];
  asked text[] := '{}';
begin
  for word in select split from regexp_split_to_table(
    regexp_replace(given, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f\u00a0]+', ' ', 'g'), '\s+') as split
  loop
    continue when word = '';
    exit when cardinality(asked) = 8;
    ways := array[search_query(word)::text];
    if has_stems then
      ways := ways || (select string_agg('''' || stem || '''', ' & ') from unnest(search_stems(word, language)) as stem);
    end if;
    if has_pairs and word ~ cjk then
      ways := ways || (
        select concat_ws(' & ', string_agg(
            case when length(run) = 1 then '''' || run || ''':*' else '''' || substr(run, place, 2) || '''' end, ' & '),
          -- Letters beside such characters.
          nullif(search_query(regexp_replace(word, cjk, ' ', 'g'))::text, ''))
        from cjk_runs(word) as run, generate_series(1, greatest(1, length(run) - 1)) as place);
    end if;
    ways := array(select way from unnest(ways) as way where way <> '');
    if cardinality(ways) > 0 then asked := asked || ('(' || array_to_string(ways, ' | ') || ')'); end if;
  end loop;
  return array_to_string(asked, ' & ')::tsquery;
end $$;

-- What is stored gets pairs before anything is locked that votes need. Only rows with such characters change.
update listing_search set
  heading = heading || lexemes_vector(search_pairs(listing.name), 'A') || lexemes_vector(search_pairs(summary), 'C'),
  document = document || lexemes_vector(search_pairs(listing.name), 'A') || lexemes_vector(search_pairs(summary), 'C')
    || lexemes_vector(search_pairs(description), 'D')
from listing
where listing.id = listing_id
  and exists (select from cjk_runs(listing.name || ' ' || summary || ' ' || description) limit 1);

-- ── From here on, votes wait for the end of the migration, which is near ──────────────────────────────────────────

-- Names in other languages.
alter table listing_search add column names text[] not null default '{}';

create table listing_text (
  listing_id plaudit_id not null references listing on delete cascade,
  -- One of the languages of pages.
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35),
  -- Null: as in the listing itself.
  name text check (char_length(name) between 1 and 80),
  summary text check (char_length(summary) between 1 and 200),
  description text check (char_length(description) between 1 and 10000),
  -- What the name looks like (see listing_fingerprint); null until the service has compared it.
  skeleton text check (length(skeleton) <= 400),
  core text check (length(core) <= 400),
  primary key (listing_id, language),
  check (coalesce(name, summary, description) is not null)
);
create index listing_text_language on listing_text (language);
create index listing_text_skeleton on listing_text (skeleton) where skeleton is not null;
create index listing_text_core on listing_text (core) where core is not null;

-- The language of the listing's own texts; null: not specified.
alter table listing add column text_language text
  check (text_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(text_language) <= 35);

-- Writes what lists are filtered by and searched in.
create function index_listing(wanted text) returns void
  language plpgsql
  as $$
declare
  one listing;
  other listing_text;
  tag_words text;
  name_words text;
  other_names text[] := '{}';
  filed text[];
  title tsvector;
  whole tsvector;
begin
  select * into one from listing where id = wanted;
  if not found or not one.is_public then
    delete from listing_search where listing_id = wanted;
    delete from listing_filter where listing_id = wanted;
    return;
  end if;
  tag_words := search_form(array_to_string(one.tags, ' '));
  name_words := trim(search_form(one.name));
  filed := array(select coalesce(one.game, one.type) || '/' || category from unnest(one.categories) as category);
  title := search_vector(one.name, one.text_language, 'A') || setweight(to_tsvector('simple', tag_words), 'B')
    || search_vector(one.summary, one.text_language, 'C');
  for other in select * from listing_text where listing_id = wanted order by language loop
    if other.name is not null then other_names := other_names || trim(search_form(other.name)); end if;
    title := title || search_vector(coalesce(other.name, ''), other.language, 'A')
      || search_vector(coalesce(other.summary, ''), other.language, 'C');
  end loop;
  whole := title || search_vector(one.description, one.text_language, 'D');
  for other in select * from listing_text where listing_id = wanted and description is not null order by language loop
    begin
      whole := whole || search_vector(other.description, other.language, 'D');
    exception when program_limit_exceeded then
      -- A document has at most 1 MB. Descriptions of the greatest length in a dozen languages may have more.
      null;
    end;
  end loop;
  -- Earlier versions filter by type, game and tags here.
  insert into listing_search (listing_id, type, game, tags, name, names, near, heading, document)
  values (one.id, one.type, one.game, one.tags, name_words, other_names,
    array_to_string(name_words || other_names || tag_words, ' '), title, whole)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    name = excluded.name, names = excluded.names, near = excluded.near, heading = excluded.heading,
    document = excluded.document;
  insert into listing_filter as known (listing_id, type, game, tags, categories, languages, country)
  values (one.id, one.type, one.game, one.tags, filed, one.languages, one.country)
  on conflict (listing_id) do update set type = excluded.type, game = excluded.game, tags = excluded.tags,
    categories = excluded.categories, languages = excluded.languages, country = excluded.country
  where (known.type, known.game, known.tags, known.categories, known.languages, known.country)
    is distinct from (excluded.type, excluded.game, excluded.tags, excluded.categories, excluded.languages, excluded.country);
end $$;

create or replace function follow_listing_text() returns trigger
  language plpgsql
  as $$
begin
  perform index_listing(new.id);
  return null;
end $$;

drop trigger listing_is_searched on listing;
create trigger listing_is_searched
  after insert or update of type, game, name, summary, description, text_language, tags, categories, languages, country,
    paused_at, state, owner_id, address, link, owner_proven_at
  on listing
  for each row execute function follow_listing_text();

create function follow_translated_text() returns trigger
  language plpgsql
  as $$
declare
  wanted text := case when tg_op = 'DELETE' then old.listing_id else new.listing_id end;
begin
  perform index_listing(wanted);
  if tg_op <> 'UPDATE' or new.name is distinct from old.name then
    update listing_fingerprint set skeleton = null where listing_id = wanted;
  end if;
  return null;
end $$;
create trigger translated_text_is_searched after insert or delete or update of name, summary, description on listing_text
  for each row execute function follow_translated_text();

-- What an earlier version has saved meanwhile.
select index_listing(id) from listing
where updated_at >= plaudit_now() - interval '10 minutes' and is_public
  and exists (select from cjk_runs(name || ' ' || summary || ' ' || description) limit 1);

create or replace function prepare_near_search() returns boolean
  language plpgsql
  as $$
begin
  if to_regproc('word_similarity') is null then return false; end if;
  create index if not exists listing_search_near on listing_search using gin (near gin_trgm_ops) with (fastupdate = off);
  create index if not exists listing_fingerprint_near on listing_fingerprint using gin (skeleton gin_trgm_ops);
  create index if not exists listing_text_near on listing_text using gin (skeleton gin_trgm_ops);
  return true;
end $$;
select prepare_near_search();

create or replace function near_skeletons(wanted text, most integer) returns setof text
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
    'select listing_id::text from (
       select listing_id, skeleton from listing_fingerprint where skeleton % $1
       union all select listing_id, skeleton from listing_text where skeleton % $1
     ) as near
     order by similarity(skeleton, $1) desc, listing_id limit $2'
    using wanted, most;
end $$;
