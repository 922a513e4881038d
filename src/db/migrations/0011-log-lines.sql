-- A webhook's delivery gets its line in the log when its first attempt ends; until then it stands in `queue` alone. Writing
-- the line beforehand and changing it later was half of what recording a result cost the database, and left a dead row
-- behind for each delivery.

delete from delivery using endpoint
  where endpoint.id = endpoint_id and kind = 'webhook' and delivery.state = 'waiting' and attempts = 0
    and exists (select from queue where queue.endpoint_id = delivery.endpoint_id and queue.event_id = delivery.event_id);

-- One key instead of a key and an index: by endpoint, then by time, as the log is read.
alter table delivery drop constraint delivery_pkey;
drop index delivery_log;
alter table delivery add primary key (endpoint_id, event_id);
