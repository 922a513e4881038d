-- In the order in which votes lock them, for the migrations that follow in this transaction: a vote of an earlier version
-- that runs meanwhile waits here, and not halfway.
lock table person in share row exclusive mode;
-- The strongest lock, which 0044 needs: with a weaker one, a vote could hold the listing and wait for this transaction.
lock table listing in access exclusive mode;

-- A random value for each lease. After a failover that lost transactions, the epoch counts from an older value again,
-- so two processes could hold leases with the same epoch. Null: last leased by a version without tokens.
alter table endpoint add column lease_token uuid;
