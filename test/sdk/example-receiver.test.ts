// The example receiver, run as its reader would run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signBody } from '../support/signatures.ts';

const SECRET = 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIHNhbXA=';
const BODY = JSON.stringify({ eventId: 'e1', test: false, data: { listingId: 'lst_1', userId: 'usr_1' } });
let receiver: ChildProcess;
let url: string;

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  receiver = spawn(process.execPath, [join(import.meta.dirname, '../../examples/receiver-node/receiver.mjs')], {
    env: { PORT: String(port), PLAUDIT_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(receiver.stdout!), 'line');
  url = `http://127.0.0.1:${port}/votes`;
});

afterAll(() => {
  receiver.kill();
});

async function send(body: string, signature: string): Promise<number> {
  const answer = await fetch(url, { method: 'POST', body, headers: { 'X-Webhook-Signature': signature } });
  return answer.status;
}

test('§5.6 accepts a signature over the raw body', async () => {
  expect(await send(BODY, signBody(BODY, SECRET))).toBe(204);
});

test('§5.6 rejects a forged, a truncated and a missing signature', async () => {
  expect(await send(BODY, signBody(`${BODY} `, SECRET))).toBe(401);
  expect(await send(BODY, 'sha256=abc')).toBe(401);
  expect(await send(BODY, '')).toBe(401);
});
