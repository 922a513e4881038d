// Reads what a TLS client offers in its first message (RFC 8446 §4.1.2).

export interface ClientHello {
  /** The session tickets that TLS 1.3 offers, in hex. */
  readonly tickets: readonly string[];
  readonly hasEarlyData: boolean;
}

const EARLY_DATA = 42;
const PRE_SHARED_KEY = 41;

export function readClientHello(record: Buffer): ClientHello {
  // Record header, handshake header, version and random.
  let at = 5 + 4 + 2 + 32;
  at += 1 + record.readUInt8(at);
  at += 2 + record.readUInt16BE(at);
  at += 1 + record.readUInt8(at);
  const end = at + 2 + record.readUInt16BE(at);
  at += 2;
  const extensions = new Map<number, Buffer>();
  while (at < end) {
    const length = record.readUInt16BE(at + 2);
    extensions.set(record.readUInt16BE(at), record.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const offered = extensions.get(PRE_SHARED_KEY);
  return { tickets: offered ? readTickets(offered) : [], hasEarlyData: extensions.has(EARLY_DATA) };
}

function readTickets(offered: Buffer): readonly string[] {
  const tickets: string[] = [];
  const end = 2 + offered.readUInt16BE(0);
  for (let at = 2; at < end; ) {
    const length = offered.readUInt16BE(at);
    tickets.push(offered.subarray(at + 2, at + 2 + length).toString('hex'));
    at += 2 + length + 4;
  }
  return tickets;
}
