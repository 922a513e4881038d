// D16: kept connections are found by origin and address only, are bounded, and leave when they end.
import { expect, test } from 'vitest';
import type { Connection } from '../../src/outbound/connection.ts';
import { createIdleConnections } from '../../src/outbound/idle-connections.ts';

function connection(origin: string, address: string) {
  const ended: (() => void)[] = [];
  const state = {
    destroyed: false,
    end() {
      for (const act of ended) act();
    },
  };
  const kept: Connection = {
    origin,
    address,
    dialling: false,
    begin() {},
    countFromHere() {},
    whenGone: (act) => ended.push(act),
    async destroy() {
      state.destroyed = true;
    },
  };
  return Object.assign(kept, { state });
}

test('a connection is found by its origin and one of the judged addresses, the newest first, and once', () => {
  const idle = createIdleConnections(10);
  const [older, newer] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(older);
  idle.keep(newer);
  expect(idle.take('https://a.test', ['2.2.2.2'])).toBeNull();
  expect(idle.take('https://b.test', ['1.1.1.1'])).toBeNull();
  expect(idle.take('https://a.test', ['2.2.2.2', '1.1.1.1'])).toBe(newer);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBe(older);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});

test('beyond the bound the one idle for longest is closed', () => {
  const idle = createIdleConnections(2);
  const three = ['a', 'b', 'c'].map((name) => connection(`https://${name}.test`, '1.1.1.1'));
  for (const one of three) idle.keep(one);
  expect(three.map(({ state }) => state.destroyed)).toEqual([true, false, false]);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
  expect(idle.take('https://c.test', ['1.1.1.1'])).toBe(three[2]);
});

test('a connection that ended is no longer found', () => {
  const idle = createIdleConnections(2);
  const one = connection('https://a.test', '1.1.1.1');
  idle.keep(one);
  one.state.end();
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});

test('after closing nothing is kept', async () => {
  const idle = createIdleConnections(2);
  const [before, after] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(before);
  await idle.close();
  idle.keep(after);
  expect([before.state.destroyed, after.state.destroyed]).toEqual([true, true]);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});
