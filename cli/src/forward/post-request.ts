// Sends one POST with exactly these bytes and headers, in their order, and reads the response up to a limit. Never
// follows redirects.
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLocalName } from './forward-target.ts';

export interface SignedRequest {
  readonly body: Uint8Array;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export type SendResult = { readonly durationMs: number } & (
  | {
      readonly ok: true;
      readonly status: number;
      /** Only of a redirect. */
      readonly location: string | null;
      readonly headers: readonly (readonly [name: string, value: string])[];
      /** The beginning of the response's body. */
      readonly text: string;
    }
  | { readonly ok: false; readonly code: string }
);

/** As long as Plaudit waits for a response. */
export const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_TEXT_BYTES = 16_384;

export async function postRequest(target: URL, sent: SignedRequest, signal?: AbortSignal): Promise<SendResult> {
  const startedAt = performance.now();
  const deadline = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const response = await respond(target, sent, either);
    const text = await readText(response, either);
    const { statusCode: status = 0, headers, rawHeaders } = response;
    const location = status >= 300 && status < 400 ? (headers.location ?? null) : null;
    return { ok: true, status, location, headers: pairs(rawHeaders), text, durationMs: performance.now() - startedAt };
  } catch (error) {
    const code = deadline.aborted ? 'TIMEOUT' : ((error as NodeJS.ErrnoException).code ?? 'UNKNOWN');
    return { ok: false, code, durationMs: performance.now() - startedAt };
  }
}

function respond(target: URL, { body, headers }: SignedRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  // Names and values alternate: Node then writes them as they are, and adds nothing.
  const own = [
    ['Host', target.host],
    ['Connection', 'close'],
    ['Accept-Encoding', 'identity'],
  ] as const;
  const length = ['Content-Length', String(body.length)] as const;
  const flat = [...own, ...headers, length].flat();
  return new Promise((resolve, reject) => {
    const connect = isLocalName(target.hostname) ? LOCAL_CONNECT : {};
    const options = { method: 'POST', headers: flat, agent: false as const, signal, ...connect };
    const sending: ClientRequest = request(target, options, resolve);
    sending.on('error', reject);
    // After a 101, Node closes the connection and emits neither a response nor an error.
    sending.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    sending.end(body);
  });
}

/** Without DNS, which could name another machine. */
const lookupLocally: LookupFunction = (_hostname, { all }, callback) => {
  if (all) callback(null, LOOPBACK_ADDRESSES);
  else callback(null, '127.0.0.1', 4);
};

const LOOPBACK_ADDRESSES = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * This machine refuses a connection at once. Without its own limit, Node would call an address silent after 250 ms, even if
 * only this process was too busy to notice the refusal.
 */
const LOCAL_CONNECT = { lookup: lookupLocally, autoSelectFamilyAttemptTimeout: RESPONSE_TIMEOUT_MS };

/** The rest of a longer body is not read. */
async function readText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_TEXT_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_TEXT_BYTES).toString('utf8');
}

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ''] as const] : []));
}
