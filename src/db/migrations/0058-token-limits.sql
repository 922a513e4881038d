-- When an API token expires and which addresses may use it, both optional.

alter table api_token
  add column expires_at timestamptz,
  -- CIDR ranges; null: all addresses.
  add column allowed_ranges text[] check (cardinality(allowed_ranges) between 1 and 20),
  -- When its listing got the notice that it expires soon.
  add column expiry_noticed_at timestamptz;
create index api_token_expiring on api_token (expires_at)
  where expires_at is not null and revoked_at is null and expiry_noticed_at is null;
