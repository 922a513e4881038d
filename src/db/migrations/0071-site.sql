-- The brand, the texts and the settings that staff chose in the browser (decision P530). Each part has its newest
-- version in effect; older ones can be restored. Version 0.1.0 knows none of these tables and keeps its own defaults.
create table site_version (
  id bigint generated always as identity primary key,
  part text not null check (length(part) between 1 and 60),
  -- Null: the part was removed.
  content jsonb,
  saved_at timestamptz not null default plaudit_now(),
  -- Null: the operator, or an account that no longer exists.
  saved_by plaudit_id references person on delete set null
);
create index site_version_part on site_version (part, id desc);
create index site_version_saved_by on site_version (saved_by) where saved_by is not null;

-- Images as they are served, rendered from uploads. Versions refer to them by hash.
create table site_image (
  hash text not null check (length(hash) = 16),
  -- The name of the file, such as icon-180.png.
  name text not null check (length(name) between 1 and 40),
  content bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  stored_at timestamptz not null default plaudit_now(),
  primary key (hash, name)
);
