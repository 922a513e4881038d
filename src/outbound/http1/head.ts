// An answer's status line and headers, and what they say of its body and its connection (RFC 9112 §4–§6, §9). Pure.

/** Without a prototype: a header may be called __proto__. */
export type HeaderFields = Record<string, string>;

const BEGINNING = 'HTTP/1.';
/** Many servers leave out the space before a reason that is missing. No control characters anywhere. */
const STATUS_LINE = /^HTTP\/1\.\d [1-9]\d\d( [\t\x20-\x7e\x80-\xff]*)?$/;
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What the first bytes of an answer, however few, cannot be: null while they may be a status line's. */
export function findMalformedStart(beginning: string): 'malformed_http' | 'https_on_http' | null {
  if (beginning.startsWith(BEGINNING) || BEGINNING.startsWith(beginning)) return null;
  // A TLS server answers plain HTTP with an alert record: type 21, version 3.
  if (beginning === '\x15') return null;
  return beginning.startsWith('\x15\x03') ? 'https_on_http' : 'malformed_http';
}

export interface StatusLine {
  readonly status: number;
  /** HTTP/1.0 ends a connection with each answer. */
  readonly isOld: boolean;
}

export function parseStatusLine(line: string): StatusLine | null {
  if (!STATUS_LINE.test(line)) return null;
  return { status: Number(line.slice(9, 12)), isOld: line[7] === '0' };
}

/** False where the line is no header: no name, a space in it, a fold (a line that begins with a space), NUL or a bare CR. */
export function addHeader(headers: HeaderFields, line: string): boolean {
  const colon = line.indexOf(':');
  const written = line.slice(0, Math.max(0, colon));
  const value = line.slice(colon + 1);
  if (!TOKEN.test(written) || !VALUE.test(value)) return false;
  const name = written.toLowerCase();
  const before = headers[name];
  headers[name] = before === undefined ? trimmed(value) : `${before}, ${trimmed(value)}`;
  return true;
}

/** Only spaces and tabs: String.trim would take the end of a UTF-8 character read as latin1. */
function trimmed(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && (value[from] === ' ' || value[from] === '\t')) from++;
  while (to > from && (value[to - 1] === ' ' || value[to - 1] === '\t')) to--;
  return value.slice(from, to);
}

/** How an answer's end is found; a number is its length in bytes. */
export type Framing = number | 'chunked' | 'until_close';

/** Null where its lengths contradict each other or are none. */
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

/** Idle sockets are closed by the receiver as well; one that is about to be is worth nothing. */
const KEEP_MS = 4_000;
const KEEP_MARGIN_MS = 2_000;
const KEEP_MAX_MS = 30_000;

/** How long a connection may be kept once this answer is read to its end; 0 for not at all. */
export function keepAliveMs({ status, isOld }: StatusLine, headers: HeaderFields): number {
  if (isOld || /(^|[\s,])close($|[\s,])/i.test(headers.connection ?? '')) return 0;
  const length = headers['content-length'];
  // Two ways to find the end are one too many: what we take for the end another may not (RFC 9112 §6.3).
  const hasNone = status === 204 || status === 304;
  if (headers['transfer-encoding'] !== undefined && (length !== undefined || hasNone)) return 0;
  // A body announced where none belongs may yet come. A 304 tells the length of what it does not send.
  if (status === 204 && length !== undefined && length !== '0') return 0;
  const hint = headers['keep-alive'];
  const seconds = hint === undefined ? null : /timeout\s*=\s*(\d+)/i.exec(hint)?.[1];
  if (!seconds) return KEEP_MS;
  return Math.min(Math.max(0, Number(seconds) * 1000 - KEEP_MARGIN_MS), KEEP_MAX_MS);
}
