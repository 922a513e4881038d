// A request as text (RFC 9112 §3): refused rather than mended where a header could be read as more than itself. Pure.
import { memoize } from '../memoize.ts';

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^[\t\x20-\x7e]*$/;
/** They say where a request ends and how its connection goes on: for this file alone. */
const OURS =
  /^(host|connection|keep-alive|accept-encoding|content-length|transfer-encoding|te|trailer|upgrade|expect)$/i;

/** The names are always the same dozen. */
const mayBeSent = memoize((name) => TOKEN.test(name) && !OURS.test(name));

/** What each request to a URL begins with. */
export function formatPostHead(url: URL): string {
  return [
    `POST ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: keep-alive',
    'Accept-Encoding: identity',
    '',
  ].join('\r\n');
}

/** A request without a body, on a connection that ends with it. Null: a header that must not be sent. */
export function formatGetRequest(url: URL, headers: Readonly<Record<string, string>>): string | null {
  const opening = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: close',
    'Accept-Encoding: identity',
    '',
  ].join('\r\n');
  const head = withHeaders(opening, headers);
  return head === null ? null : `${head}\r\n`;
}

/** A request whose body is no text. Null: a header that must not be sent. */
export function formatBinaryPostRequest(
  opening: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Buffer | null {
  const head = withHeaders(opening, headers);
  if (head === null) return null;
  return Buffer.concat([Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body]);
}

/** The whole request, to be written as UTF-8 at once: all but its body is ASCII. Null: a header that must not be sent. */
export function formatPostRequest(
  opening: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string | null {
  const head = withHeaders(opening, headers);
  return head === null ? null : `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function withHeaders(opening: string, headers: Readonly<Record<string, string>>): string | null {
  let head = opening;
  for (const name of Object.keys(headers)) {
    const value = headers[name] ?? '';
    if (!mayBeSent(name) || !VALUE.test(value)) return null;
    head += `${name}: ${value}\r\n`;
  }
  return head;
}
