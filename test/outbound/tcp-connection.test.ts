// Plain TCP connections: limited in bytes and time, with an accurate reason for their end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { acceptRaw } from '../support/sockets.ts';
import { onNextConnection, openTestOutbound } from '../support/test-outbound.ts';

const BOUNDS = { connectMs: 5_000, wholeMs: 9_000, most: 64 };

async function converse(port: number, bounds: Partial<typeof BOUNDS> = {}) {
  const opened = await openTestOutbound().connectTcp({ host: 'receiver.test', port, ...BOUNDS, ...bounds });
  if (!opened.ok) throw new Error(opened.code);
  onTestFinished(() => opened.conversation.close());
  return opened.conversation;
}

test('bytes beyond the expected ones are kept for the next read', async () => {
  const { port } = await acceptRaw((socket) => void socket.end('onetwo'));
  const conversation = await converse(port);
  const three = (heard: Buffer) => (heard.length >= 3 ? 3 : null);
  expect(await conversation.readUntil(three, 5_000)).toEqual({ bytes: Buffer.from('one'), why: 'enough' });
  expect(await conversation.readUntil(three, 5_000)).toEqual({ bytes: Buffer.from('two'), why: 'enough' });
  expect(await conversation.readUntil(three, 5_000)).toEqual({ bytes: Buffer.from(''), why: 'closed' });
  expect(conversation.write(Buffer.from('x'))).toBe(false);
});

test('more than the limit ends it', async () => {
  const { port } = await acceptRaw((socket) => void socket.write('x'.repeat(1_000)));
  const heard = await (await converse(port)).readUntil(() => null, 5_000);
  expect(heard).toEqual({ bytes: Buffer.from('x'.repeat(64)), why: 'full' });
});

test('a silent peer ends the read at its timeout, and reading can continue', async () => {
  const { port } = await acceptRaw((socket) => socket.on('data', () => socket.write('late')));
  const conversation = await converse(port);
  expect(await conversation.readUntil(() => null, 20)).toEqual({ bytes: Buffer.from(''), why: 'time' });
  expect(conversation.write(Buffer.from('?'))).toBe(true);
  expect((await conversation.readUntil((heard) => (heard.length === 4 ? 4 : null), 5_000)).why).toBe('enough');
});

test('D6 a process that was stalled does not blame the other side', async () => {
  const { port } = await acceptRaw(() => {});
  const listening = (await converse(port)).readUntil(() => null, 20);
  standStill(1_200);
  expect((await listening).why).toBe('stalled');
});

test('a server that resets connections is distinguished from a forbidden address', async () => {
  const program = `
    const server = require('node:net').createServer((socket) => process.stdin.once('data', () => socket.resetAndDestroy()));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, 'data');
  // The reset arrives after the connection was noticed and before anything else runs.
  onNextConnection(() => {
    child.stdin.write('now');
    standStill(200);
  });
  const opened = await openTestOutbound().connectTcp({
    host: 'receiver.test',
    port: Number(port),
    ...BOUNDS,
  });
  expect(opened).toMatchObject({ ok: false, code: 'reset', address: '127.0.0.1' });
});

/** Blocks the event loop meanwhile. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('a broken connection is never reported as a clean end', async () => {
  let broken: (() => void) | undefined;
  onNextConnection((socket) => {
    broken = () => void socket.destroy(Object.assign(new Error('sample'), { code: 'ETIMEDOUT' }));
  });
  const { port } = await acceptRaw(() => {});
  const conversation = await converse(port);
  expect(conversation.write(Buffer.from('?'))).toBe(true);
  broken?.();
  expect((await conversation.readUntil(() => null, 5_000)).why).toBe('reset');
});
