-- What a listing’s page shows and what a voter may ask for: icons (decision P33) and reminders (P34 to P38).

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

-- ── Reminders (decisions P34 to P38) ──────────────────────────────────────────────────────────────────────────

-- A voter's calendar at a secret address: recognised by its hash, shown to its owner again from what is sealed.
create table calendar_feed (
  person_id plaudit_id primary key references person on delete cascade,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  secret_sealed bytea not null,
  made_at timestamptz not null default plaudit_now()
);

-- A browser that lets itself be told. The same browser is nobody else's at the same time.
create table push_subscription (
  id plaudit_id primary key,
  person_id plaudit_id not null references person on delete cascade,
  endpoint text not null check (length(endpoint) between 1 and 2048),
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  -- The browser's public key and its secret: what a message is encrypted for (RFC 8291).
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  made_at timestamptz not null default plaudit_now()
);
create index push_subscription_person on push_subscription (person_id);

-- Who wants to be told for which listing. `due_at`: when to look at the vote next; votes themselves write nothing here.
create table vote_reminder (
  person_id plaudit_id not null references person on delete cascade,
  listing_id plaudit_id not null references listing on delete cascade,
  due_at timestamptz not null,
  -- The vote whose window's end was told: once, whatever happens.
  told_event uuid,
  made_at timestamptz not null default plaudit_now(),
  primary key (person_id, listing_id)
);
create index vote_reminder_due on vote_reminder (due_at);
create index vote_reminder_listing on vote_reminder (listing_id);
