// Runs the compiled server in this process. Node caches what V8 compiled in the package's folder, if it is writable.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Cached files are executed later: only their owner may change them, whatever umask the process was started with.
process.umask(process.umask() | 0o022);
enableCompileCache(join(import.meta.dirname, '../.cache'));
await import('../src/main.js');
