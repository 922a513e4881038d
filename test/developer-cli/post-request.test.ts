// What the command line says of a program that does not respond.
import { expect, test } from 'vitest';
import { postRequest } from '../../cli/src/forward/post-request.ts';
import { freePort } from '../support/free-port.ts';

test('a refused connection is reported as refused, even if this process is busy for a moment', async () => {
  const sent = postRequest(new URL(`http://localhost:${await freePort()}/`), { body: Buffer.from('x'), headers: [] });
  // Blocks the event loop.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  expect(await sent).toMatchObject({ ok: false, code: 'ECONNREFUSED' });
});
