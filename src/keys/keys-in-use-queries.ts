// Queries for the list of key IDs that secrets may be encrypted with.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { getInstallationValue } from '../db/installation-values.ts';
import { KEYS_IN_USE } from '../db/key-check.ts';

export async function selectKeysInUse(db: Connection): Promise<readonly string[]> {
  return parse(await getInstallationValue(db, KEYS_IN_USE));
}

export async function addKeyInUse(db: Connection, keyId: string): Promise<void> {
  await sql`
    insert into installation (key, value) values (${KEYS_IN_USE}, ${keyId})
    on conflict (key) do update set value = case
      when ${keyId} = any(string_to_array(installation.value, ' ')) then installation.value
      else installation.value || ' ' || ${keyId} end`.execute(db);
}

/** Returns false, and changes nothing, if the list is no longer `before`. */
export async function replaceKeysInUse(
  db: Connection,
  before: readonly string[],
  after: readonly string[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update installation set value = ${after.join(' ')}
    where key = ${KEYS_IN_USE} and value = ${before.join(' ')}`.execute(db);
  return numAffectedRows === 1n;
}

function parse(value: string | null): readonly string[] {
  return value?.split(' ').filter(Boolean) ?? [];
}
