-- Whoever puts a delivery into the queue has locked its endpoint, so it is there. The foreign key asked again for each row, and each
-- time walked over all versions of the endpoint's row that a long transaction keeps from being cleared away.
-- In the order in which everybody locks them: an older process may be delivering.
lock table endpoint, queue in access exclusive mode;
alter table queue drop constraint queue_endpoint_id_fkey;

create function forget_queue() returns trigger
  language plpgsql
  as $$
begin
  delete from queue where endpoint_id = old.id;
  return null;
end $$;
create trigger endpoint_deleted after delete on endpoint for each row execute function forget_queue();
