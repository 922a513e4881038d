// A vote receiver in plain Node, without packages: run it, enter http://localhost:8080/votes as your endpoint, and give it
// the secret you were shown: VOTE_SECRET=whsec_… node examples/receiver-node/receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 8080);
const secret = process.env.VOTE_SECRET;
// A real receiver keeps these in its database: the same event may arrive more than once.
const seen = new Set();

function isGenuine(body, signature) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function take(body, signature) {
  if (secret && !isGenuine(body, signature))
    return { status: 401, note: 'the signature does not fit VOTE_SECRET' };
  const { eventId, test, data } = JSON.parse(body);
  if (test) return { status: 204, note: 'a test event: nobody is rewarded' };
  if (seen.has(eventId)) return { status: 204, note: `${eventId} came before: nobody is rewarded twice` };
  seen.add(eventId);
  return {
    status: 204,
    note: `${data.playerName ?? data.userId} voted for ${data.listingId}: reward them here`,
  };
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // The signature is over these bytes; JSON that was parsed and written again is not the same.
  const { status, note } = take(Buffer.concat(chunks), request.headers['x-webhook-signature']);
  console.log(`${status}  ${note}${secret ? '' : '  (not verified: VOTE_SECRET is not set)'}`);
  response.writeHead(status).end();
})
  .on('error', ({ code }) => {
    console.error(
      code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: PORT=${port + 1} node …` : code,
    );
    process.exitCode = 1;
  })
  .listen(port, '127.0.0.1', () => console.log(`Waiting for votes on http://localhost:${port}/votes`));
