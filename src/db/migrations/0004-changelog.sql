-- Bots' changelogs (§2.5, §3.3): one row a bot and version, whatever races.

create table changelog_entry (
  id plaudit_id primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  -- Compared byte by byte, whatever the database's language says is equal (decision A14).
  version text collate "C" not null check (version ~ '^[A-Za-z0-9][A-Za-z0-9._+-]{0,31}$'),
  title text check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 8000),
  published_at timestamptz not null,
  -- Null until a PUT changes the entry (decision C3).
  edited_at timestamptz,
  -- Set while platform staff has removed the entry (decision C5); by the command line: nobody.
  removed_at timestamptz,
  removed_by plaudit_id references person on delete set null,
  removed_reason text check (char_length(removed_reason) between 1 and 500),
  unique (listing_id, version),
  check ((removed_at is null) = (removed_reason is null)),
  check (removed_at is not null or removed_by is null)
);
create index changelog_entry_newest on changelog_entry (listing_id, published_at desc, id desc);
create index changelog_entry_removed_by on changelog_entry (removed_by) where removed_by is not null;

-- When a changelog last changed: what goes leaves no row of its own, and whoever keeps a copy must hear of it.
create table changelog (
  listing_id plaudit_id primary key references listing on delete cascade,
  changed_at timestamptz not null
);
