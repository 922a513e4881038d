// D16, D28: DNS rebinding. Whatever a name server responds, and whichever kind of request looks up the name,
// every connection goes to an address that was checked and allowed in the same attempt.
import tls from 'node:tls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createResolver } from '../../src/outbound/dns-resolver.ts';
import type { Outbound } from '../../src/outbound/outbound.ts';
import { createSrvResolver } from '../../src/outbound/srv-resolver.ts';
import { type Answering, type PlainRecord, serveNames, type Zone } from '../support/name-server.ts';
import {
  ALLOWED,
  ALLOWED_RANGES,
  openRestrictedNetwork,
  type RestrictedNetwork,
} from '../support/restricted-network.ts';
import { certificate } from '../support/sockets.ts';
import { openTestOutbound } from '../support/test-outbound.ts';

const NAME = 'receiver.test';
const LOOPBACK = '127.0.0.1';
const METADATA = '169.254.169.254';

let network: RestrictedNetwork;

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
});

beforeEach(async () => {
  network = await openRestrictedNetwork();
  return () => {
    network.close();
    expect(network.caught()).toBe(0);
    expect(network.dialled().filter((address) => address !== ALLOWED)).toEqual([]);
  };
});

/** An outbound context that uses this name server only. */
async function gateTo(zone: Zone, ttlSeconds = 0, allowedRanges: readonly string[] = ALLOWED_RANGES) {
  const server = await serveNames(zone, ttlSeconds);
  const nameServers = [server.address];
  const resolver = createResolver({ nameServers, lookUp: async () => [] });
  const findService = createSrvResolver({ nameServers });
  const gate = openTestOutbound({ allowedRanges, resolver, resolveSrv: findService });
  return { gate, asked: server.asked };
}

type Way = (gate: Outbound, host: string) => Promise<string>;
const describeResult = (result: { readonly ok: true } | { readonly ok: false; readonly code: string }) =>
  result.ok ? 'reached' : result.code;

/** Every kind of outgoing connection to a host that a user entered. */
const WAYS: Readonly<Record<string, Way>> = {
  'post, http': async (gate, host) =>
    describeResult(await gate.post({ url: `http://${host}:${network.ports.http}/`, headers: {}, body: '{}' })),
  'post, https': async (gate, host) =>
    describeResult(await gate.post({ url: `https://${host}:${network.ports.https}/`, headers: {}, body: '{}' })),
  'get, http': (gate, host) => get(gate, `http://${host}:${network.ports.http}/`),
  'get, https': (gate, host) => get(gate, `https://${host}:${network.ports.https}/`),
  async conversation(gate, host) {
    const opened = await gate.connectTcp({
      host,
      port: network.ports.http,
      connectMs: 5_000,
      wholeMs: 5_000,
      most: 64,
    });
    if (opened.ok) opened.conversation.close();
    return describeResult(opened);
  },
  datagram: async (gate, host) =>
    describeResult(
      await gate.exchangeDatagram({
        host,
        port: network.ports.udp,
        datagram: Buffer.from('hello'),
        mostBytes: 100,
        wholeMs: 5_000,
      }),
    ),
};

async function get(gate: Outbound, url: string): Promise<string> {
  const bounds = { mostBytes: 1_000, connectMs: 5_000, wholeMs: 5_000 };
  return describeResult(await gate.get({ url, headers: {}, unsecured: true, ...bounds }));
}

const a = (data: string, owner?: string): PlainRecord => ({ type: 'A', data, ...(owner && { owner }) });
const aaaa = (data: string): PlainRecord => ({ type: 'AAAA', data });
const cname = (owner: string, data: string): PlainRecord => ({ type: 'CNAME', owner, data });

/** These IPv4 addresses, and no IPv6 address. */
const onlyV4 =
  (...addresses: readonly string[]): Answering =>
  (type) =>
    type === 'A' ? addresses.map((address) => a(address)) : [];
/** One after the other; the last one stays. */
const inTurn =
  (...turns: readonly Answering[]): Answering =>
  (type, time) =>
    turns[Math.min(time, turns.length) - 1]!(type, time);
const onlyV6 =
  (...addresses: readonly string[]): Answering =>
  (type) =>
    type === 'AAAA' ? addresses.map(aaaa) : [];
const both =
  (...answers: readonly Answering[]): Answering =>
  async (type, time) =>
    (await Promise.all(answers.map((answer) => answer(type, time)))).flat();
const many = (last: string) => [...Array.from({ length: 3_000 }, () => ALLOWED), last];

