// The body of a response with server-sent events: written with backpressure, and ended or dropped at any time.

export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=UTF-8',
  // Compression or a buffering proxy would hold events back.
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

/** How long clients wait before they reconnect. */
export const STREAM_RETRY = 'retry: 2000\n\n';
/** A comment, so that clients and proxies can tell a quiet stream from a broken connection. */
export const STREAM_HEARTBEAT = ':\n\n';

export interface EventStreamBody {
  readonly body: ReadableStream<Uint8Array>;
  /** Aborted when the reader disconnects, the stream was ended or dropped, or the given signal was aborted. */
  readonly closed: AbortSignal;
  /** Whether something was written that the reader has not read. */
  readonly hasUnread: boolean;
  /** Resolves when the reader has read it. */
  write(text: string): Promise<void>;
  /** Ends the stream once everything has been read. */
  end(): void;
  /** Ends the stream and discards unread data. */
  drop(): void;
}

export function openEventStreamBody(signal: AbortSignal): EventStreamBody {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const ended = new AbortController();
  let unread = 0;
  const end = () => void writer.close().catch(() => undefined);
  writer.closed.catch(() => undefined).finally(() => ended.abort());
  return {
    body: readable,
    closed: AbortSignal.any([signal, ended.signal]),
    get hasUnread() {
      return unread > 0;
    },
    async write(text) {
      unread += 1;
      await writer.write(encoder.encode(text)).finally(() => (unread -= 1));
    },
    end,
    drop() {
      if (unread > 0) void writer.abort().catch(() => undefined);
      else end();
      ended.abort();
    },
  };
}

/** A client that stops reading must neither keep its slot forever nor prevent the service from stopping. */
export function settledOrClosed(closed: AbortSignal, write: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      closed.removeEventListener('abort', done);
      resolve();
    };
    closed.addEventListener('abort', done);
    if (closed.aborted) done();
    write.then(done, done);
  });
}

export interface StreamFrame {
  /** The client sends it back as `Last-Event-ID` when it reconnects. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

export function formatStreamFrame({ id, event, data }: StreamFrame): string {
  // JSON.stringify writes no line breaks, so the data is one line.
  return `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
