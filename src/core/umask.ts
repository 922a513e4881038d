// Makes this process's files readable only by its own user. Must be imported first, before anything can create a file.
process.umask(0o077);
