-- The first attempt at a vote's delivery, if it succeeds, is beside the delivery: one row in the log instead of two.
-- Further attempts, and all that failed, are in `attempt`.
alter table delivery
  add column first_attempt_id uuid,
  add column first_started_at timestamptz,
  add column first_status integer,
  add column first_duration_ms integer,
  add column first_dns_ms integer,
  add column first_connect_ms integer,
  add column first_tls_ms integer,
  add column first_response_ms integer,
  add column first_address text,
  add column first_headers json,
  add column first_body text;

-- All attempts, wherever they are.
create view attempt_log as
  select event_id, endpoint_id, number, id, trigger, code, http_status, charged, started_at, duration_ms, dns_ms,
    connect_ms, tls_ms, first_byte_ms, address, response_headers, response_body
  from attempt
  union all
  select event_id, endpoint_id, 1, first_attempt_id, 'vote', 'delivered', first_status, false, first_started_at,
    first_duration_ms, first_dns_ms, first_connect_ms, first_tls_ms, first_response_ms, first_address, first_headers,
    first_body
  from delivery where first_attempt_id is not null;
