-- The readable part of a listing's address, made from its name (decision P550). Earlier ones lead to the current one.
alter table listing add column slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60);

create unique index listing_current_slug on listing (slug);

create table listing_slug (
  slug text primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  since timestamptz not null default plaudit_now()
);
create index listing_slug_listing on listing_slug (listing_id, since);

-- What a name looks like in an address: Latin letters without marks, Cyrillic ones in Latin letters, and digits.
create function slug_form(name text) returns text
  language plpgsql immutable parallel safe
  as $$
declare
  form text := search_form(name);
  pair text[];
begin
  foreach pair slice 1 in array array[
    ['ß', 'ss'], ['æ', 'ae'], ['œ', 'oe'], ['þ', 'th'], ['щ', 'shch'], ['ш', 'sh'], ['ч', 'ch'], ['ж', 'zh'], ['ц', 'ts'],
    ['х', 'kh'], ['ю', 'yu'], ['я', 'ya'], ['є', 'ye'], ['ъ', ''], ['ь', '']]
  loop
    form := replace(form, pair[1], pair[2]);
  end loop;
  form := translate(form, 'øłđðıабвгґдезиіїйклмнопрстуфыэў', 'oldd' || 'i' || 'abvggdeziiiyklmnoprstufyeu');
  return trim('-' from left(trim('-' from regexp_replace(form, '[^a-z0-9]+', '-', 'g')), 48));
end $$;

-- A slug that no other listing has or had lately. Not one that looks like a number, which may be a bot's ID.
create function free_slug(listing_id text, name text, kind text) returns text
  language plpgsql
  as $$
declare
  base text := slug_form(name);
  tried text;
begin
  if length(regexp_replace(base, '[^a-z]', '', 'g')) < 2 then base := trim('-' from left(kind || '-' || base, 48)); end if;
  for number in 1..30 loop
    tried := base || case when number = 1 then '' when number <= 20 then '-' || number
      else '-' || substr(md5(listing_id || number), 1, 8) end;
    if not exists (select from listing_slug as other where other.slug = tried and other.listing_id <> free_slug.listing_id)
      -- Rows of the same statement are in here, and not in the other table yet.
      and not exists (select from listing as other where other.slug = tried and other.id <> free_slug.listing_id)
      and not exists (select from listing where id = tried)
    then return tried; end if;
  end loop;
  return null;
end $$;

create function choose_slug() returns trigger
  language plpgsql
  as $$
begin
  -- One at a time, until the transaction ends, so that two listings never get the same.
  perform pg_advisory_xact_lock(7285291);
  new.slug := free_slug(new.id, new.name, case when new.type = 'bot' then 'bot' else new.game || '-server' end);
  return new;
end $$;
create trigger listing_chooses_slug before insert on listing for each row execute function choose_slug();
create trigger listing_changes_slug before update of name on listing for each row
  when (slug_form(old.name) <> slug_form(new.name)) execute function choose_slug();

-- The newest five are kept, so that nobody can reserve many names by renaming.
create function remember_slug() returns trigger
  language plpgsql
  as $$
begin
  insert into listing_slug (slug, listing_id) values (new.slug, new.id)
  on conflict (slug) do update set since = plaudit_now();
  delete from listing_slug where listing_id = new.id and slug not in (
    select slug from listing_slug where listing_id = new.id order by since desc, slug <> new.slug limit 5);
  return null;
end $$;
create trigger listing_remembers_slug after insert on listing for each row
  when (new.slug is not null) execute function remember_slug();
create trigger listing_remembers_changed_slug after update of name, slug on listing for each row
  when (new.slug is not null and new.slug is distinct from old.slug) execute function remember_slug();

-- Not the time of the migration, so that a restored backup has the same rows.
do $$
declare
  one record;
  chosen text;
begin
  perform pg_advisory_xact_lock(7285291);
  for one in select id, name, case when type = 'bot' then 'bot' else game || '-server' end as kind, created_at
    from listing order by created_at, id
  loop
    chosen := free_slug(one.id, one.name, one.kind);
    if chosen is null then continue; end if;
    insert into listing_slug (slug, listing_id, since) values (chosen, one.id, one.created_at);
    update listing set slug = chosen where id = one.id;
  end loop;
end $$;
