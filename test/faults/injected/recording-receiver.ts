// The receiver as oracle: what arrived and when, and how many requests were open at once, by listing.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type ReceivedWebhook, type Receiver, startReceiver } from '../../support/receiver.ts';

export interface RecordedRequest {
  readonly listingId: string;
  readonly eventId: string;
  readonly deliveryId: string;
  readonly attempt: number;
  readonly body: string;
  /** The timestamp in its headers, in milliseconds since 1970. */
  readonly signedAtMs: number;
  /** By performance.now(). */
  readonly atMs: number;
}

export interface RecordingReceiver {
  readonly url: string;
  readonly arrivals: readonly RecordedRequest[];
  /** How long each response takes; 0 for none. */
  answerAfterMs: number;
  status: number;
  /** The maximum number of open requests of one listing since the last call. */
  mostOpen(): number;
  /** Requests that arrived from `fromMs` up to `toMs`. */
  between(fromMs: number, toMs: number): number;
  /** Resolves when every request on its way has been read. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

export async function startRecordingReceiver(): Promise<RecordingReceiver> {
  const arrivals: RecordedRequest[] = [];
  const open = new Map<string, number>();
  let mostOpen = 0;
  const change = (listingId: string, by: number) => {
    const now = (open.get(listingId) ?? 0) + by;
    open.set(listingId, now);
    mostOpen = Math.max(mostOpen, now);
  };
  const receiver: Receiver = await startReceiver((received: ReceivedWebhook, response: ServerResponse) => {
    const arrival = read(received);
    arrivals.push(arrival);
    change(arrival.listingId, 1);
    response.once('close', () => change(arrival.listingId, -1));
    const { status } = witness;
    setTimeout(() => response.writeHead(status).end(), witness.answerAfterMs);
  });
  const witness: RecordingReceiver = {
    url: receiver.url,
    arrivals,
    answerAfterMs: 10,
    status: 204,
    mostOpen() {
      const most = mostOpen;
      mostOpen = Math.max(0, ...open.values());
      return most;
    },
    between: (fromMs, toMs) => arrivals.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).length,
    // The last connection is read last: a connection of our own whose bytes are not a request and so are not recorded.
    async caughtUp() {
      const socket = connect(Number(new URL(receiver.url).port), '127.0.0.1');
      socket.resume().end('no request\r\n\r\n');
      await once(socket, 'close');
    },
    close: () => receiver.close(),
  };
  return witness;
}

function read({ body, headers }: ReceivedWebhook): RecordedRequest {
  const header = (name: string) => String(headers[`x-plaudit-${name}`]);
  return {
    listingId: JSON.parse(body).data.listingId,
    eventId: header('event-id'),
    deliveryId: header('delivery'),
    attempt: Number(header('attempt')),
    body,
    signedAtMs: Number(headers['webhook-timestamp']) * 1_000,
    atMs: performance.now(),
  };
}
