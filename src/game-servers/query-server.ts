// Queries one server by its game's protocol.
import type { Game } from '@plaudit/sdk/contract';
import { queryFivem } from './query-fivem.ts';
import { queryHytale } from './query-hytale.ts';
import { queryMinecraft } from './query-minecraft.ts';
import { failedQuery, type QueryContext, type QueryResult } from './query-result.ts';
import { parseServerAddress } from './server-address.ts';

/** Rejects only if there is a bug in Plaudit. */
export async function queryServer(
  context: QueryContext,
  game: Exclude<Game, 'roblox'>,
  address: string,
): Promise<QueryResult> {
  const read = parseServerAddress(address, game);
  if (read?.kind === 'join_link') return failedQuery('join_link');
  if (read?.kind !== 'host') return failedQuery('host_invalid');
  switch (game) {
    case 'minecraft':
      return queryMinecraft(context, read);
    case 'fivem':
      return queryFivem(context, read);
    case 'hytale':
      return queryHytale(context, read);
  }
}
