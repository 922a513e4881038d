// The version of an endpoint's settings, by which processes know whether the settings they have cached are current.
import { sql } from 'kysely';

/**
 * Sets a random value that differs from the current one. A counter could be turned back by a failover that loses
 * transactions, and would then give new settings the version of lost ones that a process still has (decision P221).
 */
export const NEW_SETTINGS_VERSION = sql`
  settings_version = ((settings_version::bigint + 1 + floor(random() * 1000000000)::bigint) % 2000000000)::integer`;
