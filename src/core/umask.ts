// Makes files of this process readable for its own user only. Must be imported first, before anything can create a
// file.
process.umask(0o077);
