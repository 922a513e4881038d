-- Voters who return: what they voted for in all, days in a row, badges, profiles, favorites and one reminder for all of
-- them. The vote's own transaction writes none of these: a loop derives the counts from `vote` afterwards.

-- Up to which vote the counts below include all. One row, written by the first tally, locked by the process that counts, and by annulments.
create table voter_tally (
  is_only boolean primary key default true check (is_only),
  reached uuid not null default '00000000-0000-0000-0000-000000000000'
);

-- Votes that were annulled or restored after they had been counted. The loop applies and deletes these rows.
create table voter_correction (
  id bigint generated always as identity primary key,
  person_id plaudit_id not null,
  listing_id plaudit_id not null,
  day date not null,
  change smallint not null check (change in (-1, 1))
);

-- The days (UTC) on which a person voted.
create table voter_day (
  person_id plaudit_id not null references person on delete cascade,
  day date not null,
  votes integer not null check (votes > 0),
  primary key (person_id, day)
);

-- Without a foreign key to the listing, because a cascade would delete many rows at once.
create table voter_total (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null,
  votes integer not null check (votes > 0),
  primary key (person_id, listing_id)
);
create index voter_total_top on voter_total (listing_id, votes desc, person_id);

create table voter_stat (
  person_id plaudit_id primary key references person on delete cascade,
  votes integer not null check (votes >= 0),
  -- How many different listings these were for.
  listings integer not null check (listings >= 0),
  -- The last month (UTC) in which the person voted, and the votes in it.
  month date not null check (extract(day from month) = 1),
  month_votes integer not null check (month_votes >= 0),
  -- The last day of the newest days in a row, and how many there are.
  last_day date,
  streak integer not null check (streak >= 0),
  best_streak integer not null check (best_streak >= streak)
);
create index voter_stat_all on voter_stat (votes desc, person_id);
create index voter_stat_month on voter_stat (month, month_votes desc, person_id);

create table voter_badge (
  person_id plaudit_id not null references person on delete cascade,
  -- The badges are listed in the types.
  badge text not null check (badge ~ '^[a-z]{1,20}-[0-9]{1,6}$'),
  awarded_on date not null,
  primary key (person_id, badge)
);

create table voter_profile (
  person_id plaudit_id primary key references person on delete cascade,
  handle text not null check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) between 3 and 30),
  -- What the handle looks like: two that can be confused have the same.
  handle_key text not null unique check (length(handle_key) between 1 and 200),
  is_public boolean not null default false,
  -- Whether search engines may list the page.
  is_indexed boolean not null default false,
  shows_favorites boolean not null default false,
  created_at timestamptz not null default plaudit_now()
);
create unique index voter_profile_handle on voter_profile (handle);

-- Handles that were given up. Until they are free, only the person who had them can take them back.
create table retired_handle (
  handle_key text primary key,
  person_id plaudit_id references person on delete set null,
  free_at timestamptz not null
);
create index retired_handle_person on retired_handle (person_id) where person_id is not null;
create index retired_handle_free on retired_handle (free_at);

create function retire_handle() returns trigger
  language plpgsql
  as $$
begin
  insert into retired_handle (handle_key, person_id, free_at)
  values (old.handle_key, (select id from person where id = old.person_id), plaudit_now() + interval '30 days')
  on conflict (handle_key) do update set person_id = excluded.person_id, free_at = excluded.free_at;
  return null;
end $$;
create trigger voter_profile_renamed after update of handle_key on voter_profile for each row
  when (old.handle_key is distinct from new.handle_key) execute function retire_handle();
create trigger voter_profile_deleted after delete on voter_profile for each row execute function retire_handle();

-- A favorite outlives its listing, so that the person sees that the listing is gone. At most 100 per person.
create table favorite (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null,
  added_at timestamptz not null default plaudit_now(),
  primary key (person_id, listing_id)
);

-- One reminder for all favorites.
create table favorite_reminder (
  person_id plaudit_id primary key references person on delete cascade,
  -- When to remind: once the first favorite is ready for a vote again, or all of them.
  moment text not null check (moment in ('first', 'all')),
  by_push boolean not null default true,
  by_mail boolean not null default false,
  in_calendar boolean not null default false,
  -- When to check next.
  due_at timestamptz not null default plaudit_now(),
  -- Votes cast before are covered by the last reminder.
  told_at timestamptz not null default '1970-01-01',
  -- When the settings or the favorites last changed: what was ready by then needs no reminder.
  armed_at timestamptz not null default plaudit_now()
);
create index favorite_reminder_due on favorite_reminder (due_at);
