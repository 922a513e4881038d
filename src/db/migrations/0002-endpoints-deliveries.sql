-- ── Endpoints: where deliveries go ────────────────────────────────────────────────────────────────────────────

-- One row an endpoint, and the whole of the engine's bookkeeping for it: who works on it (lease, epoch), when there
-- is something to do, how fast (pace) and how it fares (health). Small and often written, so settings lie elsewhere.
create table endpoint (
  id plaudit_id primary key,
  listing_id plaudit_id not null references listing on delete cascade,
  kind text not null check (kind in ('webhook')),
  -- `removed`: the owner took the settings away; the log stays, and saving again brings the endpoint back.
  state text not null default 'enabled' check (state in ('enabled', 'paused', 'disabled', 'removed')),
  -- Raised whenever the settings change, so that no process uses old ones.
  settings_version integer not null default 1,
  paused_at timestamptz check ((paused_at is not null) = (state = 'paused')),
  disabled_at timestamptz check ((disabled_at is not null) = (state = 'disabled')),
  -- §3.1: at 20 in a row the webhook is disabled.
  consecutive_failures integer not null default 0
    check (consecutive_failures between 0 and 20 and (consecutive_failures < 20 or state = 'disabled')),
  last_delivered_at timestamptz,
  last_failed_at timestamptz,
  last_failure_code text,
  last_failure_status integer,
  -- Decision D7: while it fails, one attempt at a time and this pause between them; 0 when it does not.
  pace_ms integer not null default 0 check (pace_ms >= 0),
  paced_until timestamptz,
  -- When the engine should look here next: null when nothing waits.
  next_due_at timestamptz,
  -- No waiting delivery is due before this: where a scan of the queue may begin.
  backlog_from timestamptz,
  lease_until timestamptz,
  epoch bigint not null default 0,
  unique (listing_id, kind)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200);
create index endpoint_due on endpoint (next_due_at) where next_due_at is not null;

create table webhook (
  endpoint_id plaudit_id primary key references endpoint on delete cascade,
  format text not null check (format in ('json', 'discord')),
  -- Encrypted: the URL of a chat channel is itself a secret.
  url_sealed bytea not null,
  -- What the dashboard shows: the URL, masked for a chat channel.
  url_shown text not null,
  secret_sealed bytea,
  -- After a rotation the old secret signs beside the new one for a day (decision D13).
  previous_secret_sealed bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null default plaudit_now(),
  updated_at timestamptz not null default plaudit_now(),
  check ((previous_secret_sealed is null) = (previous_secret_until is null))
);

-- ── Events and deliveries: the log, kept 90 days and dropped by the week ──────────────────────────────────────
-- Written by two statements only and never deleted row by row, so they carry no foreign keys: dropping a week must
-- not search another table. All three are cut by the same event ID, so a week goes as a whole.

create table event (
  id uuid not null,
  listing_id text not null,
  type text not null check (type = 'vote.created'),
  is_test boolean not null default false,
  -- Built once; these bytes go out on every attempt (decision D1).
  body text not null,
  recorded_at timestamptz not null,
  primary key (id)
) partition by range (id);

create table delivery (
  event_id uuid not null,
  endpoint_id text not null,
  is_test boolean not null default false,
  -- `waiting` with no attempt: first attempt due; with attempts: being retried.
  state text not null check (state in ('waiting', 'delivered', 'failed', 'undelivered')),
  attempts integer not null default 0 check (attempts >= 0),
  -- How the newest attempt ended.
  last_code text,
  last_status integer,
  last_duration_ms integer,
  -- When it reached the state it is in now.
  changed_at timestamptz not null,
  primary key (event_id, endpoint_id)
) partition by range (event_id);
create index delivery_log on delivery (endpoint_id, event_id);

create table attempt (
  event_id uuid not null,
  endpoint_id text not null,
  number integer not null check (number >= 1),
  -- The X-<Service>-Delivery of this attempt.
  id uuid not null,
  trigger text not null check (trigger in ('vote', 'retry', 'redelivery', 'test')),
  code text not null,
  http_status integer,
  -- Whether it counts toward the 20 consecutive failures.
  charged boolean not null,
  started_at timestamptz not null,
  duration_ms integer,
  dns_ms integer,
  connect_ms integer,
  tls_ms integer,
  first_byte_ms integer,
  address text,
  response_headers json,
  response_body text,
  primary key (event_id, endpoint_id, number)
) partition by range (event_id);

-- What waits to be sent, and only that: a row leaves when its delivery ends, so the table stays small.
create table queue (
  endpoint_id plaudit_id not null references endpoint on delete cascade,
  event_id uuid not null,
  due_at timestamptz not null,
  -- Attempts begun so far: the next one is number attempts + 1.
  attempts integer not null default 0,
  -- Failed attempts that count against the retries; null: one attempt and no retries (a redelivery).
  failures integer default 0,
  is_test boolean not null default false,
  primary key (endpoint_id, event_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);
create index queue_due on queue (endpoint_id, due_at, event_id);

-- What may be on the wire now: written before a socket opens, moved to the log when the attempt ends. Rows that a
-- dead process left are moved there as `interrupted` by whoever takes its lease (decision D2).
-- No foreign key: a row is written and removed for every attempt, and checking it each time cost a tenth of that. What a
-- deleted endpoint leaves, housekeeping takes away.
create table in_flight (
  endpoint_id text not null,
  event_id uuid not null,
  id uuid not null,
  number integer not null,
  trigger text not null,
  started_at timestamptz not null,
  -- A test event is sent outside the lease (decision D11).
  is_test_button boolean not null default false,
  primary key (endpoint_id, event_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);

-- Makes the weeks from `since` to `until` where they are missing.
create function make_event_weeks(since timestamptz, until timestamptz) returns void
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
        execute format('create table %I partition of %I for values from (%L) to (%L)%s',
          parent || '_' || suffix, parent, first_event_id(week), first_event_id(week + interval '7 days'),
          case parent when 'delivery' then ' with (fillfactor = 80)' else '' end);
      end if;
    end loop;
    week := week + interval '7 days';
  end loop;
end $$;

-- Drops the weeks that ended before `before`; answers how many.
create function drop_event_weeks(before timestamptz) returns integer
  language plpgsql
  as $$
declare
  old record;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(7285281);
  for old in
    select child.relname, parent.relname as parent
    from pg_inherits
    join pg_class child on child.oid = inhrelid
    join pg_class parent on parent.oid = inhparent
    where parent.relname in ('event', 'delivery', 'attempt') and child.relkind = 'r'
      and to_timestamp(right(child.relname, 10), 'YYYY_MM_DD') + interval '7 days' <= before at time zone 'UTC'
    order by parent.relname
  loop
    execute format('drop table %I', old.relname);
    if old.parent = 'event' then dropped := dropped + 1; end if;
  end loop;
  return dropped;
end $$;

select make_event_weeks(plaudit_now() - interval '91 days', plaudit_now() + interval '28 days');
