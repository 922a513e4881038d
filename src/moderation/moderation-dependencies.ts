// What reporting, and deciding about reports, needs.
import type { Settings } from '../config/settings.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { ShownListingContext } from '../listings/shown-listings.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';

export interface ModerationDependencies {
  readonly db: Db;
  readonly config: Pick<ShownListingContext['config'], 'ownership'>;
  readonly site: EmailSender & Pick<Settings, 'reviews'>;
  /** Null without a mail server. */
  readonly outbox: Pick<Outbox, 'enqueue' | 'wake'> | null;
  /** A hash that does not change, so that staff sees what else was reported from a network (decision P432). */
  readonly hashNetwork: (network: string) => string;
}

type Given = Omit<ModerationDependencies, 'hashNetwork'> & { readonly vault: Vault };

export function createModeration({ vault, ...given }: Given): ModerationDependencies {
  const key = vault.derive('reports');
  return { ...given, hashNetwork: (network) => keyedHash(key, network) };
}
