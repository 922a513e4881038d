// Parses a response as its bytes arrive, and only as far as needed (decision D4). Pure. Stricter than RFC 9112
// requires: lines end with CR LF, never with LF alone, and no header is folded.
import { MAX_STORED_RESPONSE_BYTES } from '../../core/limits.ts';
import { decodeBody } from './decode-body.ts';
import {
  addHeader,
  bodyFraming,
  findMalformedStart,
  type HeaderFields,
  keepAliveMs,
  parseStatusLine,
  type StatusLine,
} from './head.ts';
import type { LastHead, ResponseHead } from './last-head.ts';

/** Why the bytes are not a valid response. */
export type ResponseFault = 'malformed_http' | 'https_on_http' | 'headers_too_large' | 'closed_early';

/** Limits the status line and headers, including all interim responses before them. */
const HEAD_MAX_BYTES = 32 * 1024;

/** How many bytes it takes to recognize a status line. */
const STATUS_BEGINNING = 7;
/** Chunk extensions, which follow a semicolon, are ignored. */
const CHUNK_SIZE = /^[0-9a-f]{1,16}[\t ]*(;[\t\x20-\x7e\x80-\xff]*)?$/i;

const END_OF_LINE = Buffer.from('\n');
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const NO_STATUS: StatusLine = { status: 0, isOld: false };
const NO_HEADERS: HeaderFields = Object.freeze(Object.create(null));

/** What is parsed next: a line of one of these kinds, or the body. */
type Next = 'status' | 'header' | 'size' | 'chunk_end' | 'trailer' | 'body' | 'nothing';

export class ResponseReader {
  /** 0 until the final status line and all of its headers have arrived. */
  status = 0;
  headers: HeaderFields = NO_HEADERS;
  /** Why there is no response, or null. An error after the headers only cuts the body short. */
  fault: ResponseFault | null = null;
  /** How long the connection may be kept open; 0 unless this response was read to its end. */
  keepMs = 0;
  /** Whether the body was read to its end. */
  whole = false;

  readonly #lastHead: LastHead | null;
  readonly #keptMost: number;
  /** Limits all that is read of one response, including the overhead of one-byte chunks and endless trailers. */
  readonly #readMost: number;
  #next: Next = 'status';
  /** The part of the current line that has arrived. */
  #line = '';
  #statusLine: StatusLine = NO_STATUS;
  #headers = NO_HEADERS;
  #head: ResponseHead | null = null;
  #chunked = false;
  #bodyBytesLeft = 0;
  #headBytes = 0;
  #readBytes = 0;
  /** The body's bytes so far, at the start of a larger buffer. */
  #kept: Buffer | null = null;
  #keptBytes = 0;

  /** `keptMost`: how many bytes of the body to store. `lastHead`: of the same connection. */
  constructor(keptMost = MAX_STORED_RESPONSE_BYTES, lastHead: LastHead | null = null) {
    this.#lastHead = lastHead;
    this.#keptMost = keptMost;
    this.#readMost = keptMost + HEAD_MAX_BYTES;
  }

  /** Whether nothing more is needed. */
  get ended(): boolean {
    return this.#next === 'nothing';
  }

  /** The body, not decompressed, decoded as UTF-8: at most `keptMost` bytes. */
  get body(): string {
    // Most responses to a webhook are empty, and creating a decoder is expensive.
    return this.#kept ? decodeBody(this.#kept.subarray(0, this.#keptBytes), this.#keptMost) : '';
  }

  /** The body as it arrived, not decompressed: at most `keptMost` bytes. */
  get bytes(): Uint8Array {
    return this.#kept?.subarray(0, this.#keptBytes) ?? new Uint8Array();
  }

