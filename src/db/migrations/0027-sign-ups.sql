-- Sign-ups whose address is not confirmed yet (decision P115). The account is made when the link in the mail is used, so that neither
-- signing up nor signing in tells who has an account.
create table sign_up (
  -- The link's token, and the secret of the browser that signed up: neither is stored.
  token_hash bytea primary key check (length(token_hash) = 32),
  browser_hash bytea not null unique check (length(browser_hash) = 32),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  password_hash text not null,
  created_at timestamptz not null default plaudit_now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sign_up_email on sign_up (email);
create index sign_up_expires on sign_up (expires_at);
