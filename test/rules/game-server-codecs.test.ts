// P3, P7: whatever a server responds, parsing it returns a plausible number, or a reason why there is none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHyReply, readNitrado } from '../../src/game-servers/hytale-responses.ts';
import { readDynamic } from '../../src/game-servers/query-fivem.ts';
import type { QueryResult } from '../../src/game-servers/query-result.ts';
import { readPlayersByUniverse, readUniverseId } from '../../src/game-servers/query-roblox.ts';
import {
  legacyStatusLength,
  readLegacyStatus,
  readStatus,
  readVarInt,
  statusLength,
  statusRequest,
  varInt,
} from '../../src/game-servers/server-list-ping.ts';
import { MAX_PLAYERS, readCapacity, readCount } from '../../src/game-servers/untrusted-values.ts';
import { hyReply, statusPacket } from '../support/game-servers.ts';

const none = (code: string) => ({ ok: false, code });
const status = (value: unknown) => readStatus(statusPacket(JSON.stringify(value)));

/** A player count, or a reason: a codec returns nothing else. */
function makesSense(counted: QueryResult): void {
  if (!counted.ok) {
    expect(counted.code).toMatch(/^[a-z_]+$/);
    return;
  }
  expect(readCount(counted.players)).toBe(counted.players);
  expect(counted.maxPlayers === null || readCapacity(counted.maxPlayers) === counted.maxPlayers).toBe(true);
}

/** JSON of the right shape with arbitrary values. */
const players = fc.record({ online: fc.jsonValue(), max: fc.jsonValue() }, { requiredKeys: [] });
const nearly = fc.oneof(fc.jsonValue(), fc.record({ players: fc.oneof(players, fc.jsonValue()) }));

describe('numbers', () => {
  test.each([0, 1, 37, MAX_PLAYERS])('%s is a valid player count', (number) => {
    expect(readCount(number)).toBe(number);
    expect(readCount(String(number))).toBe(number);
  });
  test.each([-1, 0.5, Number.NaN, 1e308, MAX_PLAYERS + 1, '', ' 1', '1e3', '-1', '0x1', null, [], {}, true])(
    '%j is not a valid player count',
    (value) => {
      expect(readCount(value)).toBeNull();
    },
  );
  test('a server with a capacity of 0 has no capacity', () => {
    expect([readCapacity(0), readCapacity('0'), readCapacity(20), readCapacity(-5)]).toEqual([null, null, 20, null]);
  });
});

describe('VarInt', () => {
  test('decodes what it encodes, with the minimum length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (value) => {
        const bytes = varInt(value);
        expect(bytes.length).toBeLessThanOrEqual(5);
        expect(readVarInt(bytes, 0)).toEqual({ kind: 'read', value, end: bytes.length });
      }),
    );
  });
  test.each([
    ['80 80 80 80 80 01', 'none'],
    ['ff ff ff ff ff ff', 'none'],
    ['ff ff ff ff 0f', 'none'],
    ['ff ff ff ff', 'incomplete'],
    ['', 'incomplete'],
  ])('%s decodes to %s', (hex, kind) => {
    expect(readVarInt(Buffer.from(hex.replaceAll(' ', ''), 'hex'), 0)).toEqual({ kind });
  });
});

