// Requests to the providers that people sign in with. Everything they answer is checked by the caller, and bounded here.
import type { Outbound } from '../outbound/outbound.ts';

export interface ProviderHttp {
  readonly outbound: Pick<Outbound, 'get' | 'post'>;
  /** Aborted when this process stops. */
  readonly signal?: AbortSignal;
}

const CONNECT_MS = 5_000;
const WHOLE_MS = 10_000;
const MOST_BYTES = 131_072;
const HEADERS = { 'User-Agent': 'Plaudit', Accept: 'application/json' };

/** What a provider did not do as it should. The message is for the operator's log, and has nothing secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** Returns the JSON; throws a ProviderError for anything but status 200. */
export async function getJson(
  { outbound, signal }: ProviderHttp,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const result = await outbound.get({
    url,
    headers: { ...HEADERS, ...headers },
    mostBytes: MOST_BYTES,
    connectMs: CONNECT_MS,
    wholeMs: WHOLE_MS,
    ...(signal && { signal }),
  });
  return readAnswer(url, result.ok ? result : { failure: result.code });
}

/** Sends a form once. */
export async function postForm(
  { outbound, signal }: ProviderHttp,
  url: string,
  { fields, headers = {} }: { readonly fields: Readonly<Record<string, string>>; readonly headers?: object },
): Promise<unknown> {
  const result = await outbound.post({
    url,
    headers: { ...HEADERS, ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    mostBytes: MOST_BYTES,
    isSingle: true,
    ...(signal && { signal }),
  });
  return readAnswer(url, result.ok ? result : { failure: result.code });
}

type Answer = { readonly status: number; readonly body: string } | { readonly failure: string };

function readAnswer(url: string, answer: Answer): unknown {
  const where = `${new URL(url).origin}${new URL(url).pathname}`;
  if ('failure' in answer) throw new ProviderError(`${where} could not be reached: ${answer.failure}.`);
  if (answer.status !== 200) throw new ProviderError(`${where} answered with status ${answer.status}.`);
  try {
    return JSON.parse(answer.body);
  } catch {
    throw new ProviderError(`${where} answered with something that is not JSON, or is longer than 128 KiB.`);
  }
}
