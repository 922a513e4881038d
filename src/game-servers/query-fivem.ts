// Queries FiveM servers, which state their player count over plain HTTP on the game's port.
import { fetchDocument, hostInUrl } from './fetch-document.ts';
import { failedQuery, type HostAndPort, type QueryContext, type QueryResult } from './query-result.ts';
import { fieldOf, readCapacity, readCount } from './untrusted-values.ts';

export const FIVEM_PORT = 30_120;

export async function queryFivem(context: QueryContext, address: HostAndPort): Promise<QueryResult> {
  const url = `http://${hostInUrl(address, FIVEM_PORT)}/dynamic.json`;
  const document = await fetchDocument(context, { url, unsecured: true });
  if (!document.ok) return document;
  if (document.status === 403) return failedQuery('refused_here');
  return document.status === 200 ? readDynamic(document.value) : failedQuery('wrong_status');
}

/** Parses `/dynamic.json`: `clients` is a number, `sv_maxclients` is text. */
export function readDynamic(document: unknown): QueryResult {
  const players = readCount(fieldOf(document, 'clients'));
  if (players === null) return failedQuery('not_understood');
  return { ok: true, players, maxPlayers: readCapacity(fieldOf(document, 'sv_maxclients')) };
}
