// A vote receiver in plain Node, without dependencies. Enter http://localhost:8080/votes as your endpoint, and run it
// with the secret that you were shown: PLAUDIT_SECRET=whsec_… node examples/receiver-node/receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 8080);
const secret = process.env.PLAUDIT_SECRET;
// The same event may arrive more than once. A real receiver stores the IDs in its database.
const seen = new Set();

function isGenuine(body, signature) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const received = Buffer.from(signature ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function handle(body, signature) {
  if (secret && !isGenuine(body, signature))
    return { status: 401, note: 'the signature does not match PLAUDIT_SECRET' };
  const { eventId, test, data } = JSON.parse(body);
  if (test) return { status: 204, note: 'test event: no reward' };
  if (seen.has(eventId)) return { status: 204, note: `duplicate of ${eventId}: no second reward` };
  seen.add(eventId);
  return {
    status: 204,
    note: `${data.playerName ?? data.userId} voted for ${data.listingId}: give the reward here`,
  };
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
  const { status, note } = handle(Buffer.concat(chunks), request.headers['x-webhook-signature']);
  console.log(`${status}  ${note}${secret ? '' : '  (not verified: PLAUDIT_SECRET is not set)'}`);
  response.writeHead(status).end();
})
  .on('error', ({ code }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another one: PORT=${port + 1} node …` : code);
    process.exitCode = 1;
  })
  .listen(port, '127.0.0.1', () => console.log(`Waiting for votes on http://localhost:${port}/votes`));
