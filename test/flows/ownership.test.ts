// Proofs of ownership, by every method, against real servers on loopback.

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { createTxtResolver } from '../../src/outbound/txt-resolver.ts';
import { readProof } from '../../src/ownership/read-ownership.ts';
import { listenTcp, serveJson, serveLegacyMinecraft, serveMinecraft, statusPacket } from '../support/game-servers.ts';
import { serveNames } from '../support/name-server.ts';
import { APPLICATION, type OwnershipFixture, openOwnershipFixture } from '../support/ownership-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';

let fixture: OwnershipFixture;

beforeEach(async () => {
  fixture = await openOwnershipFixture();
  onTestFinished(() => fixture.close());
});

const PROVEN = { ok: true, kind: 'proven' };
const notProven = (sentence: RegExp) => ({
  ok: false,
  reason: 'not_proven',
  sentence: expect.stringMatching(sentence),
});

describe('the message of the day', () => {
  const status = (description: unknown) => ({ players: { online: 0, max: 10 }, description });
  async function aMinecraftServer(motd: { text: unknown }) {
    const server = await fixture.running(
      serveMinecraft((socket) => socket.write(statusPacket(JSON.stringify(status(motd.text))))),
    );
    return fixture.aServerAt(`127.0.0.1:${server.port}`);
  }

  test.each([
    ['text', (code: string) => `Welcome ${code}!`],
    ['colored text', (code: string) => `§aWel§lcome ${code.toUpperCase()}`],
    ['components', (code: string) => ({ text: 'Hi ', extra: [...code].map((text) => ({ text, color: 'gold' })) })],
    ['nested lists', (code: string) => [{ extra: [['', { text: code }]] }]],
  ])('proves a Minecraft server by a code in %s', async (_, write) => {
    const motd: { text: unknown } = { text: '' };
    const listing = await aMinecraftServer(motd);
    motd.text = write(fixture.codeOf(listing, fixture.owner));
    expect(await fixture.prove(listing, fixture.owner, 'motd')).toEqual(PROVEN);
    expect((await fixture.now(listing)).ownerProvenAt).toBeInstanceOf(Date);
    expect(await readProof(fixture.db, listing.id)).toMatchObject({ method: 'motd', shown: listing.address });
  });

  test('proves a server that only knows the old protocol', async () => {
    const listing = await fixture.aServerAt('127.0.0.1:1');
    const code = fixture.codeOf(listing, fixture.owner);
    const old = await fixture.running(serveLegacyMinecraft(`§1\x0074\x001.6.4\0${code}\x0012\x0040`));
    await fixture.db
      .updateTable('listing')
      .set({ address: `127.0.0.1:${old.port}` })
      .execute();
    expect(await fixture.prove(listing, fixture.owner, 'motd')).toEqual(PROVEN);
  });

  test('the code of someone else, of another listing, or a part of one proves nothing', async () => {
    const motd: { text: unknown } = { text: '' };
    const listing = await aMinecraftServer(motd);
    const code = fixture.codeOf(listing, fixture.owner);
    const wrong = [
      '',
      null,
      fixture.codeOf(listing, fixture.other),
      fixture.codeOf({ id: 'lst_other' }, fixture.owner),
      code.slice(0, -1),
      `${code}x`,
      'plaudit-',
    ];
    for (const text of wrong) {
      motd.text = text;
      const outcome = await fixture.prove(listing, fixture.owner, 'motd');
      expect(inEnglish(outcome)).toEqual(notProven(/^The message of the day does not contain plaudit-[0-9a-z]{8}\./));
    }
    expect((await fixture.now(listing)).ownerProvenAt).toBeNull();
  });

  test.each([
    ['endless nesting', () => statusPacket(`{"description":${'{"extra":['.repeat(8_000)}`), /not a Minecraft server/],
    ['a huge length', () => statusPacket('{}', 3_000_000), /too long or incomplete/],
    ['another program', () => Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'), /not a Minecraft server/],
    ['a list instead of a status', () => statusPacket('[1,2]'), /not a Minecraft server/],
  ])('%s proves nothing', async (_, bytes, sentence) => {
    const server = await fixture.running(listenTcp((socket) => void socket.on('data', () => socket.end(bytes()))));
    const listing = await fixture.aServerAt(`127.0.0.1:${server.port}`);
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'motd'))).toEqual(notProven(sentence));
  });

  test('a private address is refused by the SSRF guard', async () => {
    const listing = await fixture.aServerAt('10.0.0.1');
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'motd'))).toEqual(
      notProven(/not public, so it is not queried/),
    );
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'dns-txt'))).toEqual(notProven(/does not fit/));
  });
});

