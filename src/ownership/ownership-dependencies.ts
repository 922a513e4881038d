// What proving and claiming listings need of the application.
import type { Config } from '../config.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { CodeFor } from './ownership-code.ts';

export interface OwnershipDependencies {
  readonly db: Db;
  readonly log: Log;
  readonly config: Pick<Config, 'serviceName' | 'baseUrl' | 'discord' | 'ownership'>;
  readonly site: EmailSender;
  readonly codeFor: CodeFor;
  readonly outbound: Outbound;
  /** Null without a mail server. */
  readonly outbox: Outbox | null;
  /** Aborted when this process stops. */
  readonly stopping: AbortSignal;
  /** Origins of test servers that replace Discord and Roblox. */
  readonly discordOrigin?: string | undefined;
  readonly robloxOrigin?: string | undefined;
}
