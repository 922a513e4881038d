// The calling end of the control socket: finds a service that has the embedded database open, and sends it one request.
import { lstatSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '../core/errors.ts';
import { readFrames, sendFrame } from './frames.ts';
import {
  type ControlRequestName,
  type ControlRequests,
  type ControlResponse,
  type ForwardedCommand,
  responseSchema,
} from './protocol.ts';
import type { ForwardedOutput } from './server.ts';
import { SOCKET_NAME, shortSocketPath } from './socket-path.ts';

const MAX_RESPONSE_BYTES = 256 * 1_048_576;
const OTHERS = 0o077;

/** Which program asks, and for which folder. */
export interface ControlCaller {
  readonly dataDir: string;
  readonly version: string;
  /** How long the service may send nothing before it counts as hanging. Default: any time. */
  readonly silenceMs?: number;
}

/** Runs a command in the service and returns its exit status; null if no service uses the folder. */
export async function forwardCommand(
  { dataDir, version, silenceMs }: ControlCaller,
  command: ForwardedCommand,
  output: ForwardedOutput,
): Promise<number | null> {
  const socket = await connectToService(dataDir);
  if (!socket) return null;
  limitSilence(socket, silenceMs);
  sendFrame(socket, { version, command });
  const end = await readToEnd(socket, (response) => {
    if ('out' in response) output.out(response.out);
    if ('error' in response) output.error(response.error);
  });
  if ('exit' in end) return end.exit;
  throw new OperatorError(INTERRUPTED);
}

/** Makes a request by name; null if no service uses the folder. */
export async function requestFromService<Name extends ControlRequestName>(
  { dataDir, version, silenceMs }: ControlCaller,
  request: { readonly name: Name; readonly input: ControlRequests[Name]['input'] },
  onProgress: (progress: ControlRequests[Name]['progress']) => void = () => undefined,
): Promise<{ readonly result: ControlRequests[Name]['result'] } | null> {
  const socket = await connectToService(dataDir);
  if (!socket) return null;
  limitSilence(socket, silenceMs);
  sendFrame(socket, { version, request: request.name, input: request.input });
  const end = await readToEnd(socket, (response) => {
    if ('progress' in response) onProgress(response.progress as ControlRequests[Name]['progress']);
  });
  if ('result' in end) return { result: end.result as ControlRequests[Name]['result'] };
  throw new OperatorError(INTERRUPTED);
}

const INTERRUPTED =
  'The service stopped before this was finished. It may have been carried out or not: check before you repeat it.';

/** Resolves with the frame that ends the request. Throws OperatorError if it was refused, or the service is gone. */
function readToEnd(socket: Socket, onResponse: (response: ControlResponse) => void): Promise<ControlResponse> {
  return new Promise((resolve, reject) => {
    readFrames(socket, MAX_RESPONSE_BYTES, (frame) => {
      const response = responseSchema.parse(frame);
      if ('refused' in response) reject(new OperatorError(response.refused));
      else if ('exit' in response || 'result' in response) resolve(response);
      else onResponse(response);
    });
    socket.once('error', (error) => error instanceof OperatorError && reject(error));
    socket.once('close', () => reject(new OperatorError(INTERRUPTED)));
  });
}

const HANGING =
  'The service is running, but it does not respond. If it was suspended, continue it. Otherwise look at its log and at the load of this machine, then restart it.';

function limitSilence(socket: Socket, silenceMs = 0): void {
  socket.setTimeout(silenceMs, () => socket.destroy(new OperatorError(HANGING)));
}

/** Null if there is no socket, or nobody listens on it. */
async function connectToService(dataDir: string): Promise<Socket | null> {
  if (!isTrusted(dataDir)) return null;
  const { path, release } = shortSocketPath(dataDir);
  try {
    return await open(path);
  } finally {
    release();
  }
}

/** Only in a folder that nobody else can write to is the listener certainly Plaudit. */
function isTrusted(dataDir: string): boolean {
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  const user = process.getuid?.();
  if (!folder?.isDirectory() || user === undefined) return false;
  if (folder.uid !== user && user !== 0) throw notOurs(dataDir, folder.uid);
  const socket = lstatSync(join(dataDir, SOCKET_NAME), { throwIfNoEntry: false });
  return socket?.isSocket() === true && !(folder.mode & OTHERS);
}

function notOurs(dataDir: string, uid: number): OperatorError {
  return new OperatorError(
    `DATA_DIR, ${dataDir}, belongs to another user (ID ${uid}). Run the command as that user, for example with sudo -u, or choose your own folder with DATA_DIR.`,
  );
}

function open(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Nobody listens: the process was killed, or is about to exit.
      if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      // The queue of connections that the service has not accepted yet is full.
      else if (error.code === 'EAGAIN') reject(new OperatorError(HANGING));
      else reject(error);
    });
  });
}
