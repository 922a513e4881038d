// Formats requests (RFC 9112 §3). Refuses a header that could be read as more than one, instead of repairing it. Pure.
import { memoize } from '../../core/memoize.ts';

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^[\t\x20-\x7e]*$/;
/** These headers decide where a request ends and whether its connection is kept, so only this file sets them. */
const RESERVED =
  /^(host|connection|keep-alive|accept-encoding|content-length|transfer-encoding|te|trailer|upgrade|expect)$/i;

/** Memoized: there are only about a dozen names. */
const mayBeSent = memoize((name) => TOKEN.test(name) && !RESERVED.test(name));

/** How each POST to a URL begins. */
export function formatPostHead(url: URL): string {
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: keep-alive',
    'Accept-Encoding: identity',
    '',
  ].join('\r\n');
}

/** A request without a body, on a connection that it closes. Null: a header must not be sent. */
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

/** Null: a header must not be sent. */
export function formatBinaryPostRequest(
  start: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Buffer | null {
  const head = withHeaders(start, headers);
  if (head === null) return null;
  return Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]);
}

/** The whole request, to be written as UTF-8; everything before the body is ASCII. Null: a header must not be sent. */
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
    if (!mayBeSent(name) || !VALUE.test(value)) return null;
    head += `${name}: ${value}\r\n`;
  }
  return head;
}
