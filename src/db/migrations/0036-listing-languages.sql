-- The languages that a bot or the players of a server speak, as ISO 639-1 codes.
alter table listing add column languages text[] not null default '{}';
