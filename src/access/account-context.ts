// What everything about accounts needs: the database, and the mail where there is any.
import type { Db } from '../db/database.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { EmailSender } from '../mail/templates.ts';
import type { VoterIdentities } from './voter-identities.ts';

export interface AccountContext {
  readonly db: Db;
  /** Null: no mail server was named. */
  readonly outbox: Outbox | null;
  readonly config: EmailSender;
  /** Who is behind an account, for one vote per person. */
  readonly voterIdentities: VoterIdentities;
}

/** `mail_full`: so much mail waits for the mail server that no more is taken. */
export type MailUnavailable = 'no_mail' | 'mail_full';
