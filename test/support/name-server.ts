// A DNS server on loopback for tests: answers A queries from a table, and can refuse, fail or keep silent.
import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

/** An IPv4 address, or how the server behaves when asked. */
export type Zone = Readonly<Record<string, string | 'servfail' | 'silent'>>;

const NO_ERROR = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;
const TYPE_A = 1;

export interface NameServer {
  /** As `address:port`. */
  readonly address: string;
  /** The names asked for, one entry for each A query. */
  readonly asked: string[];
}

export async function serveNames(zone: Zone, ttlSeconds = 60): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, sender) => {
    const { name, type, end } = readQuestion(query);
    if (type === TYPE_A) asked.push(name);
    const entry = zone[name];
    if (entry === 'silent') return;
    const code = entry === undefined ? NXDOMAIN : entry === 'servfail' ? SERVFAIL : NO_ERROR;
    const address = code === NO_ERROR && type === TYPE_A ? entry : undefined;
    socket.send(reply(query, end, code, address, ttlSeconds), sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at]! > 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
    at += query[at]! + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function reply(query: Buffer, end: number, code: number, address: string | undefined, ttl: number): Buffer {
  const head = Buffer.from(query.subarray(0, end));
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(address ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  if (!address) return head;
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
  record.writeUInt32BE(ttl, 6);
  return Buffer.concat([head, record]);
}
