// How each framework hands over the raw bytes of a body.

export type Framework = 'express' | 'fastify' | 'hono' | 'fetch' | 'node' | 'lambda' | 'verify';

export const RAW_BODY_FIXES: Readonly<Record<Framework, string>> = {
  express: "Express: put app.use('/votes', receiver.express) before app.use(express.json()).",
  fastify: "Fastify: register the receiver as a plugin, app.register(receiver.fastify, { url: '/votes' }).",
  hono: 'Hono: call receiver.hono before anything that reads c.req.json() or c.req.text().',
  fetch:
    'Pass the Request on unread: call neither request.json() nor request.text() before receiver.fetch. In a Next.js API route, turn off the bodyParser.',
  node: 'Node: call receiver.node(request, response) before anything that reads the request.',
  lambda: 'Lambda: pass on the event as API Gateway made it, before any middleware parses event.body.',
  verify: 'Pass verify() the raw bytes or text of the body, from before any JSON.parse.',
};
