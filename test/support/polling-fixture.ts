// Polls game servers on a fresh database, with servers on loopback: the fixture of player count tests.
import { OPERATOR } from '../../src/access/audit.ts';
import { type PlayerCount, readPlayerCounts } from '../../src/game-servers/player-counts.ts';
import { runPollRound } from '../../src/game-servers/poll-round.ts';
import { createRobloxQuery, type QueryRoblox } from '../../src/game-servers/query-roblox.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import type { Game } from '../../src/listings/listing.ts';
import { type InEnglish, inEnglish } from '../../src/messages/in-english.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { type GameServer, serveMinecraft, statusPacket } from './game-servers.ts';
import { aPerson } from './people-and-listings.ts';
import { LOOPBACK } from './test-outbound.ts';

interface MinecraftServer {
  readonly server: GameServer;
  readonly address: string;
  /** The player count that the server reports from now on. */
  players: number;
}

export interface PollingFixture extends Pick<TestDatabase, 'db' | 'clock'> {
  /** Registers a server that is closed with the fixture. */
  running<T extends GameServer>(starting: Promise<T>): Promise<T>;
  /** A Minecraft server with a capacity of 100. */
  aMinecraftServer(players: number): Promise<MinecraftServer>;
  aServerAt(address: string | null, game?: Game): Promise<string>;
  /** Runs one polling round; returns how many servers were polled. */
  probe(askRoblox?: QueryRoblox, signal?: AbortSignal): Promise<number>;
  countOf(listingId: string): Promise<InEnglish<PlayerCount> | undefined>;
  close(): Promise<void>;
}

export async function openPollingFixture(): Promise<PollingFixture> {
  const database = await freshDatabase();
  const { db, clock } = database;
  // There is no name server, but names that end in .test resolve to this machine.
  const outbound = createOutbound({
    allowedRanges: LOOPBACK,
    resolver: async (name) =>
      name.endsWith('.test') ? { ok: true, addresses: ['127.0.0.1'] } : { ok: false, code: 'dns_failed' },
    resolveSrv: async () => null,
  });
  const ownerId = (await aPerson(db)).id;
  const servers: GameServer[] = [];

  async function running<T extends GameServer>(starting: Promise<T>): Promise<T> {
    const server = await starting;
    servers.push(server);
    return server;
  }

  return {
    db,
    clock,
    running,
    async aMinecraftServer(players) {
      const state = { players };
      const server = await running(
        serveMinecraft((socket) => {
          socket.write(statusPacket(JSON.stringify({ players: { online: state.players, max: 100 } })));
        }),
      );
      return Object.assign(state, { server, address: `127.0.0.1:${server.port}` });
    },
    async aServerAt(address, game = 'minecraft') {
      const saved = await createListing(db, {
        type: 'game',
        game,
        name: 'Sample',
        ownerId,
        address,
        by: OPERATOR,
      });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      return saved.listing.id;
    },
    probe: (askRoblox = createRobloxQuery(), signal = new AbortController().signal) =>
      runPollRound({ db, outbound, askRoblox, signal }),
    countOf: async (listingId) => inEnglish((await readPlayerCounts(db, [listingId])).get(listingId)),
    async close() {
      for (const server of servers) await server.close();
      await outbound.close();
      await database.close();
    },
  };
}
