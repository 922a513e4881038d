// D4, D6: names are resolved within the attempt, no lookup waits for somebody else's name server, and errors are
// attributed to their owner.
import { expect, test } from 'vitest';
import { createResolver } from '../../src/outbound/dns-resolver.ts';
import { freePort } from '../support/free-port.ts';
import { serveNames } from '../support/name-server.ts';

const knowsNothing = async () => [];

test('D16 returns all addresses of a name', async () => {
  const { address } = await serveNames({ 'bot.example': '1.2.3.4' });
  expect(await createResolver({ lookUp: knowsNothing, nameServers: [address] })('bot.example')).toEqual({
    ok: true,
    addresses: ['1.2.3.4'],
  });
});

test('D17 a name that does not exist: dns_not_found', async () => {
  const { address } = await serveNames({});
  expect(await createResolver({ lookUp: knowsNothing, nameServers: [address] })('gone.invalid')).toEqual({
    ok: false,
    code: 'dns_not_found',
  });
});

test('D17 a name without any address: dns_not_found, the receiver’s error', async () => {
  const { address } = await serveNames({
    'bot.example': () => [{ type: 'CNAME', owner: 'bot.example', data: 'gone.example' }],
  });
  expect(await createResolver({ lookUp: knowsNothing, nameServers: [address] })('bot.example')).toEqual({
    ok: false,
    code: 'dns_not_found',
  });
});

test('D17 name servers that respond with an error: dns_broken, the receiver’s error', async () => {
  const { address } = await serveNames({ 'broken.example': 'servfail' });
  expect(await createResolver({ lookUp: knowsNothing, nameServers: [address] })('broken.example')).toEqual({
    ok: false,
    code: 'dns_broken',
  });
});

test('D6 no reachable name server: dns_failed, our own error', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  expect(await createResolver({ lookUp: knowsNothing, nameServers: [nobody] })('bot.invalid')).toEqual({
    ok: false,
    code: 'dns_failed',
  });
});

test('D6 a name server that has never responded is our own error: dns_failed', async () => {
  const { address } = await serveNames({ 'bot.invalid': 'silent' });
  const resolve = createResolver({ lookUp: knowsNothing, nameServers: [address], limitMs: 200 });
  expect(await resolve('bot.invalid')).toEqual({ ok: false, code: 'dns_failed' });
});

test('finds a name that only this machine knows, such as from its hosts file', async () => {
  const { address } = await serveNames({});
  const lookUp = async (name: string) => (name === 'lan-box' ? ['192.168.0.7'] : []);
  const resolve = createResolver({ nameServers: [address], lookUp });
  expect(await resolve('lan-box')).toEqual({ ok: true, addresses: ['192.168.0.7'] });
});

test('D6 this machine’s own lookup cannot use up the attempt’s time', async () => {
  const { address } = await serveNames({});
  const resolve = createResolver({
    nameServers: [address],
    limitMs: 100,
    lookUp: () => new Promise(() => {}),
  });
  expect(await resolve('gone.invalid')).toEqual({ ok: false, code: 'dns_not_found' });
});

test('localhost is this machine, whatever a name server says', async () => {
  const { address, asked } = await serveNames({ localhost: '1.2.3.4' });
  const resolve = createResolver({ lookUp: knowsNothing, nameServers: [address] });
  expect(await resolve('localhost')).toEqual({ ok: true, addresses: ['127.0.0.1', '::1'] });
  expect(await resolve('bot.localhost')).toEqual({ ok: true, addresses: ['127.0.0.1', '::1'] });
  expect(asked).toEqual([]);
});

test('many silent name servers do not block other lookups', async () => {
  const silent = Array.from({ length: 50 }, (_, index) => `silent-${index}.example`);
  const zone = Object.fromEntries(silent.map((name) => [name, 'silent']));
  const { address } = await serveNames({ ...zone, 'bot.example': '1.2.3.4' });
  const resolve = createResolver({ lookUp: knowsNothing, nameServers: [address], limitMs: 400 });
  let silentEnded = 0;
  const waiting = silent.map((name) => resolve(name).then(() => silentEnded++));
  expect(await resolve('bot.example')).toMatchObject({ ok: true });
  expect(silentEnded).toBe(0);
  // D6: our name server has just responded, so the silence is theirs.
  expect(await resolve(silent[0]!)).toEqual({ ok: false, code: 'dns_timeout' });
  await Promise.all(waiting);
});

test('caches a response for its TTL, and sends concurrent queries for it once', async () => {
  const lasting = await serveNames({ 'bot.example': '1.2.3.4' }, 60);
  const resolve = createResolver({ lookUp: knowsNothing, nameServers: [lasting.address] });
  await Promise.all([resolve('bot.example'), resolve('bot.example')]);
  await resolve('bot.example');
  expect(lasting.asked).toEqual(['bot.example']);

  const fleeting = await serveNames({ 'bot.example': '1.2.3.4' }, 0);
  const again = createResolver({ lookUp: knowsNothing, nameServers: [fleeting.address] });
  await again('bot.example');
  await again('bot.example');
  expect(fleeting.asked).toEqual(['bot.example', 'bot.example']);
});

test('does not cache a response with very many addresses: ten thousand such names would fill the memory', async () => {
  const addresses = Array.from({ length: 60 }, (_, place) => ({ type: 'A', data: `1.2.3.${place}` }) as const);
  const { address, asked } = await serveNames({
    'many.example': (type) => (type === 'A' ? addresses : []),
    'few.example': (type) => (type === 'A' ? addresses.slice(0, 50) : []),
  });
  const resolve = createResolver({ lookUp: knowsNothing, nameServers: [address] });
  for (const name of ['many.example', 'few.example', 'many.example', 'few.example'])
    expect(await resolve(name)).toMatchObject({ ok: true });
  expect(asked).toEqual(['many.example', 'few.example', 'many.example']);
});
