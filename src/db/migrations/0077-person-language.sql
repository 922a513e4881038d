-- The language in which a person chose to see pages and get emails; null: as the browser says, and the site's default
-- in emails. Version 0.2.0 ignores it.
alter table person add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 35);
