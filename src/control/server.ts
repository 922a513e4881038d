// The service's end of the control socket, DATA_DIR/control.sock: commands and requests of processes that run as the
// same user, while this process has the embedded database open.
import { chmodSync, lstatSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { OperatorError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { readFrames, sendFrame } from './frames.ts';
import { type ControlHandlers, type ControlResponse, type ForwardedCommand, requestSchema } from './protocol.ts';
import { SOCKET_NAME, shortSocketPath } from './socket-path.ts';

const MAX_REQUEST_BYTES = 1_048_576;
const MAX_CONNECTIONS = 64;
/** Output that a caller has not read yet. */
const MAX_UNREAD_BYTES = 64 * 1_048_576;
/** How long a caller may take to send its request. */
const REQUEST_MS = 10_000;
/** How long a caller may take to read the end of the output. */
const IDLE_MS = 10_000;
/** How long running commands may take to finish when the service stops. */
const STOP_MS = 3_000;

export interface ControlServerOptions {
  readonly dataDir: string;
  readonly version: string;
  readonly log: Log;
  /** Runs a command line and returns its exit status. Never throws. */
  run(command: ForwardedCommand, output: ForwardedOutput): Promise<number>;
  readonly handlers: ControlHandlers;
}

/** Where a forwarded command writes whole lines. */
export interface ForwardedOutput {
  out(text: string): void;
  error(text: string): void;
}

export interface ControlServer {
  /** Accepts nothing more, waits a few seconds for what is running, and removes the socket. */
  close(): Promise<void>;
}

/** The folder's lock must be held. Throws the system's error if the file system has no sockets. */
export async function openControlServer(options: ControlServerOptions): Promise<ControlServer> {
  removeOldSocket(join(options.dataDir, SOCKET_NAME));
  const running = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    // A caller that is gone needs no output; what it started goes on.
    socket.on('error', () => undefined);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size > MAX_CONNECTIONS)
      finish(socket, { refused: 'The service is running too many commands. Try again.' });
    else receive(socket, options, running);
  });
  const { path, release } = shortSocketPath(options.dataDir);
  try {
    await listen(server, path);
  } catch (error) {
    release();
    throw error;
  }
  // The folder denies access to others anyway.
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.race([Promise.all(running), setTimeoutPromise(STOP_MS, undefined, { ref: false })]);
      for (const socket of sockets) socket.destroySoon();
      await Promise.race([closed, setTimeoutPromise(STOP_MS, undefined, { ref: false })]);
      release();
    },
  };
}

/** What a process that was killed left behind, or a link, whose target is not touched. */
function removeOldSocket(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`${path} is a folder, but Plaudit needs this name for its socket. Move the folder away.`);
  rmSync(path, { force: true });
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Waits for the one request of a connection. */
function receive(socket: Socket, options: ControlServerOptions, running: Set<Promise<void>>): void {
  let isReceived = false;
  // In total: a caller that sends a byte now and then must not keep a connection.
  const tooLate = setTimeout(() => socket.destroy(), REQUEST_MS);
  socket.once('close', () => clearTimeout(tooLate));
  readFrames(socket, MAX_REQUEST_BYTES, (frame) => {
    if (isReceived) return;
    isReceived = true;
    clearTimeout(tooLate);
    const done = handle(socket, frame, options)
      .catch((error: unknown) => ({ refused: describe(error, options.log) }))
      .then((end) => finish(socket, end))
      .finally(() => running.delete(done));
    running.add(done);
  });
}

/** Returns the last frame. */
async function handle(socket: Socket, frame: unknown, options: ControlServerOptions): Promise<ControlResponse> {
  const sentBy = versionOf(frame);
  if (sentBy !== options.version) return { refused: otherVersion(options.version, sentBy) };
  const request = requestSchema.parse(frame);
  const send = (response: ControlResponse) => {
    sendFrame(socket, response);
    if (socket.writableLength > MAX_UNREAD_BYTES) socket.destroy();
  };
  if ('command' in request) {
    const output = { out: (out: string) => send({ out }), error: (error: string) => send({ error }) };
    return { exit: await options.run(request.command, output) };
  }
  const handler = handlerOf(options.handlers, request.request);
  if (!handler) return { refused: `The service does not know the request ${request.request}.` };
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  return { result: await handler(request.input, { report: (progress) => send({ progress }), signal: gone.signal }) };
}

type AnyHandler = (
  input: unknown,
  caller: { readonly report: (progress: unknown) => void; readonly signal: AbortSignal },
) => Promise<unknown>;

/** Both ends are the same version, so the input has the handler's type. */
function handlerOf(handlers: ControlHandlers, name: string): AnyHandler | undefined {
  return Object.hasOwn(handlers, name) ? (handlers[name as keyof ControlHandlers] as unknown as AnyHandler) : undefined;
}

function versionOf(frame: unknown): string {
  return typeof frame === 'object' && frame !== null && 'version' in frame ? String(frame.version) : 'unknown';
}

function otherVersion(running: string, caller: string): string {
  return `The running service is version ${running} and this program is version ${caller}. Restart the service, then run the command again. Nothing was changed.`;
}

function finish(socket: Socket, end: ControlResponse): void {
  sendFrame(socket, end);
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.end();
}

function describe(error: unknown, log: Log): string {
  if (error instanceof OperatorError) return error.message;
  log.error({ err: error }, 'A request on the control socket failed.');
  return 'The service could not carry this out because of an unexpected error. Its log says more.';
}
