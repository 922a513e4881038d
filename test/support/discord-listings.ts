// What Discord publishes about applications, for imports: a real server on loopback, with icons.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GameServer, serveJson } from './game-servers.ts';

export const APPLICATION_ID = '223456789012345678';
export const ICON_HASH = '0123456789abcdef0123456789abcdef';

export interface DiscordListings extends GameServer {
  readonly origin: string;
  readonly paths: string[];
  /** The published application. */
  application: object;
  icon: Uint8Array;
  /** Replaces the responses, to misbehave. */
  respond: ((request: IncomingMessage, response: ServerResponse) => void) | null;
}

export async function serveDiscordListings(icon: Uint8Array): Promise<DiscordListings> {
  const server = await serveJson((request, response) => {
    const path = request.url ?? '';
    discord.paths.push(path);
    if (discord.respond) return discord.respond(request, response);
    if (path === `/api/v10/applications/${APPLICATION_ID}/rpc`)
      return void response.end(JSON.stringify(discord.application));
    if (path === `/app-icons/${APPLICATION_ID}/${ICON_HASH}.png?size=256`) return void response.end(discord.icon);
    response.writeHead(404).end('{"message":"Unknown Application","code":10002}');
  });
  const discord: DiscordListings = {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    paths: [],
    application: {
      id: APPLICATION_ID,
      name: 'Sample Sounds',
      icon: ICON_HASH,
      description: 'Plays **sample** sounds.\n\nSecond paragraph.',
      tags: ['Music', 'Sound Effects', 'x'.repeat(80)],
    },
    icon,
    respond: null,
  };
  return discord;
}