  /** Parses the `length` bytes that have arrived. The buffer may be reused afterwards. */
  push(bytes: Buffer, length: number = bytes.length): void {
    const end = Math.min(length, this.#readMost - this.#readBytes);
    const isFirst = this.#readBytes === 0;
    this.#readBytes += end;
    let text = '';
    let textAt = 0;
    let at = isFirst ? this.#takeLastHead(bytes, end) : 0;
    const isNewHead = isFirst && at === 0;
    while (at < end && this.#next !== 'nothing') {
      if (this.#next === 'body') at = this.#takeBody(bytes, at, end);
      else {
        if (at >= textAt + text.length) {
          textAt = at;
          text = bytes.toString('latin1', at, Math.min(end, this.#endOfLines(bytes, at)));
        }
        at = textAt + this.#takeLine(text, at - textAt);
      }
    }
    if (isNewHead && this.#head) this.#lastHead?.remember(bytes.subarray(0, this.#headBytes), this.#head);
    // Bytes after the end of the response were not requested.
    if (at < length) this.keepMs = 0;
    if (this.#readBytes >= this.#readMost) this.#stop('headers_too_large');
  }

  /** To be called when the connection was closed. */
  end(): void {
    if (this.#next === 'body' && this.#bodyBytesLeft === Number.POSITIVE_INFINITY) this.whole = true;
    this.#stop('closed_early');
  }

  /** Consumes the head of the last response, if it has arrived again, and returns where the rest begins. */
  #takeLastHead(bytes: Buffer, end: number): number {
    const length = this.#lastHead?.match(bytes, end) ?? 0;
    if (length > 0 && this.#lastHead?.head) this.#takeHead(this.#lastHead.head);
    return length;
  }

  /**
   * The end of the lines that begin at `at`. No more than these are decoded, because headers are slices of the decoded
   * text and keep all of it in memory.
   */
  #endOfLines(bytes: Buffer, at: number): number {
    const isHead = this.#next === 'status' || this.#next === 'header';
    const end = bytes.indexOf(isHead ? END_OF_HEAD : END_OF_LINE, at);
    return end < 0 ? bytes.length : end + (isHead ? END_OF_HEAD : END_OF_LINE).length;
  }

  /** Consumes the rest of the current line, as far as it has arrived, and returns where the next one begins. */
  #takeLine(text: string, at: number): number {
    const feed = text.indexOf('\n', at);
    const next = feed < 0 ? text.length : feed + 1;
    const mayBeNone = this.#next === 'status' && this.#line.length < STATUS_BEGINNING;
    this.#line += text.slice(at, feed < 0 ? next : feed);
    const none = mayBeNone ? findMalformedStart(this.#line) : null;
    if (none) this.#stop(none);
    else if (!this.#fitsHead(next - at)) this.#stop('headers_too_large');
    else if (feed >= 0) this.#endLine();
    return next;
  }

  #fitsHead(bytes: number): boolean {
    if (this.status === 0) this.#headBytes += bytes;
    return this.#headBytes <= HEAD_MAX_BYTES;
  }

  #endLine(): void {
    const line = this.#line;
    this.#line = '';
    if (!line.endsWith('\r') || !this.#readLine(line.slice(0, -1))) this.#stop('malformed_http');
  }

  /** Returns false if the line is malformed. */
  #readLine(line: string): boolean {
    switch (this.#next) {
      case 'status':
        return this.#readStatus(line);
      case 'header':
        return line === '' ? this.#endHead() : addHeader(this.#headers, line);
      case 'size':
        return this.#readSize(line);
      case 'chunk_end':
        this.#next = 'size';
        return line === '';
      case 'trailer':
        if (line === '') this.#complete();
        return line === '' || addHeader(Object.create(null), line);
      case 'body':
      case 'nothing':
        return false;
    }
  }

  #readStatus(line: string): boolean {
    const read = parseStatusLine(line);
    if (!read) return false;
    this.#statusLine = read;
    this.#headers = Object.create(null);
    this.#next = 'header';
    return true;
  }

  #endHead(): boolean {
    const { status } = this.#statusLine;
    // We never request a protocol switch. Other interim responses (103 Early Hints) precede the final one.
    if (status === 101) return false;
    if (status < 200) {
      this.#next = 'status';
      return true;
    }
    const framing = bodyFraming(status, this.#headers);
    if (framing === null) return false;
    const keepMs = keepAliveMs(this.#statusLine, this.#headers);
    this.#takeHead({ statusLine: this.#statusLine, headers: this.#headers, framing, keepMs });
    return true;
  }

  #takeHead(head: ResponseHead): void {
    const { statusLine, headers, framing } = head;
    this.#head = head;
    this.status = statusLine.status;
    this.headers = headers;
    this.#chunked = framing === 'chunked';
    this.#bodyBytesLeft = typeof framing === 'number' ? framing : Number.POSITIVE_INFINITY;
    if (framing === 0) this.#complete();
    else this.#next = this.#chunked ? 'size' : 'body';
  }

  #readSize(line: string): boolean {
    if (!CHUNK_SIZE.test(line)) return false;
    this.#bodyBytesLeft = Number.parseInt(line, 16);
    this.#next = this.#bodyBytesLeft === 0 ? 'trailer' : 'body';
    return true;
  }

  #takeBody(bytes: Buffer, at: number, end: number): number {
    const to = Math.min(end, at + this.#bodyBytesLeft);
    const keptTo = Math.min(to, at + this.#keptMost - this.#keptBytes);
    if (keptTo > at) this.#keep(bytes.subarray(at, keptTo));
    this.#bodyBytesLeft -= to - at;
    if (keptTo < to) this.#stop('closed_early');
    else if (this.#bodyBytesLeft === 0) this.#endBody();
    return to;
  }

  /**
   * Copies the bytes, because their buffer is reused. The copy grows by doubling, for bodies that arrive one byte at a
   * time.
   */
  #keep(bytes: Buffer): void {
    const length = this.#keptBytes + bytes.length;
    if (!this.#kept) this.#kept = Buffer.from(bytes);
    else {
      if (length > this.#kept.length) {
        const bigger = Buffer.allocUnsafeSlow(Math.min(2 * length + 64, this.#keptMost));
        this.#kept.copy(bigger, 0, 0, this.#keptBytes);
        this.#kept = bigger;
      }
      bytes.copy(this.#kept, this.#keptBytes);
    }
    this.#keptBytes = length;
  }

  #endBody(): void {
    if (this.#chunked) this.#next = 'chunk_end';
    else this.#complete();
  }

  #complete(): void {
    this.#next = 'nothing';
    this.whole = true;
    this.keepMs = this.#head?.keepMs ?? 0;
  }

  /** Ends parsing. If the headers are complete, the part that has arrived is the response. */
  #stop(fault: ResponseFault): void {
    if (this.#next === 'nothing') return;
    this.#next = 'nothing';
    if (this.status === 0) this.fault = fault;
  }
}
