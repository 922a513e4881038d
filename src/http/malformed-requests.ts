// What Node's HTTP server would refuse with an empty answer, or not answer at all: refused with the API's problems instead
// (decision A1). Who sent it may wait for JSON; for what is no request nobody waits on a page.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem } from '../api/problems.ts';
import { BODY_MAX_BYTES } from '../core/limits.ts';
import { enforceLingerLimit, lingeringClose, useLingeringClose } from './lingering-close.ts';

/** A request that can be read in two ways is read in none (RFC 9112, 3.2): without a Host, or with two. */
export function rejectAmbiguousHost({ httpVersion, rawHeaders }: IncomingMessage): Response | null {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
  const isClear = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
  return isClear ? null : malformed('A request names its Host, once.');
}

/** For what goes wrong before the program is asked, or where it has no word of its own. */
export function respondToServerError(error: unknown): Response {
  if (error instanceof Error && error.name === 'RequestError')
    return malformed('The address or the Host is no address.');
  return problem('INTERNAL', 'This is not your fault.', CLOSING);
}

const CLOSING = { headers: { Connection: 'close' } } as const;

function malformed(detail: string): Response {
  return problem('VALIDATION_FAILED', detail, {
    ...CLOSING,
    errors: [{ field: 'request', message: detail }],
  });
}

/** Listens to what Node does not pass on as a request. */
export function rejectMalformedRequests(server: Server): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on('request', (request, response) => newest.set(request.socket, response));
  useLingeringClose(server, (socket) => newest.get(socket)?.req);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Each further piece of what cannot be read comes here again.
    if (refused.has(socket)) {
      enforceLingerLimit(socket);
      return;
    }
    refused.add(socket);
    whenItsTurn(
      newest.get(socket),
      () => refuse(socket, refusalOf(error)),
      () => socket.destroy(),
    );
  });
  server.on('connect', (_, socket) => {
    const headers = { ...CLOSING.headers, Allow: 'GET, HEAD, POST, PUT, DELETE' };
    refuse(socket as Socket, problem('METHOD_NOT_ALLOWED', 'This is no proxy.', { headers }));
  });
  server.on('checkContinue', (request, response) => {
    // Whoever asks first is told before sending megabytes (RFC 9110, 10.1.1).
    if (!(Number(request.headers['content-length']) > BODY_MAX_BYTES)) response.writeContinue();
    server.emit('request', request, response);
  });
  // Other expectations may be ignored; Node would answer 417 without a word.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * What cannot be read may follow a request whose answer is still being made: said before that answer, it would be taken
 * for it. An answer that has begun before its own request ended in nonsense cannot be taken back.
 */
function whenItsTurn(response: ServerResponse | undefined, refuseNow: () => void, giveUp: () => void): void {
  if (!response || (response.req.complete ? response.writableFinished : !response.headersSent)) refuseNow();
  else if (response.req.complete) response.once('close', refuseNow);
  else giveUp();
}

function refusalOf({ code, message }: NodeJS.ErrnoException): Response {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problem('HEADERS_TOO_LARGE', 'Address and headers together have at most 16 KiB.', CLOSING);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return problem('PAYLOAD_TOO_LARGE', `A body has at most ${BODY_MAX_BYTES} bytes.`, CLOSING);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem('REQUEST_TIMEOUT', 'The whole request must arrive within 10 seconds.', CLOSING);
    default:
      // The parser's own words name the rule, never what was sent.
      return malformed(`This is no HTTP request: ${message.replace(/^Parse Error: /, '')}.`);
  }
}

function refuse(socket: Socket, refusal: Response): void {
  void refusal.text().then((text) => {
    const { status, headers } = refusal;
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const length = `content-length: ${Buffer.byteLength(text)}\r\n`;
    lingeringClose(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${length}\r\n${text}`);
  });
}
