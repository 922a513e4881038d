// D16, D28: names that lead here today and there tomorrow. Whatever a name server answers, and whichever way it is asked
// about, nothing is ever dialled but an address that was judged in the same attempt and allowed.
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

let ground: RestrictedNetwork;

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), certificate('authority.crt')]);
});

beforeEach(async () => {
  ground = await openRestrictedNetwork();
  return () => {
    ground.close();
    expect(ground.caught()).toBe(0);
    expect(ground.dialled().filter((address) => address !== ALLOWED)).toEqual([]);
  };
});

/** A gate that asks this name server, and it alone. */
async function gateTo(zone: Zone, ttlSeconds = 0, allowedRanges: readonly string[] = ALLOWED_RANGES) {
  const server = await serveNames(zone, ttlSeconds);
  const nameServers = [server.address];
  const resolver = createResolver({ nameServers, lookUp: async () => [] });
  const findService = createSrvResolver({ nameServers });
  const gate = openTestOutbound({ allowedRanges, resolver, resolveSrv: findService });
  return { gate, asked: server.asked };
}

type Way = (gate: Outbound, host: string) => Promise<string>;
const told = (result: { readonly ok: true } | { readonly ok: false; readonly code: string }) =>
  result.ok ? 'reached' : result.code;

/** Every way out of this process to a host that somebody else named. */
const WAYS: Readonly<Record<string, Way>> = {
  'post, http': async (gate, host) =>
    told(await gate.post({ url: `http://${host}:${ground.ports.http}/`, headers: {}, body: '{}' })),
  'post, https': async (gate, host) =>
    told(await gate.post({ url: `https://${host}:${ground.ports.https}/`, headers: {}, body: '{}' })),
  'get, http': (gate, host) => get(gate, `http://${host}:${ground.ports.http}/`),
  'get, https': (gate, host) => get(gate, `https://${host}:${ground.ports.https}/`),
  async conversation(gate, host) {
    const opened = await gate.connectTcp({
      host,
      port: ground.ports.http,
      connectMs: 5_000,
      wholeMs: 5_000,
      most: 64,
    });
    if (opened.ok) opened.conversation.close();
    return told(opened);
  },
  datagram: async (gate, host) =>
    told(
      await gate.exchangeDatagram({
        host,
        port: ground.ports.udp,
        datagram: Buffer.from('hello'),
        mostBytes: 100,
        wholeMs: 5_000,
      }),
    ),
};

async function get(gate: Outbound, url: string): Promise<string> {
  const bounds = { mostBytes: 1_000, connectMs: 5_000, wholeMs: 5_000 };
  return told(await gate.get({ url, headers: {}, unsecured: true, ...bounds }));
}

const a = (data: string, owner?: string): PlainRecord => ({ type: 'A', data, ...(owner && { owner }) });
const aaaa = (data: string): PlainRecord => ({ type: 'AAAA', data });
const cname = (owner: string, data: string): PlainRecord => ({ type: 'CNAME', owner, data });

/** These IPv4 addresses, and no IPv6 one. */
const onlyV4 =
  (...addresses: readonly string[]): Answering =>
  (type) =>
    type === 'A' ? addresses.map((address) => a(address)) : [];
/** One after the other; the last for good. */
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
  ['a forbidden one first', onlyV4(LOOPBACK, ALLOWED), [BLOCKED]],
  ['a forbidden one last', onlyV4(ALLOWED, METADATA), [BLOCKED]],
  ['a forbidden AAAA beside a public A', both(onlyV4(ALLOWED), onlyV6('::1')), [BLOCKED]],
  ['a public AAAA beside a forbidden A', both(onlyV4(LOOPBACK), onlyV6('2606:4700::1')), [BLOCKED]],
  ['loopback in IPv6 dress', onlyV6('::ffff:7f00:1'), [BLOCKED]],
  ['loopback behind NAT64', onlyV6('64:ff9b::7f00:1'), [BLOCKED]],
  ['loopback behind 6to4', onlyV6('2002:7f00:1::1'), [BLOCKED]],
  ['no address at all', onlyV4('0.0.0.0'), [BLOCKED]],
  ['thousands of public ones', onlyV4(...many(ALLOWED)), [REACHED]],
  ['thousands of public ones and one that is not', onlyV4(...many(LOOPBACK)), [BLOCKED]],
  [
    'another name for a forbidden one',
    () => [cname(NAME, 'b.test'), cname('b.test', 'c.test'), a(LOOPBACK, 'c.test')],
    [BLOCKED],
  ],
  [
    'another name for a public one',
    () => [cname(NAME, 'b.test'), cname('b.test', 'c.test'), a(ALLOWED, 'c.test')],
    [REACHED],
  ],
  ['names in a circle', () => [cname(NAME, 'b.test'), cname('b.test', NAME)], ['dns_not_found']],
  ['localhost for another name', () => [cname(NAME, 'localhost')], ['dns_not_found']],
  ['a forbidden A where AAAA was asked for', (type) => [a(type === 'A' ? ALLOWED : LOOPBACK)], [REACHED]],
  ['a forbidden AAAA where A was asked for', (type) => (type === 'A' ? [a(ALLOWED), aaaa('::1')] : []), [REACHED]],
];