type Row = readonly [what: string, answer: Answering, ends: readonly string[]];
const REACHED = 'reached';
const BLOCKED = 'blocked_address';

const ROWS: readonly Row[] = [
  ['public, then loopback', inTurn(onlyV4(ALLOWED), onlyV4(LOOPBACK)), [REACHED, BLOCKED, BLOCKED]],
  ['public, then a metadata address', inTurn(onlyV4(ALLOWED), onlyV4(METADATA)), [REACHED, BLOCKED]],
  ['public, then ::1', inTurn(onlyV4(ALLOWED), onlyV6('::1')), [REACHED, BLOCKED]],
  ['loopback, then public', inTurn(onlyV4(LOOPBACK), onlyV4(ALLOWED)), [BLOCKED, REACHED]],
  ['public, then both', inTurn(onlyV4(ALLOWED), onlyV4(ALLOWED, LOOPBACK)), [REACHED, BLOCKED]],
  ['a forbidden address first', onlyV4(LOOPBACK, ALLOWED), [BLOCKED]],
  ['a forbidden address last', onlyV4(ALLOWED, METADATA), [BLOCKED]],
  ['a forbidden AAAA beside a public A', both(onlyV4(ALLOWED), onlyV6('::1')), [BLOCKED]],
  ['a public AAAA beside a forbidden A', both(onlyV4(LOOPBACK), onlyV6('2606:4700::1')), [BLOCKED]],
  ['loopback as IPv4-mapped IPv6', onlyV6('::ffff:7f00:1'), [BLOCKED]],
  ['loopback behind NAT64', onlyV6('64:ff9b::7f00:1'), [BLOCKED]],
  ['loopback behind 6to4', onlyV6('2002:7f00:1::1'), [BLOCKED]],
  ['the unspecified address', onlyV4('0.0.0.0'), [BLOCKED]],
  ['thousands of public addresses', onlyV4(...many(ALLOWED)), [REACHED]],
  ['thousands of public addresses and a forbidden one', onlyV4(...many(LOOPBACK)), [BLOCKED]],
  [
    'a CNAME for a forbidden name',
    () => [cname(NAME, 'b.test'), cname('b.test', 'c.test'), a(LOOPBACK, 'c.test')],
    [BLOCKED],
  ],
  [
    'a CNAME for a public name',
    () => [cname(NAME, 'b.test'), cname('b.test', 'c.test'), a(ALLOWED, 'c.test')],
    [REACHED],
  ],
  ['a CNAME loop', () => [cname(NAME, 'b.test'), cname('b.test', NAME)], ['dns_not_found']],
  ['a CNAME for localhost', () => [cname(NAME, 'localhost')], ['dns_not_found']],
  ['a forbidden A record in response to AAAA', (type) => [a(type === 'A' ? ALLOWED : LOOPBACK)], [REACHED]],
  ['a forbidden AAAA record in response to A', (type) => (type === 'A' ? [a(ALLOWED), aaaa('::1')] : []), [REACHED]],
];

describe('D16 a name that resolves to a forbidden address is never connected to', () => {
  test.each(ROWS)('%s', async (_what, answer, ends) => {
    const found = await Promise.all(
      Object.entries(WAYS).map(async ([way, reach]) => {
        const { gate, asked } = await gateTo({ [NAME]: answer });
        const seen: string[] = [];
        for (const _end of ends) seen.push(await reach(gate, NAME));
        // The checked address is the one connected to: there is one query per attempt.
        return [way, seen, asked.length] as const;
      }),
    );
    expect(found).toEqual(Object.keys(WAYS).map((way) => [way, ends, ends.length]));
  });
});

const outcomes = (gate: Outbound, host: string) => Promise.all(Object.values(WAYS).map((reach) => reach(gate, host)));
const every = (end: string) => Object.keys(WAYS).map(() => end);

describe('D16, D28 names of this machine or its network', () => {
  test.each(['localhost', 'LOCALHOST', 'localhost.', 'bot.localhost', 'bot.localhost.'])(
    '%s, whatever the name server responds',
    async (host) => {
      const { gate, asked } = await gateTo({ localhost: ALLOWED, 'bot.localhost': ALLOWED });
      expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
      expect(asked).toEqual([]);
    },
  );

  test.each([
    ['metadata.google.internal', METADATA],
    ['printer.local', '192.168.1.9'],
    ['db.internal', '10.0.0.5'],
    ['fd00.home.arpa', '172.16.0.1'],
  ])('%s, by its address', async (host, address) => {
    const { gate } = await gateTo({ [host]: address });
    expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
  });

  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '0',
    '[::1]',
    '[::ffff:7f00:1]',
  ])('%s, without a DNS query', async (host) => {
    const { gate, asked } = await gateTo({});
    expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
    expect(asked).toEqual([]);
  });
});

