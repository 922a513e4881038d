-- A chain of keyed hashes over the audit log, so that a changed or deleted entry is noticed. An entry is linked
-- shortly after it was written. A link stays when its entry expires, so the chain is complete from its first link on.

alter table audit_entry add column is_linked boolean not null default false;
create index audit_entry_unlinked on audit_entry (id) where not is_linked;

create table audit_link (
  number bigint primary key check (number > 0),
  entry_id bigint not null unique,
  -- When the entry was made.
  at timestamptz not null,
  -- Keyed hash of the person who acted, because an entry loses its person when the account is deleted.
  person_hash text,
  content_hash text not null,
  -- Keyed hash of this link and the hash of the previous one.
  hash text not null
);
