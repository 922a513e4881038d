// P3, P6, P7: the servers of each game over real sockets, well-behaved and not.
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shiftClock } from '../../src/core/clock.ts';
import { pollServer } from '../../src/game-servers/poll-server.ts';
import type { QueryContext } from '../../src/game-servers/query-result.ts';
import { createResolver } from '../../src/outbound/dns-resolver.ts';
import type { OutboundOptions } from '../../src/outbound/outbound.ts';
import { createSrvResolver } from '../../src/outbound/srv-resolver.ts';
import { freePort } from '../support/free-port.ts';
import {
  type GameServer,
  type Handshake,
  hyReply,
  listenTcp,
  serveDatagrams,
  serveJson,
  serveLegacyMinecraft,
  serveMinecraft,
  serveSelfSigned,
  statusPacket,
} from '../support/game-servers.ts';
import { serveNames } from '../support/name-server.ts';
import { onNextConnection, openTestOutbound } from '../support/test-outbound.ts';

const none = (code: string) => ({ ok: false, code });

/** The result of a poll that asks nothing but the number of players. */
async function queryServer(context: QueryContext, game: 'minecraft' | 'fivem' | 'hytale', address: string) {
  return (await pollServer(context, game, { address, failures: 0, editions: [], moreDue: false })).result;
}

function asking(options: Partial<OutboundOptions> = {}): QueryContext {
  return { outbound: openTestOutbound(options), signal: new AbortController().signal };
}

async function until<T extends GameServer>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  onTestFinished(() => server.close());
  return server;
}

/** Writes as fast as the other side reads, until it closes the connection. */
function pour(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}

const STATUS = { players: { online: 37, max: 100 }, description: { text: '<script>' }, favicon: 'data:,' };

describe('Minecraft', () => {
  const ask = ({ port }: GameServer) => queryServer(asking(), 'minecraft', `127.0.0.1:${port}`);

  test('a modern server returns players and capacity in one connection', async () => {
    const server = await until(serveMinecraft(STATUS));
    expect(await ask(server)).toEqual({ ok: true, players: 37, maxPlayers: 100 });
    expect(server.asked()).toBe(1);
  });

  test('a response one byte at a time is the same response', async () => {
    const packet = statusPacket(JSON.stringify(STATUS));
    const server = await until(
      serveMinecraft((socket) => {
        const next = (at: number) => {
          if (at < packet.length) socket.write(packet.subarray(at, at + 1), () => setImmediate(next, at + 1));
        };
        next(0);
      }),
    );
    expect(await ask(server)).toEqual({ ok: true, players: 37, maxPlayers: 100 });
  });

  test('D6 a stalled process does not blame a server, and does not take it for an old one', async () => {
    onTestFinished(() => shiftClock(0));
    const server = await until(serveMinecraft(STATUS));
    onNextConnection(() => shiftClock(60_000));
    expect(await ask(server)).toEqual(none('stalled'));
    await expect.poll(() => server.asked()).toBe(1);
  });

  test('a server older than 1.7 is polled again with its own protocol', async () => {
    const server = await until(serveLegacyMinecraft('§1\x0074\x001.6.4\0Hello\x0012\x0040'));
    expect(await ask(server)).toEqual({
      ok: true,
      players: 12,
      maxPlayers: 40,
      version: { name: '1.6.4', versions: ['1.6'] },
    });
    expect(server.asked()).toBe(2);
  });

  test('hidden players are unknown, and the old protocol is not tried', async () => {
    const server = await until(serveMinecraft({ version: { name: '1.21' } }));
    expect(await ask(server)).toEqual({ ...none('players_hidden'), version: { name: '1.21', versions: ['1.21'] } });
    expect(server.asked()).toBe(1);
  });

  test('garbage is reported as not understood', async () => {
    expect(await ask(await until(listenTcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))))).toEqual(
      none('not_understood'),
    );
    expect(await ask(await until(serveMinecraft((socket) => socket.write(statusPacket('{"players":')))))).toEqual(
      none('not_understood'),
    );
  });

  test('ten megabytes, announced or not, are not read', async () => {
    const announced = await until(serveMinecraft((socket) => socket.write(statusPacket(' '.repeat(10_000_000)))));
    expect(await ask(announced)).toEqual(none('answer_cut'));
    const endless = await until(
      serveMinecraft((socket) => {
        socket.write(Buffer.from([0x80]));
        pour(socket, Buffer.alloc(65_536, 0x80));
      }),
    );
    expect(await ask(endless)).toEqual(none('not_understood'));
  });

  test('a server that closes the connection has no count', async () => {
    expect(await ask(await until(serveMinecraft((socket) => socket.end())))).toEqual(none('closed_early'));
  });

  test('a closed port: connect_refused', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    expect(await queryServer(asking(), 'minecraft', address)).toEqual(none('connect_refused'));
  });

  test('a silent server times out; a shutdown ends the wait and is our own error', async () => {
    const silent = await until(listenTcp(() => {}));
    expect(await ask(silent)).toEqual(none('timeout_headers'));
    const stop = new AbortController();
    const heard = await until(serveMinecraft(() => stop.abort()));
    const counted = queryServer({ ...asking(), signal: stop.signal }, 'minecraft', `127.0.0.1:${heard.port}`);
    expect(await counted).toEqual(none('shutdown'));
  });

  test('D16 a private address is not polled', async () => {
    expect(await queryServer(asking(), 'minecraft', '192.168.0.1')).toEqual(none('blocked_address'));
    expect(await queryServer(asking(), 'minecraft', '127.0.0.1:22')).toEqual(none('port_denied'));
  });
});

