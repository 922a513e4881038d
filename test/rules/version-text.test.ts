// P480: which versions of Minecraft a server allows, from texts that may be anything.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEDROCK_PING, readPong } from '../../src/game-servers/bedrock-ping.ts';
import { readFivemBuild } from '../../src/game-servers/query-fivem.ts';
import { cleanVersionName, readVersion, shownMinecraftVersion } from '../../src/game-servers/version-text.ts';
import { bedrockPong } from '../support/game-servers.ts';

describe('the versions that a Minecraft server allows', () => {
  test.each([
    ['1.21.4', 769, ['1.21'], '1.21.4'],
    ['Paper 1.21.4', 769, ['1.21'], '1.21.4'],
    ['Spigot 1.8.8', 47, ['1.8'], '1.8.8'],
    ['git-Paper-196 (MC: 1.20.4)', 765, ['1.20'], '1.20.4'],
    ['Waterfall 1.8.x, 1.20.x', 47, ['1.8', '1.20'], '1.8, 1.20'],
    ['Velocity 1.18.2-1.21.4', 47, ['1.18', '1.19', '1.20', '1.21'], '1.18–1.21'],
    ['1.16 – 1.18', 754, ['1.16', '1.17', '1.18'], '1.16–1.18'],
    ['1.19 to 1.21', 47, ['1.19', '1.20', '1.21'], '1.19–1.21'],
    ['1.20-26.1', 47, ['1.20', '1.21', '26.1'], '1.20, 1.21, 26.1'],
    ['1.19+', 767, ['1.19', '1.20', '1.21'], '1.19–1.21'],
    ['1.19 and newer', 47, ['1.19'], '1.19'],
    ['§x§f§f§0§0§0§0§lPurpur §r1.20.1', 763, ['1.20'], '1.20.1'],
    ['<red>Fabric</red> 1.21', 767, ['1.21'], '1.21'],
    ['26.1.2', 800, ['26.1'], '26.1.2'],
    ['1.8 / 1.12 / 1.16 / 1.21', 47, ['1.8', '1.12', '1.16', '1.21'], '1.12, 1.16, 1.21 and older'],
    ['１．２１．４', 769, ['1.21'], '1.21.4'],
    // What names no version: the protocol decides, unless it only repeats the request.
    ['Requires Minecraft', 763, ['1.20'], '1.20'],
    ['Velocity', 47, [], null],
    ['Offline', -1, [], null],
    // Numbers that are no versions of Minecraft.
    ['PocketMine-MP 5.11.2', null, [], null],
    ['join 1.21.4.7 now', null, [], null],
    ['10.1.21', null, [], null],
    ['1.99', null, [], null],
    ['1.x', null, [], null],
    ['1.21-1.8', null, ['1.8', '1.21'], '1.8, 1.21'],
    [undefined, 765, ['1.20'], '1.20'],
    [{ text: '1.21' }, 'x', [], null],
  ])('%j with protocol %j', (name, protocol, versions, shown) => {
    const read = readVersion(name, protocol);
    expect(read.versions).toEqual(versions);
    expect(shownMinecraftVersion(read.name, read.versions)).toBe(shown);
  });

  test('whatever a server says, the result can be stored, is in order, and shows only numbers', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('§4', '§', '<b>', '1.21.4', '1.8', '-', '+', '26.1', '\u202e', '\0', '\ud800', ' and newer'),
    );
    const name = fc.oneof(
      fc.anything(),
      fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(name, fc.oneof(fc.anything(), fc.integer({ min: -1, max: 900 })), (said, protocol) => {
        const { name: stored, versions } = readVersion(said, protocol);
        if (stored !== null) {
          expect(stored).not.toMatch(/[§\p{C}]/u);
          expect([...stored].length).toBeGreaterThan(0);
          expect([...stored].length).toBeLessThanOrEqual(100);
          expect(cleanVersionName(stored)).toBe(stored);
        }
        expect(versions.length).toBeLessThanOrEqual(40);
        expect(new Set(versions).size).toBe(versions.length);
        const numbers = versions.map((version) => version.split('.').map(Number));
        expect(numbers).toEqual(numbers.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
        expect(shownMinecraftVersion(stored, versions) ?? '1').toMatch(/^[\d., –]+( and older)?$/);
      }),
    );
  });

  test('a text of a million characters is read at once', () => {
    const before = performance.now();
    for (const piece of ['1.21-', '<', '§', '1.8 ', ' ', '1.8 and '])
      readVersion(piece.repeat(1_000_000 / piece.length), 47);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

describe('a server for Bedrock Edition', () => {
  const pong = (text: string) => readPong(bedrockPong(text));

  test('states its players, capacity and version', () => {
    expect(pong('MCPE;A sample;800;1.21.80;7;100;1;Sample;Survival;1;19132;19133;')).toEqual({
      ok: true,
      players: 7,
      maxPlayers: 100,
      version: { name: '1.21.80', versions: ['1.21'] },
    });
    expect(pong('MCPE;A \\; sample;800;1.21.80;7;0')).toMatchObject({ ok: true, players: 7, maxPlayers: null });
  });

  test('that says anything else is not understood, whatever the bytes', () => {
    for (const text of ['', 'MCPE', 'HTTP;1;2;3;4;5', 'MCPE;;;;-1;', 'MCPE;;;;x;'])
      expect(pong(text)).toEqual({ ok: false, code: 'not_understood' });
    expect(readPong(BEDROCK_PING)).toEqual({ ok: false, code: 'not_understood' });
    const valid = bedrockPong('MCPE;A sample;800;1.21.80;7;100');
    for (let length = 0; length < valid.length; length += 1) expect(readPong(valid.subarray(0, length)).ok).toBe(false);
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void readPong(Buffer.from(bytes))));
  });
});

test('the build of a FiveM server', () => {
  expect(readFivemBuild({ server: 'FXServer-master SERVER v1.0.0.12913 linux' })).toBe('FXServer 12913');
  expect(readFivemBuild({ server: 'FXServer-master v1.0.0.7290 win32' })).toBe('FXServer 7290');
  for (const server of [null, 7, '', 'v1.0.0.7', '<b>FXServer-x v1.0.0.1', 'FXServer-x v1.0.0.123456789'])
    expect(readFivemBuild({ server })).toBeNull();
});
