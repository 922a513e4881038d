// A DNS server on loopback for tests: responds from a table, differently each time if requested, and can fail or not
// respond.
import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';
import { groupsOf, numberOf } from './address-oracle.ts';

export interface SrvRecord {
  readonly target: string;
  readonly port: number;
  readonly priority?: number;
  readonly weight?: number;
}

/** A raw record of a response, which need not match the question. */
export interface PlainRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME';
  /** An address or a name. */
  readonly data: string;
  /** The record's owner name; the question's name by default. */
  readonly owner?: string;
}

/** `time`: the number of queries for this name so far, from 1. A promise delays the response. */
export type Answering = (type: 'A' | 'AAAA', time: number) => readonly PlainRecord[] | Promise<readonly PlainRecord[]>;

export interface TxtRecords {
  /** Each is sent in parts of at most 255 bytes. */
  readonly txt: readonly string[];
}

/**
 * For each name an IPv4 address, SRV targets, TXT records, a behavior of the server, or a function of the number of
 * queries.
 */
export type Zone = Readonly<
  Record<string, string | readonly SrvRecord[] | TxtRecords | 'servfail' | 'silent' | Answering>
>;

const NO_ERROR = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;
const TYPE_A = 1;
const TYPE_CNAME = 5;
const TYPE_TXT = 16;
const TYPE_AAAA = 28;
const TYPE_SRV = 33;

export interface NameServer {
  /** As `address:port`. */
  readonly address: string;
  /** The queried names, one entry for each A, SRV or TXT query. */
  readonly asked: string[];
}

export async function serveNames(zone: Zone, ttlSeconds = 60): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  const times = new Map<string, number>();
  socket.on('message', async (query, sender) => {
    const { name, type, end } = readQuestion(query);
    if (type === TYPE_A || type === TYPE_SRV || type === TYPE_TXT) asked.push(name);
    const entry = zone[name];
    if (entry === 'silent') return;
    const time = (times.get(`${type} ${name}`) ?? 0) + 1;
    times.set(`${type} ${name}`, time);
    const code = entry === undefined ? NXDOMAIN : entry === 'servfail' ? SERVFAIL : NO_ERROR;
    const records = code === NO_ERROR ? await recordsOf(entry!, type, time) : [];
    if (!isClosed)
      socket.send(reply(query.subarray(0, end), { code, records, ttlSeconds }), sender.port, sender.address);
  });
  let isClosed = false;
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    isClosed = true;
    socket.close();
  });
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

/** An encoded record; without an owner it has the question's name. */
interface WireRecord {
  readonly owner?: Buffer;
  readonly type: number;
  readonly data: Buffer;
}

async function recordsOf(entry: Zone[string], type: number, time: number): Promise<readonly WireRecord[]> {
  if (typeof entry === 'object' && 'txt' in entry)
    return type === TYPE_TXT ? entry.txt.map((text) => ({ type, data: txtData(text) })) : [];
  if (typeof entry === 'object')
    return type === TYPE_SRV ? entry.map((record) => ({ type, data: srvData(record) })) : [];
  if (typeof entry === 'string') return type === TYPE_A ? [plainData({ type: 'A', data: entry })] : [];
  if (type !== TYPE_A && type !== TYPE_AAAA) return [];
  return (await entry(type === TYPE_A ? 'A' : 'AAAA', time)).map(plainData);
}

function plainData({ type, data, owner }: PlainRecord): WireRecord {
  const named = owner === undefined ? {} : { owner: nameData(owner) };
  if (type === 'A') return { ...named, type: TYPE_A, data: Buffer.from(data.split('.').map(Number)) };
  if (type === 'CNAME') return { ...named, type: TYPE_CNAME, data: nameData(data) };
  const groups = groupsOf(numberOf(data).number).map((group) => group.padStart(4, '0'));
  return { ...named, type: TYPE_AAAA, data: Buffer.from(groups.join(''), 'hex') };
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
  readonly records: readonly WireRecord[];
  readonly ttlSeconds: number;
}

/** The question's name, and its offset. */
const SAME_NAME = Buffer.from([0xc0, 12]);

function reply(question: Buffer, { code, records, ttlSeconds }: Answer): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = records.flatMap(({ owner = SAME_NAME, type, data }) => {
    const numbers = Buffer.from([0, type, 0, 1, 0, 0, 0, 0, 0, 0]);
    numbers.writeUInt32BE(ttlSeconds, 4);
    numbers.writeUInt16BE(data.length, 8);
    return [owner, numbers, data];
  });
  return Buffer.concat([head, ...answers]);
}

function srvData({ target, port, priority = 0, weight = 0 }: SrvRecord): Buffer {
  const numbers = Buffer.alloc(6);
  for (const [place, number] of [priority, weight, port].entries()) numbers.writeUInt16BE(number, place * 2);
  return Buffer.concat([numbers, nameData(target)]);
}

function txtData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.flatMap((part) => [Buffer.of(Buffer.byteLength(part)), Buffer.from(part)]));
}

/** A dot within a label is written `\.`. */
function nameData(name: string): Buffer {
  const labels = name.split(/(?<!\\)\./).map((label) => Buffer.from(label.replaceAll('\\.', '.')));
  return Buffer.concat([...labels.flatMap((label) => [Buffer.of(label.length), label]), Buffer.of(0)]);
}
