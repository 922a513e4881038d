// An outbox whose emails wait in the database, because nothing sends them.
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { createMailTransport } from '../../src/mail/mail-transport.ts';
import { createOutbox, type Outbox } from '../../src/mail/outbox.ts';
import { TEST_SECRET_KEY } from './delivery-fixture.ts';

export function queueOnly(db: Db): Outbox {
  const sender = { smtpUrl: 'smtp://127.0.0.1:9', baseUrl: 'https://votes.example', displayName: 'Sample' };
  const transport = createMailTransport(sender, sender);
  if (!transport) throw new Error('There is no mail transport.');
  const outbox = createOutbox({ db, vault: createVault(TEST_SECRET_KEY), transport, log: createLog('silent') });
  return { ...outbox, enqueue: outbox.enqueue.bind(outbox), wake: () => {} };
}
