// P3: SRV records.
import { describe, expect, test } from 'vitest';
import { chooseSrvTarget, createSrvResolver, type SrvCandidate } from '../../src/outbound/srv-resolver.ts';
import { serveNames } from '../support/name-server.ts';

const SERVICE = '_minecraft._tcp.mc.example';

test('a record names the host and the port', async () => {
  const { address, asked } = await serveNames({ [SERVICE]: [{ target: 'node.example', port: 25_570 }] });
  const find = createSrvResolver({ nameServers: [address] });
  expect(await find(SERVICE)).toEqual({ host: 'node.example', port: 25_570 });
  expect(asked).toEqual([SERVICE]);
});

test('no record, a failing name server, or a silent one: returns none', async () => {
  const { address } = await serveNames({ 'broken.example': 'servfail', 'silent.example': 'silent' });
  const find = createSrvResolver({ nameServers: [address] });
  expect(await Promise.all(['none.example', 'broken.example', 'silent.example'].map(find))).toEqual([null, null, null]);
});

describe('the selection', () => {
  const record = (name: string, priority = 0, weight = 0, port = 1): SrvCandidate => ({
    name,
    priority,
    weight,
    port,
  });
  const chosen = (records: readonly SrvCandidate[], chance: number) => chooseSrvTarget(records, chance)?.host;

  test('picks the lowest priority first, whatever the weights', () => {
    const records = [record('b.example', 20, 1_000), record('a.example', 10)];
    for (const chance of [0, 0.5, 0.999]) expect(chosen(records, chance)).toBe('a.example');
  });

  test('picks by weight among equal priorities; a weight of 0 rarely, not never', () => {
    const records = [record('a.example', 0, 0), record('b.example', 0, 98)];
    expect([0, 0.009, 0.011, 0.5, 0.999].map((chance) => chosen(records, chance))).toEqual([
      'a.example',
      'a.example',
      'b.example',
      'b.example',
      'b.example',
    ]);
  });

  test('ignores a target that is an address, or empty', () => {
    for (const name of ['127.0.0.1', '::1', '', '.']) expect(chosen([record(name)], 0)).toBeUndefined();
    expect(chosen([record('a.example', 0, 0, 0)], 0)).toBeUndefined();
    expect(chosen([record('10.0.0.1', 0), record('a.example', 5)], 0)).toBe('a.example');
    expect(chosen([], 0)).toBeUndefined();
  });
});
