// The heads of HTTP/1.1 messages (RFC 9112 §3–§6, §9): formats those of requests, and parses those of responses,
// including what they state about the body and the connection. Refuses to send a header that could be read as several,
// instead of repairing it. Pure.
import { memoize } from '../../core/memoize.ts';

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const SENT_VALUE = /^[\t\x20-\x7e]*$/;
/**
 * These headers determine where a request ends and whether its connection is kept open, so only this file sets them.
 */
const RESERVED =
  /^(host|connection|keep-alive|accept-encoding|content-length|transfer-encoding|te|trailer|upgrade|expect)$/i;

/** Memoized: there are only about a dozen names. */
const mayBeSent = memoize((name) => TOKEN.test(name) && !RESERVED.test(name));

/** The beginning of each POST to a URL. */
export function formatPostHead(url: URL): string {
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: keep-alive',
    'Accept-Encoding: identity',
    '',
  ].join('\r\n');
}

/** Formats a request without a body, whose connection closes afterwards. Null: a header must not be sent. */
export function formatGetRequest(url: URL, headers: Readonly<Record<string, string>>): string | null {
  const start = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: close',
    'Accept-Encoding: identity',
    '',
  ].join('\r\n');
  const head = withHeaders(start, headers);
  return head === null ? null : `${head}\r\n`;
}

/** Formats a whole request with a binary body. Null: a header must not be sent. */
export function formatBinaryPostRequest(
  start: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Buffer | null {
  const head = withHeaders(start, headers);
  if (head === null) return null;
  return Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]);
}

/**
 * Formats a whole request, to be written as UTF-8; everything before the body is ASCII. Null: a header must not be
 * sent.
 */
export function formatPostRequest(
  start: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string | null {
  const head = withHeaders(start, headers);
  return head === null ? null : `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function withHeaders(start: string, headers: Readonly<Record<string, string>>): string | null {
  let head = start;
  for (const name of Object.keys(headers)) {
    const value = headers[name] ?? '';
    if (!mayBeSent(name) || !SENT_VALUE.test(value)) return null;
    head += `${name}: ${value}\r\n`;
  }
  return head;
}

/** Without a prototype, because a header may be named __proto__. */
export type HeaderFields = Record<string, string>;

const BEGINNING = 'HTTP/1.';
/** Many servers omit the space if there is no reason phrase. Control characters are not allowed. */
const STATUS_LINE = /^HTTP\/1\.\d [1-9]\d\d( [\t\x20-\x7e\x80-\xff]*)?$/;
const RECEIVED_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Why the first bytes cannot be the beginning of a status line; null while they can. */
export function findMalformedStart(beginning: string): 'malformed_http' | 'https_on_http' | null {
  if (beginning.startsWith(BEGINNING) || BEGINNING.startsWith(beginning)) return null;
  // A TLS server responds to plain HTTP with an alert record (type 21, version 3).
  if (beginning === '\x15') return null;
  return beginning.startsWith('\x15\x03') ? 'https_on_http' : 'malformed_http';
}

export interface StatusLine {
  readonly status: number;
  /** HTTP/1.0 closes the connection after each response. */
  readonly isOld: boolean;
}

export function parseStatusLine(line: string): StatusLine | null {
  if (!STATUS_LINE.test(line)) return null;
  return { status: Number(line.slice(9, 12)), isOld: line[7] === '0' };
}

/** Returns false if the line is not a valid header: no name, a space in the name, a folded line, NUL or a bare CR. */
export function addHeader(headers: HeaderFields, line: string): boolean {
  const colon = line.indexOf(':');
  const rawName = line.slice(0, Math.max(0, colon));
  const value = line.slice(colon + 1);
  if (!TOKEN.test(rawName) || !RECEIVED_VALUE.test(value)) return false;
  const name = rawName.toLowerCase();
  const previous = headers[name];
  headers[name] = previous === undefined ? trimmed(value) : `${previous}, ${trimmed(value)}`;
  return true;
}

/** Trims only spaces and tabs: String.trim could remove part of a UTF-8 character that was read as latin1. */
function trimmed(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && (value[from] === ' ' || value[from] === '\t')) from++;
  while (to > from && (value[to - 1] === ' ' || value[to - 1] === '\t')) to--;
  return value.slice(from, to);
}

/** How the end of the body is determined; a number is its length in bytes. */
export type Framing = number | 'chunked' | 'until_close';

/** Null: the length headers are malformed or contradict each other. */
export function bodyFraming(status: number, headers: HeaderFields): Framing | null {
  if (status === 204 || status === 304) return 0;
  const codings = headers['transfer-encoding'];
  if (codings !== undefined) return /(^|[\s,])chunked$/i.test(codings) ? 'chunked' : 'until_close';
  const lengths = headers['content-length'];
  if (lengths === undefined) return 'until_close';
  const [length = '', ...repeated] = lengths.split(', ');
  if (!/^\d+$/.test(length) || repeated.some((other) => other !== length)) return null;
  return Number(length);
}

/** If the receiver does not say how long it keeps a connection. */
const KEEP_ALIVE_MS = 120_000;
/** A connection that the receiver is about to close is useless. */
const KEEP_ALIVE_MARGIN_MS = 2_000;

/** How long the connection may be kept after this response; 0: not at all. */
export function keepAliveMs({ status, isOld }: StatusLine, headers: HeaderFields): number {
  if (isOld || /(^|[\s,])close($|[\s,])/i.test(headers.connection ?? '')) return 0;
  const length = headers['content-length'];
  // With two ways to determine the end of the body, we and the receiver may disagree (RFC 9112 §6.3).
  const hasNone = status === 204 || status === 304;
  if (headers['transfer-encoding'] !== undefined && (length !== undefined || hasNone)) return 0;
  // A body that must not exist, but is announced, may still arrive. A 304 states the length of the body that it omits.
  if (status === 204 && length !== undefined && length !== '0') return 0;
  const hint = headers['keep-alive'];
  const seconds = hint === undefined ? null : /timeout\s*=\s*(\d+)/i.exec(hint)?.[1];
  if (!seconds) return KEEP_ALIVE_MS;
  return Math.max(0, Number(seconds) * 1000 - KEEP_ALIVE_MARGIN_MS);
}
