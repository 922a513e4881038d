-- Where counted votes came from, for as long as their window is open and no longer than 24 hours: what bounds the votes of one
-- network. `network` is a keyed hash that another day makes another. Without a foreign key: the rows go by themselves.
create table vote_network (
  network text not null check (length(network) between 1 and 100),
  listing_id plaudit_id not null,
  event_id uuid not null,
  voted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > voted_at and expires_at <= voted_at + interval '24 hours'),
  primary key (network, listing_id, event_id)
);
create index vote_network_expires on vote_network (expires_at);