describe('D16 between the check and the connection', () => {
  test('a URL that was public when it was saved is checked again when it is called', async () => {
    const rebinds = inTurn(onlyV4('1.1.1.1'), onlyV4(LOOPBACK));
    const { gate } = await gateTo({ [NAME]: rebinds }, 0, []);
    const url = `https://${NAME}:${network.ports.https}/`;
    expect(await gate.checkTarget(url)).toMatchObject({ ok: true, addresses: ['1.1.1.1'] });
    expect(await gate.post({ url, headers: {}, body: '{}' })).toMatchObject({ code: BLOCKED, address: null });
    expect(network.dialled()).toEqual([]);
  });

  test('a cached response is checked, and the next one is checked again', async () => {
    const { gate, asked } = await gateTo({ [NAME]: inTurn(onlyV4(ALLOWED), onlyV4(LOOPBACK)) }, 3_600);
    expect(await outcomes(gate, NAME)).toEqual(every(REACHED));
    expect(asked).toEqual([NAME]);
  });

  test('responses that change with every query, to many concurrent requests', async () => {
    const turns = Array.from({ length: 200 }, (_, turn) => onlyV4(turn % 2 === 0 ? ALLOWED : LOOPBACK));
    const { gate } = await gateTo({ [NAME]: inTurn(...turns) });
    const found = (await Promise.all(Array.from({ length: 20 }, () => outcomes(gate, NAME)))).flat();
    for (let round = 0; round < 20; round++) found.push(...(await outcomes(gate, NAME)));
    expect(new Set(found)).toEqual(new Set([REACHED, BLOCKED]));
  });

  test('a pooled connection is not used for a name that now resolves to another address', async () => {
    const { gate } = await gateTo({ [NAME]: inTurn(onlyV4(ALLOWED), onlyV4(ALLOWED), onlyV4(METADATA)) });
    const post = () => WAYS['post, https']!(gate, NAME);
    expect([await post(), await post(), await post()]).toEqual([REACHED, REACHED, BLOCKED]);
  });

  test('a forbidden response that arrives after the deadline is not connected to', async () => {
    const late = Promise.withResolvers<readonly PlainRecord[]>();
    const { gate } = await gateTo({ [NAME]: (type) => (type === 'A' ? [a(ALLOWED)] : late.promise) });
    expect(await outcomes(gate, NAME)).toEqual(every(REACHED));
    late.resolve([aaaa('::1')]);
  });
});

describe('D16, P3 the targets of SRV records are checked like any other host', () => {
  const SERVICE = `_minecraft._tcp.${NAME}`;

  async function follow(target: string, zone: Zone = {}, port = network.ports.http): Promise<string> {
    const { gate } = await gateTo({ [SERVICE]: [{ target, port }], ...zone });
    const service = await gate.resolveSrv(SERVICE);
    if (!service) return 'none';
    const bounds = { connectMs: 5_000, wholeMs: 5_000, most: 64 };
    const opened = await gate.connectTcp({ ...service, ...bounds });
    if (opened.ok) opened.conversation.close();
    return describeResult(opened);
  }

  test.each([
    ['node.test', ALLOWED, REACHED],
    ['node.test', LOOPBACK, BLOCKED],
    ['node.test', METADATA, BLOCKED],
  ])('%s at %s: %s', async (target, address, end) => {
    expect(await follow(target, { [target]: address })).toBe(end);
  });

  test.each([
    ['localhost', BLOCKED],
    ['2130706433', BLOCKED],
    ['0x7f.1', BLOCKED],
    ['127.0.0.1', 'none'],
    ['127\\.0\\.0\\.1', 'host_invalid'],
    ['local\thost', 'host_invalid'],
    ['a@localhost', 'host_invalid'],
  ])('%s: %s', async (target, end) => {
    expect(await follow(target)).toBe(end);
  });

  test('a denied port is refused', async () => {
    expect(await follow('node.test', { 'node.test': ALLOWED }, 6_379)).toBe('port_denied');
  });

  test('a name that changes after the record was found is checked with its new address', async () => {
    const { gate } = await gateTo({
      [SERVICE]: [{ target: 'node.test', port: network.ports.udp }],
      'node.test': inTurn(onlyV4(ALLOWED), onlyV4(LOOPBACK)),
    });
    const { host } = (await gate.resolveSrv(SERVICE))!;
    expect(await outcomes(gate, host)).toHaveLength(6);
    expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
  });
});
