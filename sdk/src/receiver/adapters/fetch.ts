// Request to Response: Next.js routes, Workers, Deno, Bun, and every framework that has them; and Hono.
import type { Framework } from '../framework-fixes.ts';
import { type ReadBody, readGivenBody, readStream } from '../read-body.ts';
import { receive } from '../receive.ts';
import type { ReceiverState } from '../receiver-state.ts';
import { refuse } from '../refusals.ts';

/** Workers call it with (request, env, context); others with the request only. */
export type FetchAdapter = (request: Request, ...rest: readonly unknown[]) => Promise<Response>;

export function fetchAdapter<Transaction>(state: ReceiverState<Transaction>): FetchAdapter {
  return (request, ...rest) => {
    const read = (maxBytes: number) => readFetchBody(request, maxBytes);
    return respond({ framework: 'fetch', request, native: request, read, waitUntil: findWaitUntil(rest) }, state);
  };
}

/** Hono's context. */
export interface HonoContextShape {
  readonly req: { readonly raw: Request; arrayBuffer(): Promise<ArrayBuffer> };
}

export type HonoAdapter = (context: HonoContextShape) => Promise<Response>;

export function honoAdapter<Transaction>(state: ReceiverState<Transaction>): HonoAdapter {
  return (context) => {
    const { raw } = context.req;
    const read = (maxBytes: number) => (raw.bodyUsed ? readFromHono(context, maxBytes) : readFetchBody(raw, maxBytes));
    const waitUntil = findWaitUntil([executionContext(context)]);
    return respond({ framework: 'hono', request: raw, native: context, read, waitUntil }, state);
  };
}

interface FetchCall {
  readonly framework: Framework;
  readonly request: Request;
  /** What the handler gets as its request. */
  readonly native: unknown;
  readonly read: (maxBytes: number) => Promise<ReadBody>;
  readonly waitUntil: ((work: Promise<unknown>) => void) | undefined;
}

async function respond<Transaction>(call: FetchCall, state: ReceiverState<Transaction>): Promise<Response> {
  const { framework, request, native, read, waitUntil } = call;
  const received = await receive(
    {
      framework,
      request: native,
      response: undefined,
      method: request.method,
      headers: request.headers,
      readBody: read,
      waitUntil,
      returnedStatus: (result) => (result instanceof Response ? result.status : null),
    },
    state,
  );
  if (!('reply' in received)) return received.own as Response;
  const { status, headers, body } = received.reply;
  return new Response(body, { status, headers });
}

async function readFetchBody(request: Request, maxBytes: number): Promise<ReadBody> {
  if (request.bodyUsed) return refuse('body_missing');
  if (!request.body) return { ok: true, bytes: new Uint8Array(), reserialized: false };
  return readStream(chunksOf(request.body), maxBytes);
}

/** Not every runtime can iterate a stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Does nothing once the body has ended.
    reader.cancel().catch(() => {});
  }
}

/** Hono keeps a body that was read; one that was parsed is written again. */
async function readFromHono({ req }: HonoContextShape, maxBytes: number): Promise<ReadBody> {
  try {
    const cache = (req as { readonly bodyCache?: Readonly<Record<string, unknown>> }).bodyCache ?? {};
    const isRaw = 'arrayBuffer' in cache || 'text' in cache || 'blob' in cache;
    const body = readGivenBody([await req.arrayBuffer()], maxBytes);
    return body?.ok ? { ...body, reserialized: !isRaw } : (body ?? refuse('body_missing'));
  } catch {
    return refuse('body_missing');
  }
}

function executionContext(context: object): unknown {
  try {
    return (context as { readonly executionCtx?: unknown }).executionCtx;
  } catch {
    // Hono throws outside of Workers.
    return undefined;
  }
}

function findWaitUntil(candidates: readonly unknown[]): ((work: Promise<unknown>) => void) | undefined {
  const context = candidates.find(
    (candidate) => typeof (candidate as { waitUntil?: unknown } | null | undefined)?.waitUntil === 'function',
  ) as { waitUntil(work: Promise<unknown>): void } | undefined;
  return context && ((work) => context.waitUntil(work));
}
