-- The formats a webhook can have are listed in src/channels/registry.ts alone; here only their shape is checked.
alter table webhook drop constraint webhook_format_check;
alter table webhook add constraint webhook_format_check check (format ~ '^[a-z][a-z_]{0,30}$');
