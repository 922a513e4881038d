// Two thousand simulated game servers on a few ports of loopback, whose names determine how they behave. For the test
// and the benchmark of a polling round.
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Resolve } from '../../src/outbound/dns-resolver.ts';
import {
  type GameServer,
  hyReply,
  serveDatagrams,
  serveJson,
  serveMinecraft,
  serveRoblox,
  statusPacket,
} from './game-servers.ts';

export interface ManyServers {
  readonly robloxOrigin: string;
  /** Connections and datagrams received so far. */
  asked(): number;
  /** Creates a listing for each server; returns how many of them report players. */
  enlist(db: Db, servers: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Of each hundred servers, 70 are Minecraft, 18 FiveM, 10 Roblox and 2 Hytale. 4 of the Minecraft servers do not
 * respond.
 */
const SILENT = 4;
const MINECRAFT = 70;
const FIVEM = 88;
const ROBLOX = 98;
/** A status with an icon has about this size. */
const ICON = `data:image/png;base64,${'A'.repeat(20_000)}`;

export async function startManyServers(): Promise<ManyServers> {
  const status = statusPacket(JSON.stringify({ players: { online: 37, max: 100 }, favicon: ICON }));
  const minecraft = await serveMinecraft((socket, { host }) => {
    if (!host.startsWith('silent')) socket.write(status);
  });
  const fivem = await serveJson({ clients: 12, sv_maxclients: '64', hostname: 'Sample' });
  const ids = Array.from({ length: 2_000 }, (_, number) => number + 1);
  const roblox = await serveRoblox({
    places: Object.fromEntries(ids.map((id) => [id, id])),
    playing: Object.fromEntries(ids.map((id) => [id, 250])),
  });
  const hytale = await serveDatagrams(() => hyReply(5, 80));
  const all: readonly GameServer[] = [minecraft, fivem, roblox, hytale];

  const placeOf = (number: number): { readonly game: string; readonly address: string } => {
    const kind = number % 100;
    if (kind < SILENT) return { game: 'minecraft', address: `silent${number}.test:${minecraft.port}` };
    if (kind < MINECRAFT) return { game: 'minecraft', address: `mc${number}.test:${minecraft.port}` };
    if (kind < FIVEM) return { game: 'fivem', address: `rp${number}.test:${fivem.port}` };
    if (kind < ROBLOX) return { game: 'roblox', address: String(number) };
    return { game: 'hytale', address: `hy${number}.test:${hytale.port}` };
  };

  return {
    robloxOrigin: roblox.origin,
    asked: () => all.reduce((sum, server) => sum + server.asked(), 0),
    async enlist(db, servers) {
      await sql`insert into person (id, email, name) values ('usr_many', 'many@example.test', 'Sample')`.execute(db);
      const places = Array.from({ length: servers }, (_, number) => placeOf(number));
      await sql`insert into listing (id, type, game, name, owner_id, address)
        select 'lst_many' || place, 'game', game, 'Sample', 'usr_many', address
        from unnest(${places.map(({ game }) => game)}::text[], ${places.map(({ address }) => address)}::text[])
          with ordinality as given (game, address, place)`.execute(db);
      return places.filter(({ address }) => !address.startsWith('silent')).length;
    },
    close: async () => void (await Promise.all(all.map((server) => server.close()))),
  };
}

/** All their names resolve to this machine. */
export const resolveMany: Resolve = async (name) =>
  name.endsWith('.test') ? { ok: true, addresses: ['127.0.0.1'] } : { ok: false, code: 'dns_not_found' };
