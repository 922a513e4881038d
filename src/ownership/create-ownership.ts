// Puts together what proving and claiming listings need.
import type { Keyring } from '../core/secrets.ts';
import type { Database } from '../db/database.ts';
import { createOwnershipCodes } from './ownership-code.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';

type Given = Pick<OwnershipDependencies, 'config' | 'site' | 'log' | 'outbox' | 'outbound' | 'stopping'> & {
  readonly database: Pick<Database, 'db'>;
  readonly vault: Keyring;
  readonly origins: Pick<OwnershipDependencies, 'robloxOrigin' | 'discordOrigin'>;
};

export function createOwnership({ database, vault, origins, ...given }: Given): OwnershipDependencies {
  const { config, site, log, outbox, outbound, stopping } = given;
  return {
    ...origins,
    config,
    site,
    log,
    outbox,
    outbound,
    stopping,
    db: database.db,
    codeFor: createOwnershipCodes(vault),
  };
}