describe('Minecraft by SRV', () => {
  async function world(zone: Parameters<typeof serveNames>[0]) {
    const { address, asked } = await serveNames(zone);
    const nameServers = [address];
    const resolver = createResolver({ nameServers, lookUp: async () => [] });
    return { asked, at: asking({ resolver, resolveSrv: createSrvResolver({ nameServers }) }) };
  }

  test('without a port the SRV record is used; the handshake has the original name', async () => {
    const handshakes: Handshake[] = [];
    const server = await until(
      serveMinecraft((socket, handshake) => {
        handshakes.push(handshake);
        socket.write(statusPacket(JSON.stringify(STATUS)));
      }),
    );
    const { at } = await world({
      '_minecraft._tcp.mc.example': [{ target: 'node.example', port: server.port }],
      'node.example': '127.0.0.1',
    });
    expect(await queryServer(at, 'minecraft', 'mc.example')).toMatchObject({ ok: true, players: 37 });
    expect(handshakes).toEqual([{ host: 'mc.example', port: 25_565 }]);
  });

  test('with a port, or for an address, no record is looked up', async () => {
    const server = await until(serveMinecraft(STATUS));
    const { at, asked } = await world({ 'mc.example': '127.0.0.1' });
    expect(await queryServer(at, 'minecraft', `mc.example:${server.port}`)).toMatchObject({ ok: true });
    await queryServer(at, 'minecraft', '127.0.0.1');
    expect(asked).toEqual(['mc.example']);
  });

  test('D16 a record cannot lead to a forbidden address', async () => {
    const { at } = await world({
      '_minecraft._tcp.inside.example': [{ target: 'metadata.example', port: 80 }],
      'metadata.example': '169.254.169.254',
      '_minecraft._tcp.ssh.example': [{ target: 'node.example', port: 22 }],
      'node.example': '127.0.0.1',
    });
    expect(await queryServer(at, 'minecraft', 'inside.example')).toEqual(none('blocked_address'));
    expect(await queryServer(at, 'minecraft', 'ssh.example')).toEqual(none('port_denied'));
  });

  test('a name without a record is polled itself', async () => {
    const { at, asked } = await world({});
    expect(await queryServer(at, 'minecraft', 'mc.example')).toEqual(none('dns_not_found'));
    expect(asked).toEqual(['_minecraft._tcp.mc.example', 'mc.example']);
  });
});

