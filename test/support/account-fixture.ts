// People and their accounts on a fresh database, with a real mail server: the fixture of account tests.

import { type AccountContext, createAccountContext } from '../../src/access/account-context.ts';
import { deleteAccount } from '../../src/access/delete-account.ts';
import { createLog, type Log } from '../../src/core/log.ts';
import { createVault, type Vault } from '../../src/core/secrets.ts';
import { createMailTransport } from '../../src/mail/mail-transport.ts';
import { createOutbox, type Outbox } from '../../src/mail/outbox.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';
import { linkIn, type MailServer, startMailServer } from './mail-server.ts';
import { siteValues } from './site-values.ts';

export const SENDER = siteValues({
  serviceName: 'Sample',
  displayName: 'Sample',
  baseUrl: 'https://votes.example',
  accountsPerNetwork: null,
});

export interface AccountFixture {
  readonly database: TestDatabase;
  readonly db: TestDatabase['db'];
  readonly clock: TestDatabase['clock'];
  readonly vault: Vault;
  readonly mail: MailServer;
  readonly outbox: Outbox;
  readonly context: AccountContext;
  /** Deletes an account like the pages do. */
  deleteAccount(personId: string): ReturnType<typeof deleteAccount>;
  /** Sends queued emails; returns the token in the newest email to this address with such a subject. */
  tokenTo(address: string, subject: RegExp): Promise<string>;
  subjectsTo(address: string): readonly string[];
  close(): Promise<void>;
}

/** Email is sent when the test calls `outbox.round()`. `smtpUrl`: another mail server instead of the fixture's own. */
export async function openAccountFixture({ log = createLog('silent') as Log } = {}): Promise<AccountFixture> {
  const database = await freshDatabase();
  const { db, clock } = database;
  const mail = await startMailServer();
  const vault = createVault(TEST_SECRET_KEY);
  const quick = { greetingTimeout: 500, socketTimeout: 500, connectionTimeout: 2_000 };
  const transport = createMailTransport({ smtpUrl: mail.url, ...SENDER }, SENDER, quick)!;
  const outbox = createOutbox({ db, vault, transport, log });
  const context = createAccountContext(
    {
      db,
      config: {
        ...SENDER,
        discord: null,
        google: null,
        github: null,
        oidc: null,
        roblox: null,
        staffTwoStep: false,
      },
      site: SENDER,
      log,
      outbox,
    },
    vault,
    () => true,
  );
  return {
    database,
    db,
    clock,
    vault,
    mail,
    outbox,
    context,
    deleteAccount: (personId) => deleteAccount(context, personId, anonymizeVoter),
    async tokenTo(address, subject) {
      await outbox.sendDue();
      const found = mail.mails.findLast(
        ({ to, headers }) => to.includes(address) && subject.test(headers.get('subject') ?? ''),
      );
      return linkIn(found!).searchParams.get('token')!;
    },
    subjectsTo: (address) =>
      mail.mails.filter(({ to }) => to.includes(address)).map(({ headers }) => headers.get('subject') ?? ''),
    async close() {
      await outbox.stop();
      await mail.close();
      await database.close();
    },
  };
}
