-- Consumers of the live stream that fall behind: their owners are notified before votes are missed, and when they are.

alter table stream_consumer
  -- Where its first connection began: it has never been sent what is before. Null: it has acknowledged that, too.
  add column start_event_id uuid,
  add column start_position bigint,
  add constraint stream_consumer_start check ((start_event_id is null) = (start_position is null)),
  -- The notice that was written since it last caught up; null: none.
  add column noticed text check (noticed in ('behind', 'missed'));

alter table notice
  -- The name of the consumer that the notice is about.
  add column consumer text check (length(consumer) between 1 and 64),
  drop constraint notice_kind,
  add constraint notice_kind check (kind in (
    'webhook.failing', 'webhook.disabled', 'listener.failing', 'changelog.removed', 'changelog.restored',
    'listing.approved', 'listing.refused', 'listing.hidden', 'listing.shown', 'plan.changed',
    'stream.behind', 'stream.missed')),
  add constraint notice_consumer check ((kind like 'stream.%') = (consumer is not null));
