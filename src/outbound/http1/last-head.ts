// The head of the last response over a connection. The next one often has the same bytes, because its only variable
// header, the date, has seconds: it is then not parsed again, and all results share its headers.
import type { Framing, HeaderFields, StatusLine } from './head.ts';

/** What a head says. */
export interface ResponseHead {
  readonly statusLine: StatusLine;
  readonly headers: HeaderFields;
  readonly framing: Framing;
  /** How long the connection may be kept open after the response. */
  readonly keepMs: number;
}

/** Few heads are longer. Each open connection has one of them. */
const MAX_BYTES = 1_024;

export class LastHead {
  #bytes: Buffer | null = null;
  #head: ResponseHead | null = null;

  /** The length of the head with which these `length` bytes begin, if it is the last one; otherwise 0. */
  match(bytes: Buffer, length: number): number {
    const known = this.#bytes;
    if (!known || known.length > length) return 0;
    return known.compare(bytes, 0, known.length) === 0 ? known.length : 0;
  }

  get head(): ResponseHead | null {
    return this.#head;
  }

  /** `bytes`: all from the first byte of the response to the end of the head; they are copied. */
  remember(bytes: Buffer, head: ResponseHead): void {
    if (bytes.length > MAX_BYTES) return;
    this.#bytes = Buffer.from(bytes);
    this.#head = head;
  }
}
