// Makes the embedded database durable and private. PGlite's Node file system has no fsync, so a commit would only reach
// the kernel's memory. Emscripten calls a stream operation `fsync` if there is one, so this adds it (decision O2).
// Also, PGlite's file system ignores the umask and creates files with mode 0666, so this removes other users'
// permissions (decision P127).
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './sync-folder.ts';

interface OpenStream {
  /** The file descriptor; absent for folders. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface Attributes {
  readonly mode?: number | null;
}

interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string;
    node_ops: {
      mknod(parent: unknown, name: string, mode: number, device: number): unknown;
      setattr(node: unknown, attributes: Attributes): unknown;
    };
    stream_ops: {
      fsync?: (stream: OpenStream) => number;
      setattr(stream: OpenStream, attributes: Attributes): unknown;
    };
  };
}

const OTHERS = 0o077;

type Init = NodeFS['init'];

/** PGlite's Node file system with `fsync`, and with files that only their owner can read. */
export class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(pglite, options);
    const prepare = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      removeOthersRights(NODEFS);
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    const emscriptenOpts = made.emscriptenOpts as { preRun?: unknown[] };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), prepare];
    return made;
  }
}

function removeOthersRights({ node_ops, stream_ops }: EmscriptenModule['NODEFS']): void {
  const own = (attributes: Attributes) =>
    attributes.mode ? { ...attributes, mode: attributes.mode & ~OTHERS } : attributes;
  const [mknod, setNode, setStream] = [node_ops.mknod, node_ops.setattr, stream_ops.setattr];
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  node_ops.setattr = (node, attributes) => setNode(node, own(attributes));
  stream_ops.setattr = (stream, attributes) => setStream(stream, own(attributes));
}
