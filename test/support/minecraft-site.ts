// A real service in a process of its own, with one Minecraft listing and a token, for tests of what runs beside game
// servers.
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { commandJson } from './command-line.ts';
import { newDataFolder } from './embedded-template.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export interface MinecraftSite {
  readonly url: string;
  /** A new listing of a Minecraft server with a token of the scope votes:read. */
  listing(): Promise<MinecraftListing>;
  /** SIGKILL; `start` starts it again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface MinecraftListing {
  readonly id: string;
  readonly token: string;
  /** Casts a vote like the vote page and returns its event's ID; works while the service is stopped, too. */
  vote(player: string | null): Promise<{ readonly eventId: string; readonly votedAt: string }>;
  /** The event up to which this consumer has acknowledged. */
  acknowledged(consumer: string): Promise<string | null | undefined>;
  /** Sends a test event to the listing's streams. */
  sendTest(player: string): Promise<void>;
  newToken(): Promise<string>;
  revokeToken(): Promise<void>;
}

export async function startMinecraftSite(): Promise<MinecraftSite> {
  const dataDir = await newDataFolder();
  const json = (words: string) => commandJson(words, { DATA_DIR: dataDir });
  let server: ServerProcess = await startServer({ DATA_DIR: dataDir });
  const { url, port } = server.summary;
  await json('user create --email owner@sample.example --password sample-password');
  return {
    url,
    listing: () => aListing(json, url),
    kill: () => server.kill(),
    async start() {
      server = await startServer({ DATA_DIR: dataDir, PORT: String(port) });
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Consumer {
  readonly name: string;
  readonly eventId: string | null;
}

type CommandJson = (words: string) => Promise<Record<string, string>>;

async function aListing(json: CommandJson, url: string): Promise<MinecraftListing> {
  const id = `server${randomInt(1e9)}`;
  await json(`listing create --owner owner@sample.example --type game --game minecraft --name Sample --id ${id}`);
  async function api<T>(bearer: string, method: string, path: string, body?: object): Promise<T> {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.json() as Promise<T>;
  }
  const create = (scopes = 'votes:read') => json(`token create --listing ${id} --scopes ${scopes}`);
  const { token, id: tokenId } = await create();
  return {
    id,
    token: token!,
    async vote(player) {
      const voter = `${randomInt(1e9, 9e9)}${randomInt(1e8, 9e8)}`;
      const named = player === null ? '' : ` --player ${player}`;
      const { eventId, votedAt } = await json(`vote cast --listing ${id} --user-id ${voter}${named}`);
      return { eventId: eventId!, votedAt: votedAt! };
    },
    async acknowledged(consumer) {
      const { consumers } = await api<{ consumers: Consumer[] }>(token!, 'GET', '/webhooks/stream/consumers');
      return consumers.find(({ name }) => name === consumer)?.eventId;
    },
    async sendTest(playerName) {
      const { token: manager } = await create('webhooks:write');
      await api(manager!, 'POST', '/webhooks/stream/test', { playerName });
    },
    newToken: async () => (await create()).token!,
    async revokeToken() {
      const { token: manager } = await create('webhooks:write');
      await api(manager!, 'DELETE', `/tokens/${tokenId}`);
    },
  };
}
