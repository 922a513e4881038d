// Files that this process makes are for its own user alone. Imported first of all, before anything could make one.
process.umask(0o077);