describe('D16 however a name leads to a forbidden address, nobody comes there', () => {
  test.each(ROWS)('%s', async (_what, answer, ends) => {
    const found = await Promise.all(
      Object.entries(WAYS).map(async ([way, reach]) => {
        const { gate, asked } = await gateTo({ [NAME]: answer });
        const seen: string[] = [];
        for (const _end of ends) seen.push(await reach(gate, NAME));
        // What was judged is what is dialled: it is asked about once an attempt.
        return [way, seen, asked.length] as const;
      }),
    );
    expect(found).toEqual(Object.keys(WAYS).map((way) => [way, ends, ends.length]));
  });
});

const outcomes = (gate: Outbound, host: string) => Promise.all(Object.values(WAYS).map((reach) => reach(gate, host)));
const every = (end: string) => Object.keys(WAYS).map(() => end);

describe('D16, D28 names that mean this machine or its network', () => {
  test.each(['localhost', 'LOCALHOST', 'localhost.', 'bot.localhost', 'bot.localhost.'])(
    '%s, whatever the name server says',
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
  ])('%s, by where it leads', async (host, address) => {
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
  ])('%s, without a question', async (host) => {
    const { gate, asked } = await gateTo({});
    expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
    expect(asked).toEqual([]);
  });
});

describe('D16 between the judgement and the connection', () => {
  test('a URL that was public when it was saved is judged again when it is called', async () => {
    const rebinds = inTurn(onlyV4('1.1.1.1'), onlyV4(LOOPBACK));
    const { gate } = await gateTo({ [NAME]: rebinds }, 0, []);
    const url = `https://${NAME}:${ground.ports.https}/`;
    expect(await gate.checkTarget(url)).toMatchObject({ ok: true, addresses: ['1.1.1.1'] });
    expect(await gate.post({ url, headers: {}, body: '{}' })).toMatchObject({ code: BLOCKED, address: null });
    expect(ground.dialled()).toEqual([]);
  });

  test('an answer is judged as long as it is remembered, and what comes next is judged again', async () => {
    const { gate, asked } = await gateTo({ [NAME]: inTurn(onlyV4(ALLOWED), onlyV4(LOOPBACK)) }, 3_600);
    expect(await outcomes(gate, NAME)).toEqual(every(REACHED));
    expect(asked).toEqual([NAME]);
  });

  test('answers that change with every question, to many at once', async () => {
    const turns = Array.from({ length: 200 }, (_, turn) => onlyV4(turn % 2 === 0 ? ALLOWED : LOOPBACK));
    const { gate } = await gateTo({ [NAME]: inTurn(...turns) });
    const found = (await Promise.all(Array.from({ length: 20 }, () => outcomes(gate, NAME)))).flat();
    for (let round = 0; round < 20; round++) found.push(...(await outcomes(gate, NAME)));
    expect(new Set(found)).toEqual(new Set([REACHED, BLOCKED]));
  });

  test('a connection that was kept is of no use to a name that now leads elsewhere', async () => {
    const { gate } = await gateTo({ [NAME]: inTurn(onlyV4(ALLOWED), onlyV4(ALLOWED), onlyV4(METADATA)) });
    const post = () => WAYS['post, https']!(gate, NAME);
    expect([await post(), await post(), await post()]).toEqual([REACHED, REACHED, BLOCKED]);
  });

  test('a forbidden answer that comes too late to be judged is not dialled either', async () => {
    const late = Promise.withResolvers<readonly PlainRecord[]>();
    const { gate } = await gateTo({ [NAME]: (type) => (type === 'A' ? [a(ALLOWED)] : late.promise) });
    expect(await outcomes(gate, NAME)).toEqual(every(REACHED));
    late.resolve([aaaa('::1')]);
  });
});

describe('D16, P3 where SRV records lead is judged as any other host', () => {
  const SERVICE = `_minecraft._tcp.${NAME}`;

  async function follow(target: string, zone: Zone = {}, port = ground.ports.http): Promise<string> {
    const { gate } = await gateTo({ [SERVICE]: [{ target, port }], ...zone });
    const service = await gate.resolveSrv(SERVICE);
    if (!service) return 'none';
    const bounds = { connectMs: 5_000, wholeMs: 5_000, most: 64 };
    const opened = await gate.connectTcp({ ...service, ...bounds });
    if (opened.ok) opened.conversation.close();
    return told(opened);
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

  test('a port that belongs to another service is refused', async () => {
    expect(await follow('node.test', { 'node.test': ALLOWED }, 6_379)).toBe('port_denied');
  });

  test('a name that changes after the record was found is judged as it then is', async () => {
    const { gate } = await gateTo({
      [SERVICE]: [{ target: 'node.test', port: ground.ports.udp }],
      'node.test': inTurn(onlyV4(ALLOWED), onlyV4(LOOPBACK)),
    });
    const { host } = (await gate.resolveSrv(SERVICE))!;
    expect(await outcomes(gate, host)).toHaveLength(6);
    expect(await outcomes(gate, host)).toEqual(every(BLOCKED));
  });
});