describe('a DNS record', () => {
  test('proves the domain of a Minecraft or Hytale server, not that of others', async () => {
    for (const game of ['minecraft', 'hytale'] as const) {
      const listing = await fixture.aServerAt(`${game.toUpperCase()}.test.`, game);
      const code = fixture.codeOf(listing, fixture.owner);
      fixture.records.set(`_plaudit.${game}.test`, ['v=spf1 -all', `code=${code}`]);
      expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toEqual(PROVEN);
    }
    const fivem = await fixture.aServerAt('fivem.test', 'fivem');
    expect(inEnglish(await fixture.prove(fivem, fixture.owner, 'dns-txt'))).toEqual(notProven(/does not fit/));
  });

  test('needs no address record, because SRV records may lead to the server', async () => {
    const listing = await fixture.aServerAt('srv-only.example');
    fixture.records.set('_plaudit.srv-only.example', [fixture.codeOf(listing, fixture.owner)]);
    expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toEqual(PROVEN);
  });

  test.each([
    ['dns_not_found', /There is no TXT record _plaudit\.play\.test yet/],
    ['dns_broken', /return an error/],
    ['dns_timeout', /do not respond/],
    ['dns_failed', /No name server could be reached from here/],
  ] as const)('%s is explained', async (code, sentence) => {
    const listing = await fixture.aServerAt('play.test');
    fixture.records.set('_plaudit.play.test', code);
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'dns-txt'))).toEqual(notProven(sentence));
  });

  test('is read from real name servers, also in parts, and a slow or broken one is bounded', async () => {
    const { address } = await serveNames({
      '_plaudit.long.test': { txt: [`${'x'.repeat(250)} plaudit-0123abcd`] },
      '_plaudit.many.test': { txt: Array.from({ length: 60 }, () => 'short') },
      '_plaudit.broken.test': 'servfail',
      '_plaudit.slow.test': 'silent',
    });
    const resolve = createTxtResolver({ nameServers: [address], timeoutMs: 300 });
    expect(await resolve('_plaudit.long.test')).toEqual({ ok: true, texts: [`${'x'.repeat(250)} plaudit-0123abcd`] });
    expect(await resolve('_plaudit.broken.test')).toEqual({ ok: false, code: 'dns_broken' });
    expect(await resolve('_plaudit.slow.test')).toEqual({ ok: false, code: 'dns_timeout' });
    expect(await resolve('_plaudit.none.test')).toEqual({ ok: false, code: 'dns_not_found' });
    expect(await resolve(`${'x'.repeat(70)}.test`)).toMatchObject({ ok: false });
  });
});

describe('a variable of a FiveM server', () => {
  const listed = async (reply: Parameters<typeof serveJson>[0]) => {
    const server = await fixture.running(serveJson(reply));
    return fixture.aServerAt(`127.0.0.1:${server.port}`, 'fivem');
  };

  test('proves it by any of the public variables', async () => {
    const answer: { vars?: unknown } = {};
    const listing = await listed((_, response) => void response.end(JSON.stringify(answer)));
    answer.vars = { sv_projectName: 'Sample', plaudit: fixture.codeOf(listing, fixture.owner), sv_maxClients: 48 };
    expect(await fixture.prove(listing, fixture.owner, 'fivem-variable')).toEqual(PROVEN);
  });

  test.each([
    ['a stranger’s server', { vars: { plaudit: 'plaudit-00000000' } }, /No public variable of the server contains/],
    ['another type', { vars: 'plaudit' }, /not a FiveM server/],
    ['a number', 7, /not a FiveM server/],
    ['something huge', { vars: { x: 'x'.repeat(600_000) } }, /too long or incomplete/],
  ])('%s proves nothing', async (_, answer, sentence) => {
    const listing = await listed(answer as object);
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'fivem-variable'))).toEqual(notProven(sentence));
  });

  test('a server that never ends its response is given up', async () => {
    const listing = await listed((_, response) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fixture.prove(listing, fixture.owner, 'fivem-variable')).toMatchObject({ reason: 'not_proven' });
  });

  test('a link without the server’s address cannot be proven', async () => {
    const listing = await fixture.aServerAt('cfx.re/join/abc123', 'fivem');
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'fivem-variable'))).toEqual(
      notProven(/Enter its host and port under Content first/),
    );
  });
});

