// The receivers of all endpoints in one process: some never respond, the others respond at once, with or without an
// endless body. Reports how often and when events arrived.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BodyName, sendBody } from './endless-body.ts';
import { type Delays, summarizeDelays } from './report.ts';

/** Resets all counts. */
export interface ReceiverSettings {
  /** The first `hanging` endpoints accept requests and never respond. */
  readonly hanging: number;
  /** The body of the other endpoints' responses: none (204), or an endless one (200). */
  readonly body: BodyName | null;
}

export interface ReceiverOrigin {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
}

export interface ArrivalQuery {
  /** Waits until this many requests got a response, for as long as further ones arrive. */
  readonly expected: number;
  /** Report the delays of the requests after the first `since`. */
  readonly since: number;
  /** Report when the nth request arrived: `marks: [1000]` means the thousandth. */
  readonly marks: readonly number[];
}

export interface ReceiverArrivals {
  /** That got a response. */
  readonly requests: number;
  /** Different events among them. */
  readonly events: number;
  /** Requests that never get a response. */
  readonly hung: number;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly marksMs: readonly number[];
  /** From the event's recording to the arrival of the request's head. */
  readonly delays: Delays;
}

/** Without a new request for this long, nothing more will arrive: longer than an attempt and its lease. */
const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 5;

let settings: ReceiverSettings = { hanging: 0, body: null };
let arrivedMs: number[] = [];
let delaysMs: number[] = [];
let hung = 0;
let events = 0;
/**
 * One byte for each sequence number of an event ID (see new_event_id): a set of millions of strings would be too slow.
 */
let seen = new Uint8Array(1 << 20);

const nowMs = () => performance.timeOrigin + performance.now();

const server = createServer((request, response) => {
  const atMs = nowMs();
  const endpoint = Number(request.url?.slice(request.url.lastIndexOf('/') + 1));
  request.resume();
  if (endpoint < settings.hanging) hung += 1;
  else {
    note(String(request.headers['x-plaudit-event-id']), atMs);
    request.on('end', () => answer(response));
  }
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');

function note(eventId: string, atMs: number): void {
  arrivedMs.push(atMs);
  delaysMs.push(atMs - Number.parseInt(eventId.slice(0, 12), 16));
  const number = Number.parseInt(eventId.slice(16, 24), 16) - 2 ** 31;
  if (number >= seen.length) {
    const larger = new Uint8Array(2 ** Math.ceil(Math.log2(number + 1)));
    larger.set(seen);
    seen = larger;
  }
  if (seen[number] === 0) events += 1;
  seen[number] = 1;
}

function answer(response: ServerResponse): void {
  if (settings.body === null) response.writeHead(204).end();
  else sendBody(response, settings.body);
}

process.on('message', async (question: ReceiverSettings | ArrivalQuery) => {
  process.send?.('hanging' in question ? begin(question) : await look(question));
});
process.on('disconnect', () => process.exit());

function begin(asked: ReceiverSettings): ReceiverOrigin {
  settings = asked;
  arrivedMs = [];
  delaysMs = [];
  hung = 0;
  events = 0;
  seen = new Uint8Array(1 << 20);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function look({ expected, since, marks }: ArrivalQuery): Promise<ReceiverArrivals> {
  await untilArrived(expected);
  return {
    requests: arrivedMs.length,
    events,
    hung,
    nowMs: nowMs(),
    marksMs: marks.map((mark) => arrivedMs[mark - 1] ?? Number.NaN),
    delays: summarizeDelays(delaysMs.slice(since)),
  };
}

async function untilArrived(expected: number): Promise<void> {
  const startedMs = nowMs();
  while (arrivedMs.length < expected) {
    if (nowMs() - Math.max(startedMs, arrivedMs.at(-1) ?? 0) > PATIENCE_MS) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
