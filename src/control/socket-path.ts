// Where the control socket is, and how to name it in the 107 bytes that a socket's path may have.
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SOCKET_NAME = 'control.sock';
/** macOS allows 103 bytes, Linux 107. */
const MAX_PATH_BYTES = 103;
const OWN_FILES = '/proc/self/fd';

export interface SocketPath {
  readonly path: string;
  /** Call it when the path is no longer needed: for a server, after it closed. */
  release(): void;
}

/**
 * A path to DATA_DIR/control.sock that is short enough. Reaches a long DATA_DIR through an open file descriptor (Linux)
 * or through a symbolic link in a new private folder.
 */
export function shortSocketPath(dataDir: string, descriptors = OWN_FILES): SocketPath {
  const path = join(dataDir, SOCKET_NAME);
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return { path, release: () => undefined };
  return existsSync(descriptors) ? throughDescriptor(dataDir, descriptors) : throughLink(dataDir);
}

function throughDescriptor(dataDir: string, descriptors: string): SocketPath {
  const descriptor = openSync(dataDir, 'r');
  return { path: join(descriptors, String(descriptor), SOCKET_NAME), release: () => closeSync(descriptor) };
}

function throughLink(dataDir: string): SocketPath {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-'));
  const link = join(folder, 'data');
  symlinkSync(dataDir, link);
  return { path: join(link, SOCKET_NAME), release: () => rmSync(folder, { recursive: true, force: true }) };
}