describe('Minecraft', () => {
  test('the request is a handshake for a status, and the status request', () => {
    const expected = ['0e', '00', '2f', '08', Buffer.from('mc.place').toString('hex'), '63dd', '01', '01', '00'];
    expect(statusRequest('mc.place', 25_565).toString('hex')).toBe(expected.join(''));
  });
  test('a status contains players and capacity, in every format', () => {
    const packet = statusPacket('{"players":{"online":37,"max":100},"description":"§4Zoë 🎉"}');
    expect(readStatus(packet)).toEqual({ ok: true, players: 37, maxPlayers: 100 });
    for (let length = 0; length < packet.length; length += 1)
      expect(statusLength(packet.subarray(0, length))).toBeNull();
    expect(statusLength(packet)).toBe(packet.length);
  });
  test.each([[{}], [{ players: null }], [{ version: { name: '1.21' }, description: 'x' }]])(
    'P7 %j hides its players: unknown, not zero',
    (value) => {
      expect(status(value)).toMatchObject(none('players_hidden'));
    },
  );
  test.each([
    [[]],
    ['text'],
    [null],
    [{ players: {} }],
    [{ players: { online: -1, max: 20 } }],
    [{ players: { online: 1e12, max: 20 } }],
    [{ players: { online: '∞', max: 20 } }],
    [{ players: [1, 2] }],
  ])('%j is not a status', (value) => {
    expect(status(value)).toEqual(none('not_understood'));
  });
  test('an invalid capacity is dropped', () => {
    for (const max of [-1, 0, 1e12, 'many', null])
      expect(status({ players: { online: 3, max } })).toEqual({ ok: true, players: 3, maxPlayers: null });
  });
  test('wrong lengths are detected at once', () => {
    const huge = Buffer.from('ffffffff07', 'hex');
    expect(statusLength(huge)).toBe(huge.length);
    expect(readStatus(huge)).toEqual(none('answer_cut'));
    const short = statusPacket('{"players":{"online":1,"max":2}}', 5);
    expect(readStatus(short.subarray(0, statusLength(short)!))).toEqual(none('not_understood'));
    const inner = Buffer.concat([varInt(4), Buffer.from([0, 0xff, 0xff, 0x03])]);
    expect(readStatus(inner)).toEqual(none('not_understood'));
  });
  test('deep nesting does not break it', () => {
    expect(readStatus(statusPacket(`${'['.repeat(60_000)}`))).toEqual(none('not_understood'));
    expect(readStatus(statusPacket(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`))).toEqual(
      none('players_hidden'),
    );
  });
  test.each([
    ['§1\x00127\x001.6.4\0A §lserver\x0012\x0040', { ok: true, players: 12, maxPlayers: 40 }],
    ['A server§3§20', { ok: true, players: 3, maxPlayers: 20 }],
    ['A § server§3§20', { ok: true, players: 3, maxPlayers: 20 }],
    ['§1\x00127\x001.6.4\0A server\0-5\x0040', none('not_understood')],
    ['Outdated server', none('not_understood')],
    ['', none('not_understood')],
  ])('the legacy response %j', (text, expected) => {
    const units = Buffer.from(text, 'utf16le').swap16();
    const bytes = Buffer.concat([Buffer.from([0xff, 0, text.length]), units]);
    expect(legacyStatusLength(bytes)).toBe(bytes.length);
    expect(readLegacyStatus(bytes)).toMatchObject(expected);
  });
  test('any bytes and any JSON are parsed without an exception or an implausible number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (given, kick) => {
        const bytes = Buffer.from(kick ? [0xff, ...given] : given);
        for (const enough of [statusLength(bytes), legacyStatusLength(bytes)])
          expect(enough === null || enough <= bytes.length).toBe(true);
        makesSense(readStatus(bytes));
        makesSense(readLegacyStatus(bytes));
      }),
    );
    fc.assert(
      fc.property(nearly, (value) => {
        makesSense(status(value));
      }),
    );
  });
});

describe('FiveM', () => {
  test('clients is a number, sv_maxclients text', () => {
    expect(readDynamic({ clients: 37, sv_maxclients: '128', hostname: '<b>' })).toEqual({
      ok: true,
      players: 37,
      maxPlayers: 128,
    });
  });
  test.each([[undefined], [{}], [[]], [{ clients: -1 }], [{ clients: 1e300 }], [{ hostname: 'x' }]])(
    '%j contains no player count',
    (value) => {
      expect(readDynamic(value)).toEqual(none('not_understood'));
    },
  );
});

describe('Roblox', () => {
  test('players by universe; maxPlayers is one server’s and not the capacity', () => {
    const read = readPlayersByUniverse({
      data: [{ id: 7, playing: 21_000_000, maxPlayers: 8 }, { id: 8, playing: -1 }, 9],
    });
    expect([...read!]).toEqual([
      ['7', { ok: true, players: 21_000_000, maxPlayers: null }],
      ['8', none('not_understood')],
    ]);
    expect([readPlayersByUniverse({}), readPlayersByUniverse([]), readPlayersByUniverse({ data: {} })]).toEqual([
      null,
      null,
      null,
    ]);
  });
  test('a place belongs to a universe or to none', () => {
    expect(readUniverseId({ universeId: 12 })).toBe('12');
    for (const universeId of [null, 0, -1, 1.5, '12', 2 ** 60]) expect(readUniverseId({ universeId })).toBeNull();
  });
});

describe('Hytale', () => {
  test('HyQuery returns players and capacity', () => {
    expect(readHyReply(hyReply(5, 80))).toMatchObject({ ok: true, players: 5, maxPlayers: 80 });
    expect(readHyReply(hyReply(5, 0))).toMatchObject({ ok: true, players: 5, maxPlayers: null });
    expect(readHyReply(hyReply(0xffffffff, 80))).toEqual(none('not_understood'));
    for (let length = 0; length < 26; length += 1)
      expect(readHyReply(hyReply(5, 80).subarray(0, length))).toEqual(none('not_understood'));
  });
  test.each([
    [{ Basic: { CurrentPlayers: 4, MaxPlayers: 50 } }, { ok: true, players: 4, maxPlayers: 50 }],
    [
      { Universe: { CurrentPlayers: 4 }, Server: { MaxPlayers: 50 } },
      { ok: true, players: 4, maxPlayers: 50 },
    ],
    [{ Server: { MaxPlayers: 50 } }, none('not_understood')],
  ])('Nitrado:Query %j', (document, expected) => {
    expect(readNitrado(document)).toEqual(expected);
  });
  test('any input is parsed without an exception or an implausible number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        makesSense(readHyReply(Buffer.from(bytes)));
        makesSense(readHyReply(Buffer.concat([Buffer.from('HYREPLY\0\0'), bytes])));
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const counted of [readDynamic(value), readNitrado(value)]) makesSense(counted);
        for (const counted of readPlayersByUniverse(value)?.values() ?? []) makesSense(counted);
        readUniverseId(value);
      }),
    );
  });
});
