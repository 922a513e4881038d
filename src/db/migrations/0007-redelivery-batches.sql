-- A listing's order to redeliver many events at once (decision A26): worked off at the rate of single redeliveries, in
-- the order of the events, by whichever process finds budget left. It is never forgotten in a crash: the event it has
-- come to stands here, and moves in the transaction that puts that event back into the queue.
create table redelivery_batch (
  id plaudit_id primary key,
  endpoint_id plaudit_id not null references endpoint on delete cascade,
  -- Which deliveries: in one of these states, of events with IDs between these two. The first moves as it goes on.
  states text[] not null check (cardinality(states) between 1 and 3 and states <@ array['delivered', 'failed', 'undelivered']),
  after_event uuid not null,
  before_event uuid not null,
  -- Found when it was ordered.
  total integer not null check (total >= 0),
  -- Put back into the queue so far.
  redelivered integer not null default 0 check (redelivered >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Stopped by its owner before it was through.
  stopped boolean not null default false check (not stopped or ended_at is not null)
);
-- One at a time.
create unique index redelivery_batch_open on redelivery_batch (endpoint_id) where ended_at is null;
create index redelivery_batch_newest on redelivery_batch (endpoint_id, created_at desc);
