-- Whatever has very many rows to lose loses them in slices: what is over is decided in one short transaction, which leaves a task here,
-- and any process works the task off. Without that, a listing with millions of votes would hold everybody who votes for it until the
-- last row is gone.

-- `listing`, `endpoint`: it is deleted, and rows of it are left. `queue`: the webhook is disabled or removed, or the listener removed, and
-- deliveries that waited for it have yet to be written to the log as ended. `voter`: the account is deleted, and votes still carry its ID.
create table cleanup_task (
  kind text not null check (kind in ('listing', 'endpoint', 'queue', 'voter')),
  id text not null,
  -- How far the last slice got: a table's name and a key. Without it each slice would walk over the dead rows of all slices before.
  reached text,
  created_at timestamptz not null default plaudit_now(),
  primary key (kind, id)
);

-- These tables hold a row a vote or a voter, so a deleted listing must not take them along by a cascade. Rows are added only by those who
-- hold a lock on the listing or the endpoint, so what they name exists. A new listing gets a deleted one's ID only when no row is left.
lock table listing, endpoint, vote, voting_window, listing_day, voter_month, vote_reminder, queue, player_reward in access exclusive mode;
alter table vote drop constraint vote_listing_id_fkey;
alter table voting_window drop constraint voting_window_listing_id_fkey;
alter table listing_day drop constraint listing_day_listing_id_fkey;
alter table voter_month drop constraint voter_month_listing_id_fkey;
alter table vote_reminder drop constraint vote_reminder_listing_id_fkey;
alter table player_reward drop constraint player_reward_endpoint_id_fkey;

create function leave_cleanup_task() returns trigger
  language plpgsql
  as $$
begin
  insert into cleanup_task (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
  return null;
end $$;
create trigger listing_deleted after delete on listing for each row execute function leave_cleanup_task('listing');
drop trigger endpoint_deleted on endpoint;
drop function forget_queue();
create trigger endpoint_deleted after delete on endpoint for each row execute function leave_cleanup_task('endpoint');
