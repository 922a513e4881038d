// One call of the API: JSON there and back, with a timeout, a bounded response, and retries where repeating is safe.
import { backoffMs, sleep } from './backoff.ts';
import { readBoundedText } from './bounded-body.ts';
import { networkError } from './network-error.ts';
import { PlauditError } from './plaudit-error.ts';
import { readProblem } from './read-problem.ts';

export interface RequestSettings {
  readonly apiUrl: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  /** Of one attempt, its response included. */
  readonly timeoutMs: number;
  /** How often a failed call is repeated. */
  readonly maxRetries: number;
  /** How long a call may wait between its attempts, in total; a longer `Retry-After` ends it at once. */
  readonly maxWaitMs: number;
  readonly maxResponseBytes: number;
}

export interface ApiRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Whether doing it twice is the same as doing it once. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

const FIRST_BACKOFF_MS = 500;

/** Returns the parsed response. Rejects with a PlauditError, or with the signal's reason if it is aborted. */
export async function sendRequest(settings: RequestSettings, request: ApiRequest): Promise<unknown> {
  const { signal } = request;
  let waitedMs = 0;
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const sent = await sendOnce(settings, request);
    if (sent.ok) return sent.value;
    signal?.throwIfAborted();
    const pauseMs = pauseBefore(sent.error, attempt, request.isRepeatable);
    if (pauseMs === null || attempt > settings.maxRetries || waitedMs + pauseMs > settings.maxWaitMs) throw sent.error;
    waitedMs += pauseMs;
    await sleep(pauseMs, signal);
  }
}

/**
 * Milliseconds before the next attempt; null if there must be none. A request over a limit was not carried out, so it
 * can always be repeated; after other failures nobody knows whether it was.
 */
function pauseBefore({ status, retryAfter }: PlauditError, attempt: number, isRepeatable: boolean): number | null {
  const mayHelp = status === 429 || (isRepeatable && (status === 0 || status >= 500));
  return mayHelp ? Math.max(backoffMs(attempt, FIRST_BACKOFF_MS, Math.random()), (retryAfter ?? 0) * 1000) : null;
}

type Sent = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: PlauditError };

async function sendOnce(settings: RequestSettings, request: ApiRequest): Promise<Sent> {
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await settings.fetch(settings.apiUrl + request.path, {
      ...requestInit(settings, request),
      signal,
    });
    if (!response.ok) return { ok: false, error: await readProblem(response) };
    return parseSuccess(response.status, await readBoundedText(response, settings.maxResponseBytes));
  } catch (error) {
    return { ok: false, error: networkError(error, 'Check `baseUrl` and the network, and try again.') };
  }
}

function requestInit({ token }: RequestSettings, { method, body }: ApiRequest): RequestInit {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  if (body === undefined) return { method, headers, redirect: 'manual' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  return { method, headers: json, body: JSON.stringify(body), redirect: 'manual' };
}

function parseSuccess(status: number, text: string): Sent {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const message = 'The response is not JSON. Check that `baseUrl` is the address of a Plaudit site.';
    return { ok: false, error: new PlauditError(message, { status, code: 'INVALID_RESPONSE' }) };
  }
}
