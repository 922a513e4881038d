-- What a listing's page shows and what a voter may ask for: icons (decisions P33 and P34).

-- The icon's name, by its content; null where a letter stands in its place. Beside the listing, so that lists need no join.
alter table listing add column icon text check (icon ~ '^[A-Za-z0-9_-]{16}$');

-- The pictures themselves: what was uploaded is never kept, only these two, drawn anew from it.
create table listing_icon (
  listing_id plaudit_id primary key references listing on delete cascade,
  hash text not null check (hash ~ '^[A-Za-z0-9_-]{16}$'),
  -- WebP, 256 and 64 pixels wide and high.
  large bytea not null check (length(large) between 1 and 1000000),
  small bytea not null check (length(small) between 1 and 1000000),
  made_at timestamptz not null default plaudit_now()
);
