-- A vote that was sent to a listener without a confirmation is not an accepted one: it has a time of its own.
alter table endpoint add column last_unconfirmed_at timestamptz;

-- Until now last_delivered_at told of both.
update endpoint set
  last_unconfirmed_at = (
    select max(changed_at) from delivery
    where delivery.endpoint_id = endpoint.id and state = 'sent_unconfirmed' and not is_test),
  last_delivered_at = (
    select max(changed_at) from delivery
    where delivery.endpoint_id = endpoint.id and state = 'accepted' and not is_test)
where kind = 'listener' and last_delivered_at is not null
  and exists (select from delivery where delivery.endpoint_id = endpoint.id and state = 'sent_unconfirmed');
