-- Mail that waits for the mail server, links that work once, and who left a moment ago (decisions P40 to P47).

-- A mail on its way: gone once the mail server has taken it. It may be sent twice, never lost for a day (P40).
create table letter (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  recipient text not null check (length(recipient) between 3 and 254),
  -- Subject and text, encrypted: a link in it may open an account. Gone when the letter is given up.
  sealed bytea,
  created_at timestamptz not null default plaudit_now(),
  -- After this the letter is of no use to anybody.
  expires_at timestamptz not null check (expires_at > created_at),
  -- Also the end of a lease: who takes a letter moves it on.
  next_try_at timestamptz not null default plaudit_now(),
  tries integer not null default 0 check (tries >= 0),
  -- A code of ours, never what the mail server wrote.
  last_error text check (length(last_error) <= 100),
  given_up_at timestamptz,
  check ((sealed is null) = (given_up_at is not null))
);
create index letter_due on letter (next_try_at) where given_up_at is null;
create index letter_given_up on letter (given_up_at desc) where given_up_at is not null;

-- A link in a mail, or one that the operator made. The token itself stands nowhere.
create table account_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  person_id plaudit_id not null references person on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change', 'reset')),
  -- The address it proves: the mail went there. Null: the operator handed the link over.
  email text check (email = lower(email) and length(email) between 3 and 254),
  created_at timestamptz not null default plaudit_now(),
  expires_at timestamptz not null check (expires_at > created_at),
  check (purpose = 'reset' or email is not null)
);
create index account_link_person on account_link (person_id, purpose);
create index account_link_expires on account_link (expires_at);

-- A person's own votes: one row a listing they voted for. Rewritten votes do not touch it.
create index voting_window_voter on voting_window (voter_id);

-- Whose account is gone while votes of it still close a window: a keyed hash of the address or the Discord ID, until the
-- window is over. Without it a new account a minute later could vote again (P45).
create table departed (
  mark text primary key check (length(mark) <= 100),
  until timestamptz not null
);
create index departed_until on departed (until);
