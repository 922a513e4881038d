-- One person with several accounts is one voter: every vote of an account also closes the window of each identity behind the
-- account (its e-mail address without the +tag, its Discord account). The row does for them what voting_window does for the
-- account. Identities are keyed hashes, so the rows can outlive the account and still name nobody. No foreign key: a deleted listing's
-- rows are removed in slices.
create table identity_window (
  listing_id plaudit_id not null,
  identity text not null check (length(identity) between 1 and 100),
  voted_at timestamptz not null,
  next_vote_at timestamptz not null check (next_vote_at > voted_at),
  primary key (listing_id, identity)
) with (fillfactor = 80);
