// Run it: PLAUDIT_SECRET=whsec_… node verify.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { PLAUDIT_SECRET: secret, PORT: port = 8080 } = process.env;
if (!secret) throw new Error('Set PLAUDIT_SECRET to the secret that you were shown.');

function isGenuine(body, signature = '') {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
  const body = Buffer.concat(chunks);
  if (!isGenuine(body, request.headers['x-webhook-signature'])) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(204).end();
  // Genuine: parse it, skip test events and eventIds that you have seen, then reward.
  console.log(body.toString());
}).listen(port, '127.0.0.1');
