// Run it: VOTE_SECRET=whsec_… node verify.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { VOTE_SECRET: secret, PORT: port = 8080 } = process.env;
if (!secret) throw new Error('Set VOTE_SECRET to the secret you were shown.');

function isGenuine(body, signature = '') {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // The bytes as they came: JSON that was parsed and written again is not the same.
  const body = Buffer.concat(chunks);
  if (!isGenuine(body, request.headers['x-webhook-signature'])) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(204).end();
  // Genuine. Parse it, skip test events and eventIds you have seen, then reward.
  console.log(body.toString());
}).listen(port, '127.0.0.1');
