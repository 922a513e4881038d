-- What is on the wire is one row an endpoint instead of one row an attempt: writing and removing a row for each attempt
-- was a third of what the database did for a delivery.

-- What the process that leases an endpoint may have on the wire: written before a socket opens, and replaced at a
-- later claim. It stands for as long as the lease does: while endpoint.lease_until is set and the epochs are equal. Of
-- its attempts, those in the log have ended; if the lease runs out, the others were interrupted (decision D2).
create table claim (
  endpoint_id plaudit_id primary key references endpoint on delete cascade,
  epoch bigint not null,
  claimed_at timestamptz not null,
  -- One element an attempt in each of the three.
  event_ids uuid[] not null,
  attempt_ids uuid[] not null,
  numbers integer[] not null,
  check (cardinality(event_ids) = cardinality(attempt_ids) and cardinality(event_ids) = cardinality(numbers))
) with (fillfactor = 40, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200);

-- A test event is sent outside the lease (decision D11); its row is removed when its attempt ends.
create table test_attempt (
  event_id uuid primary key,
  endpoint_id plaudit_id not null references endpoint on delete cascade,
  id uuid not null,
  started_at timestamptz not null
);

-- Nobody works while the database is migrated: what stands here belonged to processes that died.
insert into attempt (event_id, endpoint_id, number, id, trigger, code, charged, started_at)
  select event_id, endpoint_id, number, id, trigger, 'interrupted', false, started_at from in_flight;
update queue set attempts = in_flight.number
  from in_flight where queue.endpoint_id = in_flight.endpoint_id and queue.event_id = in_flight.event_id;
update delivery set attempts = in_flight.number, last_code = 'interrupted', last_status = null, last_duration_ms = null,
    state = case when is_test_button then 'undelivered' else state end
  from in_flight where delivery.endpoint_id = in_flight.endpoint_id and delivery.event_id = in_flight.event_id;
update endpoint set lease_until = null, epoch = epoch + 1 where lease_until is not null;

drop table in_flight;
