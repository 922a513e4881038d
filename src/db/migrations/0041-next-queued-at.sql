-- When the next delivery to an endpoint is due, apart from those whose results are being recorded; null: none is waiting.
-- Volatile, so that it takes a new snapshot: the caller has locked the endpoint, and must see what was queued before.
create function next_queued_at(endpoint text, since timestamptz, recorded uuid[]) returns timestamptz
  language plpgsql volatile
  as $$
    begin
      return (
        select due_at from queue
        where endpoint_id = endpoint and due_at >= since and (recorded is null or event_id <> all (recorded))
        order by due_at limit 1
      );
    end
  $$;
