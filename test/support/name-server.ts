// A DNS server on loopback for tests: answers A and SRV queries from a table, and can refuse, fail or keep silent.
import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

export interface SrvRecord {
  readonly target: string;
  readonly port: number;
  readonly priority?: number;
  readonly weight?: number;
}

/** An IPv4 address, where a service is found, or how the server behaves when asked. */
export type Zone = Readonly<Record<string, string | readonly SrvRecord[] | 'servfail' | 'silent'>>;

const NO_ERROR = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;
const TYPE_A = 1;
const TYPE_SRV = 33;

export interface NameServer {
  /** As `address:port`. */
  readonly address: string;
  /** The names asked for, one entry for each A or SRV query. */
  readonly asked: string[];
}

export async function serveNames(zone: Zone, ttlSeconds = 60): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, sender) => {
    const { name, type, end } = readQuestion(query);
    if (type === TYPE_A || type === TYPE_SRV) asked.push(name);
    const entry = zone[name];
    if (entry === 'silent') return;
    const code = entry === undefined ? NXDOMAIN : entry === 'servfail' ? SERVFAIL : NO_ERROR;
    const records =
      typeof entry === 'object'
        ? entry.filter(() => type === TYPE_SRV).map(srvData)
        : code === NO_ERROR && type === TYPE_A
          ? [Buffer.from(entry!.split('.').map(Number))]
          : [];
    const answer = reply(query.subarray(0, end), { code, type, records, ttlSeconds });
    socket.send(answer, sender.port, sender.address);
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

interface Answer {
  readonly code: number;
  readonly type: number;
  readonly records: readonly Buffer[];
  readonly ttlSeconds: number;
}

function reply(question: Buffer, { code, type, records, ttlSeconds }: Answer): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = records.map((data) => {
    // The name is the question's; then type, class, time to live, length.
    const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
    record.writeUInt32BE(ttlSeconds, 6);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...answers]);
}

function srvData({ target, port, priority = 0, weight = 0 }: SrvRecord): Buffer {
  const numbers = Buffer.alloc(6);
  for (const [place, number] of [priority, weight, port].entries()) numbers.writeUInt16BE(number, place * 2);
  const labels = target.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  return Buffer.concat([numbers, ...labels, Buffer.from([0])]);
}
