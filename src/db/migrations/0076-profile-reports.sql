-- Profiles that staff hides after a report, and what their people have to be told about it.

alter table voter_profile
  add column hidden_at timestamptz,
  add column hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add check ((hidden_at is null) = (hidden_reason is null)),
  -- Whether everyone may see it, unless its person is suspended.
  add column is_shown boolean not null generated always as (is_public and hidden_at is null) stored;

-- Until the person dismisses it.
create table profile_news (
  id bigint generated always as identity primary key,
  person_id plaudit_id not null references person on delete cascade,
  -- The kinds are listed in the types.
  kind text not null check (kind ~ '^[a-z_]{1,20}$'),
  reason text check (char_length(reason) between 1 and 500),
  at timestamptz not null default plaudit_now()
);
create index profile_news_person on profile_news (person_id, id);
