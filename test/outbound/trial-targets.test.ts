// D16: loopback addresses are allowed in trial mode, and not once it has ended.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { startReceiver } from '../support/receiver.ts';
import { resolveFromTable } from '../support/test-outbound.ts';

async function openPlace(resolver = resolveFromTable({ 'receiver.test': ['127.0.0.1'] })) {
  const receiver = await startReceiver();
  const trial = { open: true, isActive: () => trial.open };
  const outbound = createOutbound({ allowedRanges: ['10.0.0.0/8'], trial, resolver });
  onTestFinished(async () => {
    await outbound.close();
    await receiver.close();
  });
  const port = Number(new URL(receiver.url).port);
  const post = (host: string) => outbound.post({ url: `http://${host}:${port}/`, headers: {}, body: '{}' });
  return { receiver, trial, outbound, port, post };
}

describe('D16 after trial mode has ended', () => {
  test.each(['127.0.0.1', 'localhost', 'receiver.test'])(
    '%s is refused, although it was called before and its connection was pooled',
    async (host) => {
      const names = { 'receiver.test': ['127.0.0.1'], localhost: ['127.0.0.1'] };
      const { receiver, trial, post } = await openPlace(resolveFromTable(names));
      expect(await post(host)).toMatchObject({ ok: true });
      expect(await post(host)).toMatchObject({ ok: true });
      trial.open = false;
      expect(await post(host)).toMatchObject({ ok: false, code: 'blocked_address' });
      expect(receiver.received).toHaveLength(2);
    },
  );

  test('it is refused when trial mode ends while the name is being resolved', async () => {
    const { receiver, trial, post } = await openPlace(async () => {
      trial.open = false;
      return { ok: true, addresses: ['127.0.0.1'] };
    });
    expect(await post('receiver.test')).toMatchObject({ ok: false, code: 'blocked_address' });
    expect(receiver.received).toHaveLength(0);
  });

  test('saving, vote listeners, documents and datagrams are refused, too', async () => {
    const { trial, outbound, port } = await openPlace();
    const bounds = { connectMs: 1_000, wholeMs: 1_000 };
    const url = `http://127.0.0.1:${port}/`;
    const all = async () => [
      await outbound.checkTarget(url),
      await outbound.checkHost('127.0.0.1', port),
      await outbound.connectTcp({ host: '127.0.0.1', port, most: 100, ...bounds }),
      await outbound.get({ url, headers: {}, mostBytes: 100, ...bounds }),
    ];
    for (const result of await all()) {
      expect(result).toMatchObject({ ok: true });
      if ('conversation' in result) result.conversation.close();
    }
    trial.open = false;
    for (const result of await all()) expect(result).toMatchObject({ ok: false, code: 'blocked_address' });
  });

  test('ranges of ALLOW_PRIVATE_TARGETS stay open, and loopback is never open without trial mode', async () => {
    const { trial, outbound } = await openPlace();
    for (const open of [true, false]) {
      trial.open = open;
      expect(await outbound.checkTarget('http://10.1.2.3/')).toMatchObject({ ok: true });
      expect(await outbound.checkTarget('http://192.168.0.1/')).toMatchObject({ ok: false });
    }
    const other = createOutbound({ allowedRanges: [] });
    onTestFinished(() => other.close());
    expect(await other.checkTarget('http://127.0.0.1/')).toMatchObject({
      ok: false,
      code: 'blocked_address',
    });
  });
});
