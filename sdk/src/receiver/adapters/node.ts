// node:http and Express. Only the shape of their objects is used, so that nothing of Node is loaded elsewhere.
import { encodeText } from '../../contract/signature.ts';
import type { Framework } from '../framework-fixes.ts';
import { concatenate, type ReadBody, readGivenBody } from '../read-body.ts';
import type { HeaderSource } from '../read-headers.ts';
import { type Received, receive } from '../receive.ts';
import type { ReceiverState } from '../receiver-state.ts';
import { refuse } from '../refusals.ts';

/** An IncomingMessage. Parsers add `body`, some platforms `rawBody`. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly headers: HeaderSource;
  readonly readableDidRead?: boolean;
  readonly readableEnded?: boolean;
  on(event: string, listener: (...values: unknown[]) => void): unknown;
  off(event: string, listener: (...values: unknown[]) => void): unknown;
  resume(): unknown;
}

/** A ServerResponse. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body?: string): unknown;
}

/** Responds in any case, and never rejects. */
export type NodeAdapter = (request: NodeRequest, response: NodeResponse) => Promise<void>;

export function nodeAdapter<Transaction>(
  state: ReceiverState<Transaction>,
  framework: Framework = 'node',
): NodeAdapter {
  return async (request, response) => {
    let replied = false;
    const received = await receive(
      {
        framework,
        request,
        response,
        method: request.method ?? '',
        headers: request.headers,
        readBody: (maxBytes) => readNodeBody(request, maxBytes),
        sentStatus: () => (!replied && response.headersSent ? response.statusCode : null),
      },
      state,
    );
    replied = true;
    sendReply(response, received);
  };
}

function sendReply(response: NodeResponse, received: Received): void {
  if (response.headersSent || !('reply' in received)) return;
  const { status, headers, body } = received.reply;
  response.writeHead(status, { ...headers });
  response.end(body);
}

/** `others`: where else the framework may have put the body. */
export async function readNodeBody(
  request: NodeRequest,
  maxBytes: number,
  others: readonly unknown[] = [],
): Promise<ReadBody> {
  if (!request.readableDidRead && !request.readableEnded) return readUnread(request, maxBytes);
  const { rawBody, body } = request as { readonly rawBody?: unknown; readonly body?: unknown };
  return readGivenBody([rawBody, body, ...others], maxBytes) ?? refuse('body_missing');
}

/** Listens instead of iterating: leaving an iteration early would destroy the socket before the response is sent. */
function readUnread(request: NodeRequest, maxBytes: number): Promise<ReadBody> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const listeners: Readonly<Record<string, (...values: unknown[]) => void>> = {
      data(chunk) {
        const bytes = typeof chunk === 'string' ? encodeText(chunk) : (chunk as Uint8Array);
        chunks.push(bytes);
        length += bytes.length;
        if (length > maxBytes) finish(refuse('body_too_large'));
      },
      end: () => finish({ ok: true, bytes: concatenate(chunks, length), reserialized: false }),
      error: () => finish(refuse('body_incomplete')),
      close: () => finish(refuse('body_incomplete')),
    };
    const finish = (body: ReadBody) => {
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
      // Discards what is left, so that the client can read the response.
      request.on('error', () => {});
      request.resume();
      resolve(body);
    };
    for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
  });
}
