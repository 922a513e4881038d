-- The log when it is large: weeks that come and go without anybody waiting, and deliveries that ended badly.

-- Weeks of the log are made and dropped without making everybody wait for a session that reads the log for long (a backup,
-- a report). Whoever waits for an exclusive lock holds up all who come after it: every vote and every result would wait too.

-- A table is made by itself and attached: a partition made as such locks the whole log exclusively, attaching one does not.
create or replace function make_event_weeks(since timestamptz, until timestamptz) returns void
  language plpgsql
  as $$
declare
  week timestamptz := date_trunc('week', since at time zone 'UTC') at time zone 'UTC';
  suffix text;
  parent text;
begin
  -- Two processes that start together must not both make a week.
  perform pg_advisory_xact_lock(7285281);
  while week <= until loop
    suffix := to_char(week at time zone 'UTC', 'YYYY_MM_DD');
    foreach parent in array array['event', 'delivery', 'attempt'] loop
      if to_regclass(format('%I', parent || '_' || suffix)) is null then
        execute format('create table %I (like %I including defaults including constraints including generated)%s',
          parent || '_' || suffix, parent, case parent when 'delivery' then ' with (fillfactor = 80)' else '' end);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent, parent || '_' || suffix, first_event_id(week), first_event_id(week + interval '7 days'));
      end if;
    end loop;
    week := week + interval '7 days';
  end loop;
end $$;

-- Drops the oldest week that ended before `before`; answers how many: 1, or 0 when there is none, or somebody reads the log
-- and it has to wait for another time. One week a call, because its locks are held until the call has been committed.
create or replace function drop_event_weeks(before timestamptz) returns integer
  language plpgsql
  as $$
declare
  old text;
  tries integer := 5;
begin
  perform pg_advisory_xact_lock(7285281);
  select min(right(child.relname, 10)) into old
    from pg_inherits
    join pg_class child on child.oid = inhrelid
    join pg_class parent on parent.oid = inhparent
    where parent.relname in ('event', 'delivery', 'attempt') and child.relkind = 'r'
      and to_timestamp(right(child.relname, 10), 'YYYY_MM_DD') + interval '7 days' <= before at time zone 'UTC';
  if old is null then
    return 0;
  end if;
  -- Nobody waits longer than this behind us.
  perform set_config('lock_timeout', '100ms', true);
  loop
    begin
      -- In the order in which a vote comes to them.
      execute format('drop table if exists %I, %I, %I', 'event_' || old, 'delivery_' || old, 'attempt_' || old);
      return 1;
    exception when lock_not_available or deadlock_detected then
      tries := tries - 1;
      if tries = 0 then
        return 0;
      end if;
    end;
    perform pg_sleep(0.2);
  end loop;
end $$;

-- The deliveries that ended badly are few among many, and they are what an owner looks for. Found by an index of their own,
-- over a column that a delivery which arrives never changes: it is rewritten within its page as before.
alter table delivery add column ended_badly boolean not null
  generated always as (state in ('failed', 'undelivered', 'rejected', 'unknown')) stored;
create index delivery_ended_badly on delivery (endpoint_id, event_id) where ended_badly;