describe('a description on Roblox', () => {
  const world = { game: '', group: '', groupId: 77 as unknown };
  async function listed() {
    const roblox = await fixture.running(
      serveJson((request, response) => {
        const path = request.url ?? '';
        const found = path.startsWith('/universes/v1/places/1818/')
          ? { universeId: 13 }
          : path === '/v1/games?universeIds=13'
            ? { data: [{ id: 13, description: world.game, creator: { id: world.groupId, type: 'Group' } }] }
            : path === '/v1/groups/77'
              ? { id: 77, description: world.group }
              : null;
        response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
      }),
    );
    Object.assign(world, { game: '', group: '', groupId: 77 });
    Object.assign(fixture.deps, { robloxOrigin: `http://127.0.0.1:${roblox.port}` });
    return fixture.aServerAt('roblox.com/games/1818', 'roblox');
  }

  test.each(['game', 'group'] as const)('proves it by that of the %s', async (where) => {
    const listing = await listed();
    world[where] = `Play with us! ${fixture.codeOf(listing, fixture.owner)}`;
    expect(await fixture.prove(listing, fixture.owner, 'roblox-description')).toEqual(PROVEN);
  });

  test('proves nothing without the code, for an unknown place, or with a creator of another type', async () => {
    const listing = await listed();
    const outcome = await fixture.prove(listing, fixture.owner, 'roblox-description');
    expect(inEnglish(outcome)).toEqual(notProven(/The description of the game or its group does not contain/));
    world.groupId = '77/../secret';
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'roblox-description'))).toEqual(
      notProven(/The game’s description does not contain/),
    );
    const unknown = await fixture.aServerAt('roblox.com/games/404', 'roblox');
    expect(inEnglish(await fixture.prove(unknown, fixture.owner, 'roblox-description'))).toEqual(
      notProven(/no public experience with this place ID/),
    );
  });
});

describe('a description on Discord', () => {
  test('proves a bot by its application, or by that of its invite link', async () => {
    const listing = await fixture.aBot();
    const { discord } = fixture;
    const application = discord.applications.get(APPLICATION)!;
    application.description = `A bot.\n${fixture.codeOf(listing, fixture.owner)}`;
    expect(await fixture.prove(listing, fixture.owner, 'discord-description')).toEqual(PROVEN);
    expect(discord.requests).toEqual([`GET /api/v10/applications/${APPLICATION}/rpc`]);
  });

  test.each([
    ['a stranger', { description: 'plaudit-00000000' }, /The application’s description does not contain/],
    ['no description', {}, /Discord does not respond at the moment/],
    ['a description of another type', { description: ['plaudit'] }, /Discord does not respond at the moment/],
    ['something huge', { description: 'x'.repeat(200_000) }, /Discord does not respond at the moment/],
  ])('%s proves nothing', async (_, answer, sentence) => {
    const listing = await fixture.aBot();
    fixture.discord.respond = (_request, response) => void response.end(JSON.stringify(answer));
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'discord-description'))).toEqual(notProven(sentence));
  });

  test('an unknown application is named', async () => {
    const listing = await fixture.aBot('999999999999999999');
    expect(inEnglish(await fixture.prove(listing, fixture.owner, 'discord-description'))).toEqual(
      notProven(/Discord has no application 999999999999999999/),
    );
  });
});

test('checks are limited per person and per listing, so that nobody scans with them', async () => {
  const listing = await fixture.aServerAt('127.0.0.1:1');
  for (let count = 0; count < 20; count += 1) await fixture.prove(listing, fixture.owner, 'motd');
  const limited = { ok: false, reason: 'limited', resetSeconds: expect.any(Number) };
  expect(await fixture.prove(listing, fixture.owner, 'motd')).toEqual(limited);
  const strangers = await Promise.all([1, 2].map(() => aPerson(fixture.db)));
  for (let count = 0; count < 20; count += 1) await fixture.prove(listing, strangers[count % 2]!, 'motd');
  expect(await fixture.prove(listing, fixture.other, 'motd')).toEqual(limited);
  const another = await fixture.aServerAt('127.0.0.1:2');
  expect(await fixture.prove(another, fixture.owner, 'motd')).toEqual(limited);
  expect(await fixture.prove(another, fixture.other, 'motd')).toMatchObject({ reason: 'not_proven' });
});
