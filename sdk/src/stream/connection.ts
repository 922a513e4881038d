// One connection of the live stream: the request, and its frames until it ends or falls silent.
import { sleep } from '../http/backoff.ts';
import { networkError } from '../http/network-error.ts';
import { PlauditError } from '../http/plaudit-error.ts';
import { readProblem } from '../http/read-problem.ts';
import { createSseParser, type SseItem } from './sse-parser.ts';

export interface ConnectionRequest {
  readonly url: string;
  readonly token: string;
  readonly lastEventId: string | null;
  /** Nothing arrived for so long: the connection is dead. */
  readonly silenceMs: number;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/** Yields the items of one connection. Throws a PlauditError when it fails; returns when the service closes it. */
export async function* openConnection(request: ConnectionRequest): AsyncGenerator<SseItem, void> {
  const { silenceMs, signal } = request;
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    const response = await beforeSilence(send(request, connection.signal), silenceMs);
    if (!response.body || !isEventStream(response)) throw await readProblem(response);
    const reader = response.body.getReader();
    const parser = createSseParser();
    for (;;) {
      const { done, value } = await beforeSilence(reader.read(), silenceMs);
      if (done) return;
      yield* parser.push(value);
    }
  } catch (error) {
    if (!signal.aborted) throw networkError(error, 'Check `baseUrl` and the network.');
  } finally {
    signal.removeEventListener('abort', abort);
    connection.abort();
  }
}

function isEventStream({ status, headers }: Response): boolean {
  return status === 200 && /^text\/event-stream\b/i.test(headers.get('Content-Type') ?? '');
}

function send({ url, token, lastEventId, fetch }: ConnectionRequest, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    headers: {
      Accept: 'text/event-stream',
      // A proxy that compresses also collects, so events would be late.
      'Accept-Encoding': 'identity',
      Authorization: `Bearer ${token}`,
      'Cache-Control': 'no-store',
      ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
    },
    redirect: 'manual',
    signal,
  });
}

/** Rejects if nothing arrives in time. The caller then aborts the connection. */
async function beforeSilence<T>(work: Promise<T>, silenceMs: number): Promise<T> {
  const timer = new AbortController();
  const silent = sleep(silenceMs, timer.signal).then(() => {
    if (timer.signal.aborted) return work;
    // The caller aborts the connection, which rejects the work that nobody waits for any more.
    work.catch(() => undefined);
    const message = `Nothing arrived from the service for ${silenceMs / 1000} seconds.`;
    throw new PlauditError(message, { status: 0, code: 'TIMEOUT' });
  });
  try {
    return await Promise.race([work, silent]);
  } finally {
    timer.abort();
    silent.catch(() => undefined);
  }
}
