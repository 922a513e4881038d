// Cuts rows in COPY's text format into parts that end with a row, and counts the rows. A line break always ends a row:
// within values it is written as \n.

export interface RowPart {
  readonly bytes: Buffer;
  readonly rows: number;
}

const LINE_BREAK = 0x0a;

/** A part ends with the row that reaches `size`. */
export async function* cutIntoParts(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<RowPart> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_BREAK) + 1;
    if (pendingBytes + chunk.length < size || end === 0) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      continue;
    }
    yield rowPart(Buffer.concat([...pending, chunk.subarray(0, end)]));
    pending = end < chunk.length ? [Buffer.from(chunk.subarray(end))] : [];
    pendingBytes = chunk.length - end;
  }
  if (pendingBytes > 0) yield rowPart(Buffer.concat(pending));
}

function rowPart(bytes: Buffer): RowPart {
  return { bytes, rows: countCopyRows(bytes) };
}

export function countCopyRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(LINE_BREAK); at >= 0; at = bytes.indexOf(LINE_BREAK, at + 1)) rows += 1;
  return rows;
}
