-- What staff should look at, as it happened: sent to the chat channel of staff, and counted by emails. Kept three days.
create table staff_alert (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 40),
  -- The page of staff about it.
  path text not null check (path like '/staff/%' and length(path) <= 200),
  raised_at timestamptz not null default plaudit_now(),
  -- When the chat channel got it.
  sent_at timestamptz
);
create index staff_alert_unsent on staff_alert (raised_at) where sent_at is null;
create index staff_alert_kind on staff_alert (kind, raised_at);

-- Who sends to the chat channel, and how it went. One row.
create table staff_chat (
  is_only boolean primary key default true check (is_only),
  lease_until timestamptz,
  -- Locks out a process whose lease has expired.
  lease_token uuid,
  -- Nothing is sent before.
  next_at timestamptz not null,
  failures integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Why the last message was not accepted; null once one was.
  last_error text
);

-- Which emails a staff member wants, and what they know already. Approval has its own table (queue_mail).
create table staff_alert_mail (
  person_id plaudit_id not null references person on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  silent boolean not null default false,
  -- What was raised up to then has been told; null: nothing so far.
  told_until timestamptz,
  primary key (person_id, kind)
);
