// FiveM servers tell their players over plain HTTP on the game's port.
import { fetchDocument, hostInUrl } from './documents.ts';
import { type Asking, type Counted, failed, type HostAndPort } from './probe.ts';
import { fieldOf, readCapacity, readCount } from './untrusted.ts';

const DEFAULT_PORT = 30_120;

export async function askFivem(asking: Asking, address: HostAndPort): Promise<Counted> {
  const url = `http://${hostInUrl(address, DEFAULT_PORT)}/dynamic.json`;
  const fetched = await fetchDocument(asking, { url, unsecured: true });
  if (!fetched.ok) return fetched;
  if (fetched.status === 403) return failed('refused_here');
  return fetched.status === 200 ? readDynamic(fetched.value) : failed('wrong_status');
}

/** `/dynamic.json`: `clients` is a number, `sv_maxclients` text. */
export function readDynamic(document: unknown): Counted {
  const players = readCount(fieldOf(document, 'clients'));
  if (players === null) return failed('not_understood');
  return { ok: true, players, maxPlayers: readCapacity(fieldOf(document, 'sv_maxclients')) };
}
