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

/** Fastify's own types of these methods depend on its settings, so they are only named here. */
export interface FastifyInstanceShape {
  readonly removeAllContentTypeParsers: unknown;
  readonly addContentTypeParser: unknown;
  readonly all: unknown;
}

type FastifyHandler = (request: FastifyRequestShape, reply: FastifyReplyShape) => Promise<unknown>;

export interface FastifyAdapter {
  /** `app.post('/votes', receiver.fastify)`. */
  (request: FastifyRequestShape, reply: FastifyReplyShape): Promise<unknown>;
  /** `app.register(receiver.fastify, { url: '/votes' })`. */
  (instance: FastifyInstanceShape, options: { readonly url: string }): Promise<void>;
}

/** What a plugin needs of Fastify. */
interface PluginInstance {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: unknown, done: (e: null) => void) => void,
  ): void;
  all(url: string, handler: FastifyHandler): void;
}

export function fastifyAdapter<Transaction>(state: ReceiverState<Transaction>): FastifyAdapter {
  const handler: FastifyHandler = (request, reply) => handle(request, reply, state);
  const adapter = async (first: FastifyInstanceShape | FastifyRequestShape, second: unknown) => {
    if ('addContentTypeParser' in first) return plugIn(first as PluginInstance, second as { url?: string }, handler);
    return handler(first as FastifyRequestShape, second as FastifyReplyShape);
  };
  return adapter as FastifyAdapter;
}

/** A plugin has parsers of its own: this one leaves the stream for the receiver. */
function plugIn(instance: PluginInstance, { url }: { readonly url?: string }, handler: FastifyHandler): void {
  if (!url) throw new TypeError("Say where votes arrive: app.register(receiver.fastify, { url: '/votes' }).");
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('*', (_request, _payload, done) => done(null));
  instance.all(url, handler);
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
