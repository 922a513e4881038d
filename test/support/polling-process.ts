// A process that polls game servers like the service, and measures its own sockets and memory. It receives commands as
// messages, and responds to each with one message.

import type { Socket as DatagramSocket } from 'node:dgram';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { openDatabase } from '../../src/db/database.ts';
import { runPollRound } from '../../src/game-servers/poll-round.ts';
import { createRobloxQuery } from '../../src/game-servers/query-roblox.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { resolveMany } from './many-servers.ts';

export interface PollingOrder {
  readonly databaseUrl: string;
  readonly robloxOrigin: string;
}

export interface PollingReport {
  readonly probed: number;
  readonly seconds: number;
  /** The largest number of open sockets to servers, TCP and UDP. */
  readonly mostSockets: number;
  /** Resident memory before the round, and its maximum during the round. */
  readonly idleMegabytes: number;
  readonly mostMegabytes: number;
}

const SAMPLE_EVERY_MS = 10;

process.on('message', (order: PollingOrder) => {
  runRound(order).then(
    (report) => process.send?.(report),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function runRound({ databaseUrl, robloxOrigin }: PollingOrder): Promise<PollingReport> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const outbound = createOutbound({ allowedRanges: ['127.0.0.0/8'], resolver: resolveMany });
  const askRoblox = createRobloxQuery(robloxOrigin);
  const { signal } = new AbortController();
  // Opens the two database connections of the round first (it claims while it records), so that they are not counted as
  // sockets to servers.
  const connect = () => db.selectFrom('listing').select('id').limit(1).execute();
  await Promise.all([connect(), connect()]);
  const sockets = countSockets(Number(new URL(databaseUrl).port));
  const idleMegabytes = residentMegabytes();
  const memory = watchMemory();
  const startedMs = performance.now();
  const probed = await runPollRound({ db, outbound, askRoblox, signal });
  const seconds = (performance.now() - startedMs) / 1000;
  const mostMegabytes = memory.end();
  await outbound.close();
  await close();
  return { probed, seconds, mostSockets: sockets.most(), idleMegabytes, mostMegabytes };
}

/** Counts open sockets. Node reports each socket when it is created; a destroyed one has released its descriptor. */
function countSockets(databasePort: number): { most(): number } {
  const openSockets = new Set<Socket>();
  let datagrams = 0;
  let most = 0;
  const look = () => {
    for (const socket of openSockets)
      if (socket.destroyed || socket.remotePort === databasePort) openSockets.delete(socket);
    most = Math.max(most, openSockets.size + datagrams);
  };
  subscribe('net.client.socket', (message) => {
    openSockets.add((message as { socket: Socket }).socket);
    look();
  });
  subscribe('udp.socket', (message) => {
    datagrams += 1;
    (message as { socket: DatagramSocket }).socket.on('close', () => {
      datagrams -= 1;
    });
    look();
  });
  return { most: () => most };
}

function watchMemory(): { end(): number } {
  let most = residentMegabytes();
  const look = () => {
    most = Math.max(most, residentMegabytes());
  };
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

function residentMegabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
