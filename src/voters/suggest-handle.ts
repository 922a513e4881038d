// A handle made of a person's name, as a suggestion for the form of their profile. Nothing is stored.
import type { SiteIdentity } from '../config/settings.ts';
import type { Connection } from '../db/database.ts';
import { checkHandle, HANDLE_MAX_CHARACTERS } from './handle.ts';
import { isHandleFree } from './profile-queries.ts';

/** How many are tried: of a name that many people have, the next number may be taken, too. */
const TRIES = 6;

/** Null if none could be made: from a name in another script, for instance, or from one that is reserved. */
export async function suggestHandle(
  { db, site }: { readonly db: Connection; readonly site: Pick<SiteIdentity, 'serviceName' | 'displayName'> },
  { id, name }: { readonly id: string; readonly name: string },
): Promise<string | null> {
  const base = handleOf(name);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const handle = tried === 1 ? base : withNumber(base, tried);
    const checked = await checkHandle(handle, [site.serviceName, site.displayName]);
    if (checked.ok && (await isHandleFree(db, id, checked.key))) return handle;
  }
  return null;
}

/** `Zoë K.` becomes `zoe-k`. */
function handleOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return shortened(plain.replaceAll(/[^a-z0-9]+/g, '-'), HANDLE_MAX_CHARACTERS);
}

function withNumber(base: string, number: number): string {
  const end = `-${number}`;
  return base === '' ? '' : `${shortened(base, HANDLE_MAX_CHARACTERS - end.length)}${end}`;
}

function shortened(handle: string, length: number): string {
  return handle.replace(/^-/, '').slice(0, length).replace(/-$/, '');
}
