// Fastify: as a plugin, which keeps the raw bytes, or as a handler behind Fastify's own JSON parser.
import { receive } from '../receive.ts';
import type { ReceiverState } from '../receiver-state.ts';
import { type NodeRequest, readNodeBody } from './node.ts';

export interface FastifyRequestShape {
  readonly raw: NodeRequest;
  readonly body?: unknown;
}

export interface FastifyReplyShape {
  readonly sent: boolean;
  readonly statusCode: number;
  code(status: number): unknown;
  headers(headers: Record<string, string>): unknown;
  send(body?: unknown): unknown;
}

export interface FastifyInstanceShape {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: string,
    parser: (request: never, payload: never, done: (error: null) => void) => void,
  ): unknown;
  all(url: string, handler: (request: FastifyRequestShape, reply: FastifyReplyShape) => Promise<unknown>): unknown;
}

export interface FastifyAdapter {
  /** `app.register(receiver.fastify, { url: '/votes' })`. */
  (instance: FastifyInstanceShape, options: { readonly url: string }): Promise<unknown>;
  /** `app.post('/votes', receiver.fastify)`. */
  (request: FastifyRequestShape, reply: FastifyReplyShape): Promise<unknown>;
}

export function fastifyAdapter<Transaction>(state: ReceiverState<Transaction>): FastifyAdapter {
  const handler = (request: FastifyRequestShape, reply: FastifyReplyShape) => handle(request, reply, state);
  const adapter = async (
    first: FastifyInstanceShape | FastifyRequestShape,
    second: { readonly url?: string } | FastifyReplyShape,
  ) => {
    if (!('addContentTypeParser' in first)) return handler(first, second as FastifyReplyShape);
    // A plugin has parsers of its own: this one leaves the stream for the receiver.
    first.removeAllContentTypeParsers();
    first.addContentTypeParser('*', (_request, _payload, done) => done(null));
    first.all((second as { readonly url?: string }).url ?? '/', handler);
  };
  return adapter as FastifyAdapter;
}

async function handle<Transaction>(
  request: FastifyRequestShape,
  reply: FastifyReplyShape,
  state: ReceiverState<Transaction>,
): Promise<unknown> {
  const { raw } = request;
  let replied = false;
  const received = await receive(
    {
      framework: 'fastify',
      request,
      response: reply,
      method: raw.method ?? '',
      headers: raw.headers,
      readBody: (maxBytes) => readNodeBody(raw, maxBytes, [(request as { rawBody?: unknown }).rawBody, request.body]),
      sentStatus: () => (!replied && reply.sent ? reply.statusCode : null),
    },
    state,
  );
  replied = true;
  if (reply.sent || !('reply' in received)) return reply;
  const { status, headers, body } = received.reply;
  reply.code(status);
  reply.headers({ ...headers });
  reply.send(body);
  return reply;
}
