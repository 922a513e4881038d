// Every adapter of the receiver, on a real server with a real framework.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { WebhookReceiver } from '@plaudit/sdk';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';

export interface RunningReceiver {
  /** Where votes are sent to. */
  readonly url: string;
  close(): Promise<void>;
}

export interface AdapterUnderTest {
  readonly name: string;
  /** Whether something parses the body before the receiver gets it. */
  readonly parsed: boolean;
  /** What a handler does that responds itself with this status and the text `own`. */
  respondItself(context: { readonly request: unknown; readonly response: unknown }, status: number): unknown;
  start(receiver: WebhookReceiver): Promise<RunningReceiver>;
}

const PATH = '/votes';

const onNode = (context: { readonly response: unknown }, status: number) => {
  (context.response as import('node:http').ServerResponse).writeHead(status).end('own');
};
const onExpress = (context: { readonly response: unknown }, status: number) => {
  (context.response as express.Response).status(status).send('own');
};
const onFastify = (context: { readonly response: unknown }, status: number) => {
  (context.response as import('fastify').FastifyReply).code(status).send('own');
};
const onFetch = (_context: unknown, status: number) => new Response('own', { status });
const onLambda = (_context: unknown, status: number) => ({ statusCode: status, body: 'own' });

export const ADAPTERS: readonly AdapterUnderTest[] = [
  { name: 'node:http', parsed: false, respondItself: onNode, start: (receiver) => listen(receiver.node) },
  {
    name: 'Express',
    parsed: false,
    respondItself: onExpress,
    start: (receiver) => listen(express().use(PATH, receiver.express).use(express.json())),
  },
  {
    name: 'Express behind express.json()',
    parsed: true,
    respondItself: onExpress,
    start: (receiver) => listen(express().use(express.json()).use(PATH, receiver.express)),
  },
  {
    name: 'Express behind express.raw()',
    parsed: false,
    respondItself: onExpress,
    start: (receiver) =>
      listen(
        express()
          .use(express.raw({ type: '*/*', limit: '1mb', inflate: false }))
          .use(PATH, receiver.express),
      ),
  },
  {
    name: 'Fastify, as a plugin',
    parsed: false,
    respondItself: onFastify,
    start: (receiver) => startFastify(receiver, true),
  },
  {
    name: 'Fastify, as a handler',
    parsed: true,
    respondItself: onFastify,
    start: (receiver) => startFastify(receiver, false),
  },
  {
    name: 'Hono',
    parsed: false,
    respondItself: onFetch,
    start: (receiver) => serveFetch(new Hono().all(PATH, receiver.hono).fetch),
  },
  {
    // Hono keeps the text that it parses.
    name: 'Hono behind c.req.json()',
    parsed: false,
    respondItself: onFetch,
    start: (receiver) => serveFetch(honoThatParses(receiver).fetch),
  },
  {
    name: 'fetch',
    parsed: false,
    respondItself: onFetch,
    start: (receiver) => serveFetch((request) => receiver.fetch(request)),
  },
  ...(['1.0', '2.0', '2.0 in base64', 'of a load balancer'] as const).map((format) => ({
    name: `Lambda, events ${format}`,
    parsed: false,
    respondItself: onLambda,
    start: (receiver: WebhookReceiver) => listen(gateway(receiver, format)),
  })),
];

function listen(listener: RequestListener): Promise<RunningReceiver> {
  return whenListening(createServer(listener).listen(0, '127.0.0.1'));
}

function serveFetch(handle: (request: Request) => Response | Promise<Response>): Promise<RunningReceiver> {
  return whenListening(serve({ fetch: handle, port: 0, hostname: '127.0.0.1' }));
}

async function whenListening(server: ServerType): Promise<RunningReceiver> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

async function startFastify(receiver: WebhookReceiver, asPlugin: boolean): Promise<RunningReceiver> {
  const app = fastify({ forceCloseConnections: true });
  if (asPlugin) app.register(receiver.fastify, { url: PATH });
  else app.all(PATH, receiver.fastify);
  return { url: `${await app.listen({ port: 0, host: '127.0.0.1' })}${PATH}`, close: () => app.close() };
}

function honoThatParses(receiver: WebhookReceiver): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.method === 'POST') await context.req.json().catch(() => null);
    return next();
  });
  return app.all(PATH, receiver.hono);
}

type EventFormat = '1.0' | '2.0' | '2.0 in base64' | 'of a load balancer';

/** Does what API Gateway does: makes an event from the request, and a response from the result. */
function gateway(receiver: WebhookReceiver, format: EventFormat): RequestListener {
  return async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // A gateway calls no function for half a request.
      return;
    }
    const { statusCode, headers, body } = await receiver.lambda(toEvent(request, Buffer.concat(chunks), format));
    response.writeHead(statusCode, { ...headers }).end(body);
  };
}

function toEvent(request: IncomingMessage, content: Buffer, format: EventFormat) {
  const method = request.method ?? '';
  const headers = request.headers as Record<string, string>;
  const body = content.length === 0 ? null : content.toString('utf8');
  switch (format) {
    case '1.0':
      return { httpMethod: method, headers, body, isBase64Encoded: false };
    case '2.0':
      return { requestContext: { http: { method } }, headers, body: body ?? undefined, isBase64Encoded: false };
    case '2.0 in base64':
      return { requestContext: { http: { method } }, headers, body: content.toString('base64'), isBase64Encoded: true };
    case 'of a load balancer': {
      const multiValueHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
      return { httpMethod: method, multiValueHeaders, body: body ?? '', isBase64Encoded: false };
    }
  }
}
