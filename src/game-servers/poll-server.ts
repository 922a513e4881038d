// Polls one server by its game's protocol: its players, and what it says about itself.
import type { Game } from '@plaudit/sdk/contract';
import { pollMinecraft } from './poll-minecraft.ts';
import { queryFivem, queryFivemBuild } from './query-fivem.ts';
import { queryHytale } from './query-hytale.ts';
import { failedQuery, type QueryContext } from './query-result.ts';
import { parseServerAddress } from './server-address.ts';
import { type ReportedFacts, type ServerPoll, type ServerToPoll, withoutFacts } from './server-poll.ts';

/** Rejects only if there is a bug in Plaudit. */
export async function pollServer(
  context: QueryContext,
  game: Exclude<Game, 'roblox'>,
  server: ServerToPoll,
): Promise<ServerPoll> {
  const read = parseServerAddress(server.address, game);
  if (read?.kind === 'join_link') return withoutFacts(failedQuery('join_link'));
  if (read?.kind !== 'host') return withoutFacts(failedQuery('host_invalid'));
  switch (game) {
    case 'minecraft':
      return pollMinecraft(context, read, server);
    case 'fivem': {
      const result = await queryFivem(context, read);
      if (!result.ok || !server.moreDue) return withoutFacts(result);
      const version = await queryFivemBuild(context, read);
      return { result, facts: version === null ? null : withVersion(version), askedMore: true };
    }
    case 'hytale': {
      const result = await queryHytale(context, read);
      const name = result.version?.name ?? null;
      return { result, facts: name === null ? null : withVersion(name), askedMore: false };
    }
  }
}

/** Only players of Minecraft choose servers by version. */
function withVersion(version: string): ReportedFacts {
  return { version, versions: [], editions: [] };
}
