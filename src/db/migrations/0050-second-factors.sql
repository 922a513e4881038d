-- Second factors of an account (authenticator app, passkeys, recovery codes), and when a session has last been
-- confirmed.

-- When the person last proved in this session who they are, which sensitive actions require. Signing in counts. Sessions
-- that exist have not been confirmed.
alter table session add column confirmed_at timestamptz;
alter table session alter column confirmed_at set default plaudit_now();

-- The authenticator app of a person. `pending_sealed` is the secret of an app that is being set up: until a code of it
-- was entered, it proves nothing.
create table authenticator_app (
  person_id plaudit_id primary key references person on delete cascade,
  secret_sealed bytea,
  -- The time step of the last code that was accepted: no code of it or an earlier one is accepted again.
  last_step bigint not null default 0 check (last_step >= 0),
  added_at timestamptz,
  used_at timestamptz,
  pending_sealed bytea,
  pending_until timestamptz,
  check ((secret_sealed is null) = (added_at is null)),
  check ((pending_sealed is null) = (pending_until is null)),
  check (secret_sealed is not null or pending_sealed is not null)
);

-- SHA-256 of the codes that have not been used.
create table recovery_code (
  person_id plaudit_id not null references person on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default plaudit_now(),
  primary key (person_id, code_hash)
);

create table passkey (
  id plaudit_id primary key,
  person_id plaudit_id not null references person on delete cascade,
  -- In base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null check (length(public_key) <= 4096),
  -- As the device counts its signatures; always 0 for passkeys that are synchronized.
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  is_synced boolean not null default false,
  added_at timestamptz not null default plaudit_now(),
  used_at timestamptz
);
create index passkey_person on passkey (person_id);
