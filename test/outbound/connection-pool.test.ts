// D16: pooled connections are found by origin and address only, are limited in number, and are removed when they end.
import { expect, test } from 'vitest';
import { ConnectionPool } from '../../src/outbound/http-connection.ts';

function connection(origin: string, address: string) {
  return {
    origin,
    address,
    destroyed: false,
    destroy() {
      this.destroyed = true;
    },
  };
}

const LONG_MS = 1_000;

test('finds a connection by its origin and one of the checked addresses, the newest first, and only once', () => {
  const idle = new ConnectionPool(10);
  const [older, newer] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(older, LONG_MS);
  idle.keep(newer, LONG_MS);
  expect(idle.take('https://a.test', ['2.2.2.2'])).toBeNull();
  expect(idle.take('https://b.test', ['1.1.1.1'])).toBeNull();
  expect(idle.take('https://a.test', ['2.2.2.2', '1.1.1.1'])).toBe(newer);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBe(older);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});

test('closes the longest idle connection beyond the limit', () => {
  const idle = new ConnectionPool(2);
  const three = ['a', 'b', 'c'].map((name) => connection(`https://${name}.test`, '1.1.1.1'));
  for (const one of three) idle.keep(one, LONG_MS);
  expect(three.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
  expect(idle.take('https://c.test', ['1.1.1.1'])).toBe(three[2]);
});

test('no longer finds a connection that ended, but still the others', () => {
  const idle = new ConnectionPool(2);
  const [one, other] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(one, LONG_MS);
  idle.keep(other, LONG_MS);
  idle.remove(one);
  idle.remove(one);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBe(other);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});

test('keeps a connection exactly as long as its keep-alive time', () => {
  let nowMs = 0;
  const idle = new ConnectionPool(10, () => nowMs);
  const [shorter, longer] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(longer, 20);
  idle.keep(shorter, 10);
  nowMs = 10;
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBe(longer);
  expect([shorter.destroyed, longer.destroyed]).toEqual([true, false]);
});

test('keeps nothing after it is closed', () => {
  const idle = new ConnectionPool(2);
  const [before, after] = [connection('https://a.test', '1.1.1.1'), connection('https://a.test', '1.1.1.1')];
  idle.keep(before, LONG_MS);
  idle.close();
  idle.keep(after, LONG_MS);
  expect([before.destroyed, after.destroyed]).toEqual([true, true]);
  expect(idle.take('https://a.test', ['1.1.1.1'])).toBeNull();
});
