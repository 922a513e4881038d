// A checksum of rows in COPY's text format that does not depend on their order: the sum of a 64-bit hash of each row.
// It detects rows that were lost, doubled or changed on the way; it is not meant against forgeries.

const LINE_BREAK = 0x0a;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const OTHER_START = 0x9747b28c;
const OTHER_PRIME = 0x5bd1e995;

export class RowChecksum {
  rows = 0;
  #first = 0;
  #second = 0;

  /** The bytes have to end with a row. */
  add(bytes: Buffer): void {
    let one = FNV_START;
    let other = OTHER_START;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (byte === LINE_BREAK) {
        this.#first = (this.#first + finish(one)) >>> 0;
        this.#second = (this.#second + finish(other)) >>> 0;
        this.rows += 1;
        one = FNV_START;
        other = OTHER_START;
        continue;
      }
      one = Math.imul(one ^ byte, FNV_PRIME);
      other = Math.imul((other << 5) ^ (other >>> 27) ^ byte, OTHER_PRIME);
    }
  }

  toString(): string {
    return [this.rows, this.#first, this.#second].join(' ');
  }
}

/** Spreads every bit over the whole number, as in MurmurHash3. */
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
