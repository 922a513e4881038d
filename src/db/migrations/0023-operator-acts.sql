-- Who acted on the command line is told apart from whose account is gone (decision P91): both have no person and no token.

-- Null in lines from before, of which it is not known.
alter table audit_entry add column by_operator boolean;
