// Queries FiveM servers, which state their player count over plain HTTP on the game's port.
import { fetchDocument, hostInUrl } from './fetch-document.ts';
import { failedQuery, type HostAndPort, type QueryContext, type QueryResult } from './query-result.ts';
import { fieldOf, readCapacity, readCount } from './untrusted-values.ts';

export const FIVEM_PORT = 30_120;
/** The document about the server also contains its icon and the names of all resources. */
export const MAX_FIVEM_INFO_BYTES = 512 * 1024;

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

/** The build of a server's software, such as `FXServer 12913`; null if it does not say. */
export async function queryFivemBuild(context: QueryContext, address: HostAndPort): Promise<string | null> {
  const url = `http://${hostInUrl(address, FIVEM_PORT)}/info.json`;
  const document = await fetchDocument(context, { url, unsecured: true, mostBytes: MAX_FIVEM_INFO_BYTES });
  return document.ok && document.status === 200 ? readFivemBuild(document.value) : null;
}

/** Parses the `server` of `/info.json`, such as `FXServer-master SERVER v1.0.0.12913 linux`. */
export function readFivemBuild(document: unknown): string | null {
  const server = fieldOf(document, 'server');
  if (typeof server !== 'string') return null;
  const build = /^FXServer-\S{1,40} (?:\S{1,20} )?v\d{1,3}\.\d{1,3}\.\d{1,3}\.(\d{1,8})\b/.exec(server)?.[1];
  return build === undefined ? null : `FXServer ${build}`;
}
