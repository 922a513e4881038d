-- Of the test events that the self-check of a receiver sends: what each tries (decision P54), so that the log can say why it is as it is.
alter table event add column probe text check (probe in ('good', 'forged', 'unsigned', 'stale') and (probe is null or is_test));

-- Listings whose owners have put their list of first steps away.
create table checklist_put_away (
  listing_id plaudit_id primary key references listing on delete cascade,
  at timestamptz not null default plaudit_now()
);
