// Makes the embedded database durable: PGlite's Node file system has no fsync, so a commit would only be in the
// kernel's memory. Emscripten calls the stream operation `fsync` where there is one; this gives it one (decision O2).
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenStream {
  /** The operating system's file descriptor; absent for folders. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface EmscriptenModule {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (stream: OpenStream) => number } };
}

type Init = NodeFS['init'];

/** PGlite's Node file system, with `fsync`. */
export class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(pglite, options);
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    const emscriptenOpts = made.emscriptenOpts as { preRun?: unknown[] };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return made;
  }
}

/** PostgreSQL syncs folders too, so that a new file's name survives; Emscripten opens those without a descriptor. */
function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
