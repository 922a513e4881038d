// What everything about accounts needs: the database, and the mail where there is any.
import type { Db } from '../db/database.ts';
import type { Sender } from './letters.ts';
import type { Outbox } from './outbox.ts';
import type { VoterIdentities } from './voter-identities.ts';

export interface Desk {
  readonly db: Db;
  /** Null: no mail server was named. */
  readonly outbox: Outbox | null;
  readonly sender: Sender;
  /** Who is behind an account, for one vote per person. */
  readonly identities: VoterIdentities;
}

/** `mail_full`: so much mail waits for the mail server that no more is taken. */
export type MailTrouble = 'no_mail' | 'mail_full';
