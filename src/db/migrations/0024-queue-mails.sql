-- Staff is told by mail of listings that wait for approval (decision P96). A row for whom there is something to remember.

create table queue_mail (
  person_id plaudit_id primary key references person on delete cascade,
  -- Wants none.
  silent boolean not null default false,
  -- What began to wait up to then has been told; null: nothing so far.
  told_until timestamptz
);
