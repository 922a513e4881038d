-- Whether a voter lets their name be shown among the top voters of a listing. Nobody does until they say so.
alter table person add column shows_name boolean not null default false;
