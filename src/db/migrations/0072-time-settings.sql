-- How a person wants times to be shown; null: as the browser says.

alter table person
  add column time_zone text check (length(time_zone) between 1 and 100),
  add column hour_cycle text check (hour_cycle in ('h12', 'h23'));
