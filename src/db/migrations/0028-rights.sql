-- Whose rights may have ended is told to every process when the transaction commits, whoever wrote it: live pages ask again at once.
-- The payload is a person's ID. A lost notification costs ten seconds, because live pages ask by themselves as well.

-- Whether a suspension holds: without an end, until staff ends it.
create function is_suspended(suspended_at timestamptz, suspended_until timestamptz) returns boolean
  language sql stable parallel safe
  as $$ select suspended_at is not null and coalesce(suspended_until > plaudit_now(), true) $$;

create function tell_rights(person_id text) returns void
  language sql
  as $$ select pg_notify('plaudit_rights', person_id) $$;

-- A session that ends (signed out, ended, a new password, a suspension), and a manager who is none any more.
create function person_lost_something() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights(old.person_id);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function person_lost_something();
create trigger manager_ended after delete on listing_manager for each row execute function person_lost_something();

create function person_changed_rights() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights(old.id);
  return null;
end $$;
create trigger person_rights after update of role, suspended_at, suspended_until on person
  for each row when (old.role is distinct from new.role or old.suspended_at is distinct from new.suspended_at
    or old.suspended_until is distinct from new.suspended_until)
  execute function person_changed_rights();
create trigger person_ended after delete on person for each row execute function person_changed_rights();

create function owner_ended() returns trigger
  language plpgsql
  as $$
begin
  perform tell_rights(old.owner_id);
  return null;
end $$;
create trigger listing_owner_changed after update of owner_id on listing
  for each row when (old.owner_id is distinct from new.owner_id) execute function owner_ended();
create trigger listing_ended after delete on listing for each row execute function owner_ended();
