-- Who did what to a listing, and when: written in the transaction of the act itself, kept 400 days. It never holds a secret.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default plaudit_now(),
  -- What it is about, a dot, what was done: `webhook.saved`.
  act text not null check (act ~ '^[a-z]+(\.[a-z_]+)+$' and length(act) <= 60),
  -- Without person and token it was the operator, on the command line.
  person_id plaudit_id references person on delete set null,
  token_id text,
  -- No foreign keys here: a listing that was deleted and a token that is gone are still told of.
  listing_id text,
  -- What one would point at: a version, an address, a token's name.
  subject text check (char_length(subject) <= 300),
  detail json
);
create index audit_entry_listing on audit_entry (listing_id, id desc);
create index audit_entry_person on audit_entry (person_id) where person_id is not null;
create index audit_entry_at on audit_entry (at);
