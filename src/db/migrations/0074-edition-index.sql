-- Lists of Minecraft servers are filtered by edition (decision P555).
create index server_fact_editions on server_fact using gin (editions) with (fastupdate = off);