describe('FiveM', () => {
  const ask = ({ port }: GameServer) => queryServer(asking(), 'fivem', `127.0.0.1:${port}`);

  test('the count is read from dynamic.json', async () => {
    const paths: (string | undefined)[] = [];
    const server = await until(
      serveJson((request, response) => {
        paths.push(request.url);
        response.end('{"clients":37,"sv_maxclients":"128"}');
      }),
    );
    expect(await ask(server)).toEqual({ ok: true, players: 37, maxPlayers: 128 });
    expect(paths).toEqual(['/dynamic.json']);
  });

  test.each([
    [403, 'refused_here'],
    [404, 'wrong_status'],
    [302, 'wrong_status'],
  ])('status %s: %s', async (status, code) => {
    const server = await until(serveJson((_, response) => response.writeHead(status).end('{"clients":1}')));
    expect(await ask(server)).toEqual(none(code));
  });

  test('garbage and ten megabytes are rejected', async () => {
    expect(await ask(await until(serveJson((_, response) => response.end('<html>'))))).toEqual(none('not_understood'));
    const huge = await until(serveJson((_, response) => response.end(`{"clients":1,"x":"${'x'.repeat(10_000_000)}"}`)));
    expect(await ask(huge)).toEqual(none('answer_cut'));
  });

  test('a cfx.re link is not polled', async () => {
    expect(await queryServer(asking(), 'fivem', 'cfx.re/join/abc123')).toEqual(none('join_link'));
  });
});

describe('Hytale', () => {
  /** A HyQuery server, and Nitrado's three ports above it; another pair if that port is in use. */
  async function hytale(
    reply: (datagram: Buffer) => Buffer | null,
    web: ((port: number) => Promise<GameServer>) | null,
    tries = 5,
  ): Promise<string> {
    const query = await until(serveDatagrams(reply));
    try {
      if (web) await until(web(query.port + 3));
      return `127.0.0.1:${query.port}`;
    } catch (error) {
      if (tries === 1) throw error;
      return hytale(reply, web, tries - 1);
    }
  }

  test('HyQuery on the game’s port', async () => {
    const heard: string[] = [];
    const address = await hytale((datagram) => {
      heard.push(datagram.toString('latin1'));
      return hyReply(5, 80);
    }, null);
    const version = { name: '1.0', versions: [] };
    expect(await queryServer(asking(), 'hytale', address)).toEqual({ ok: true, players: 5, maxPlayers: 80, version });
    expect(heard).toEqual(['HYQUERY\0\0']);
  });

  test('Nitrado:Query with a self-signed certificate, then over plain http', async () => {
    const nitrado = { Basic: { CurrentPlayers: 4, MaxPlayers: 50 } };
    const secured = await hytale(
      () => null,
      (port) => serveSelfSigned(nitrado, port),
    );
    expect(await queryServer(asking(), 'hytale', secured)).toEqual({ ok: true, players: 4, maxPlayers: 50 });
    const plain = await hytale(
      () => null,
      (port) => serveJson(nitrado, port),
    );
    expect(await queryServer(asking(), 'hytale', plain)).toEqual({ ok: true, players: 4, maxPlayers: 50 });
  });

  test('a query without permission is distinguished from a missing plugin', async () => {
    const closed = await hytale(
      () => Buffer.from('HYREPLY\0'),
      (port) => serveSelfSigned((_, response) => response.writeHead(401).end(), port),
    );
    expect(await queryServer(asking(), 'hytale', closed)).toEqual(none('query_not_allowed'));
    const missing = await hytale(() => null, null);
    expect(await queryServer(asking(), 'hytale', missing)).toEqual(none('query_missing'));
  });
});
