// Responds with the API's problem documents to requests that Node's HTTP server would refuse with an empty response or
// drop (decision A1). Such requests come from programs, not from people who are waiting for a page.
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem } from '../api/problems.ts';
import { BODY_MAX_BYTES } from '../core/limits.ts';
import { enforceLingerLimit, lingeringClose, useLingeringClose } from './lingering-close.ts';

/**
 * Rejects a request without a Host header or with two, because a proxy may interpret it differently than we do (RFC
 * 9112 §3.2).
 */
export function rejectAmbiguousHost({ httpVersion, rawHeaders }: IncomingMessage): Response | null {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
  const isClear = hosts === 1 || (hosts === 0 && httpVersion === '1.0');
  return isClear ? null : malformed('A request names its Host, once.');
}

/** For errors that occur before the application is called or that it does not handle. */
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

/** Handles data that Node does not pass on as a request. */
export function rejectMalformedRequests(server: Server): void {
  const newest = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on('request', (request, response) => newest.set(request.socket, response));
  useLingeringClose(server, (socket) => newest.get(socket)?.req);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Further data after a malformed request triggers this event again.
    if (refused.has(socket)) {
      enforceLingerLimit(socket);
      return;
    }
    refused.add(socket);
    inTurn(
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
    // If the body is too large, the client gets the response before it sends megabytes (RFC 9110 §10.1.1).
    if (!(Number(request.headers['content-length']) > BODY_MAX_BYTES)) response.writeContinue();
    server.emit('request', request, response);
  });
  // Other expectations may be ignored; Node would respond with an empty 417.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * A malformed request may follow a request whose response was not sent yet: a refusal sent first would be mistaken for
 * that response. A response that started before its own request turned out to be malformed cannot be replaced.
 */
function inTurn(response: ServerResponse | undefined, refuseNow: () => void, giveUp: () => void): void {
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
      // The parser's message names the violated rule and never quotes the request.
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
