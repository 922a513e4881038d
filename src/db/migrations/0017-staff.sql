-- Staff: who finds a listing, and people who may not sign in for a time.

-- pending ─approve─▶ public ─hide─▶ hidden ─show─▶ public; pending ─refuse─▶ refused ─its owner edits it─▶ pending.
alter table listing
  add column state text not null default 'public' check (state in ('pending', 'public', 'refused', 'hidden')),
  add column state_reason text check (char_length(state_reason) between 1 and 500),
  add column state_at timestamptz not null default plaudit_now(),
  add check ((state in ('refused', 'hidden')) = (state_reason is not null));
-- What is public was so from its beginning.
update listing set state_at = created_at;
-- Few listings are not public; votes never change these columns, so that their rows go on being rewritten in place.
create index listing_unlisted on listing (state, state_at, id) where state <> 'public';

-- Suspended while suspended_until is ahead, or open.
alter table person
  add column suspended_at timestamptz,
  add column suspended_until timestamptz,
  add column suspended_reason text check (char_length(suspended_reason) between 1 and 500),
  add check ((suspended_at is null) = (suspended_reason is null)),
  add check (suspended_at is not null or suspended_until is null);
create index person_newest on person (created_at desc, id);

create index changelog_entry_latest on changelog_entry (published_at desc, id desc);
