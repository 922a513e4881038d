// The outbox: no email is lost while the mail server is down, none is retried forever, and waiting emails are
// encrypted.
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import { createMailTransport } from '../../src/mail/mail-transport.ts';
import { createOutbox, readMailStatus } from '../../src/mail/outbox.ts';
import { claimEmail, deleteAcceptedEmail, deleteOldEmails } from '../../src/mail/outbox-queries.ts';
import { type AccountFixture, openAccountFixture, SENDER } from '../support/account-fixture.ts';
import { startMailServer } from '../support/mail-server.ts';

const TO = 'sample@mail.example';
const LETTER = {
  kind: 'sample',
  to: TO,
  subject: 'Sample: hello',
  text: 'https://votes.example/reset?token=s3cret\n',
};

let fixture: AccountFixture;
beforeEach(async () => {
  fixture = await openAccountFixture();
});
afterEach(() => fixture.close());

const post = (letter = LETTER) => fixture.outbox.enqueue(fixture.db, letter);
const rows = () => fixture.db.selectFrom('letter').selectAll().execute();

describe('P40 an email', () => {
  test('is sent once and then deleted', async () => {
    expect(await post()).toBe(true);
    await fixture.outbox.sendDue();
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('is committed together with the change it is about, or not at all', async () => {
    const undone = fixture.db.transaction().execute(async (transaction) => {
      await fixture.outbox.enqueue(transaction, LETTER);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toEqual([]);
  });

  test('P222 is not deleted for another one, whose ID it has got after a failover lost that one', async () => {
    await post();
    const lost = await claimEmail(fixture.db, 60);
    await sql`update letter set created_at = created_at + interval '1 microsecond'`.execute(fixture.db);
    await deleteAcceptedEmail(fixture.db, lost!);
    expect(await rows()).toHaveLength(1);
  });

  test('P222 has a Message-ID of its own even if its ID comes up again', async () => {
    await post();
    const [row] = await rows();
    await fixture.outbox.sendDue();
    await sql`alter table letter alter column id restart with ${sql.lit(row!.id)}`.execute(fixture.db);
    await post();
    expect(await rows()).toMatchObject([{ id: row!.id }]);
    await fixture.outbox.sendDue();
    const ids = fixture.mail.mails.map(({ headers }) => headers.get('message-id'));
    expect(new Set(ids).size).toBe(2);
  });

  test('is encrypted while it waits', async () => {
    await post();
    const [row] = await rows();
    expect(Buffer.from(row!.sealed!).toString('latin1')).not.toMatch(/s3cret|reset|hello/);
  });

  test('waits while the mail server is down, and is sent when it is back', async () => {
    fixture.mail.behave({ kind: 'drop', at: 'greeting' });
    await post();
    for (const wait of ['15s', '30s', '60s', '120s', '300s']) {
      await fixture.outbox.sendDue();
      expect(await readMailStatus(fixture.db)).toMatchObject({ waiting: 1, lastError: 'unreachable' });
      await fixture.clock.advance(wait);
    }
    fixture.mail.behave({ kind: 'accept' });
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails.map(({ to }) => to)).toEqual([[TO]]);
    expect(await readMailStatus(fixture.db)).toMatchObject({ waiting: 0, givenUp: [] });
  });

  test('does not wait behind the timeouts of other emails while the server is down', async () => {
    for (let i = 0; i < 20; i++) await post({ ...LETTER, to: `person${i}@mail.example` });
    fixture.mail.behave({ kind: 'drop', at: 'greeting' });
    await fixture.outbox.sendDue();
    expect(fixture.mail.connections()).toBeLessThanOrEqual(6);
    fixture.mail.behave({ kind: 'accept' });
    await fixture.clock.advance('15s');
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toHaveLength(20);
  });

  test('deferred by one recipient’s server delays no other email', async () => {
    await post();
    fixture.mail.behave({ kind: 'refuse', at: 'rcpt', answer: '450 greylisted' });
    await fixture.outbox.sendDue();
    fixture.mail.behave({ kind: 'accept' });
    await post({ ...LETTER, to: 'other@mail.example' });
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails.map(({ to }) => to[0])).toEqual(['other@mail.example']);
    await fixture.clock.advance('15s');
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails.map(({ to }) => to[0])).toEqual(['other@mail.example', TO]);
  });

  test('is given up after a day, is shown to staff, and is deleted after 30 days', async () => {
    fixture.mail.behave({ kind: 'refuse', at: 'mail', answer: '451 not now' });
    await post();
    await fixture.outbox.sendDue();
    await fixture.clock.advance('24h');
    await fixture.outbox.sendDue();
    const { waiting, givenUp } = await readMailStatus(fixture.db);
    expect([waiting, givenUp]).toEqual([
      0,
      [expect.objectContaining({ kind: 'sample', recipient: TO, code: 'expired' })],
    ]);
    expect((await rows())[0]!.sealed).toBeNull();
    expect(await deleteOldEmails(fixture.db)).toBe(0);
    await fixture.clock.advance('30d');
    expect(await deleteOldEmails(fixture.db)).toBe(1);
  });

  test('is not sent once its link has expired', async () => {
    fixture.mail.behave({ kind: 'drop', at: 'mail' });
    await fixture.outbox.enqueue(fixture.db, { ...LETTER, lifeSeconds: 3600 });
    await fixture.outbox.sendDue();
    await fixture.clock.advance('1h');
    fixture.mail.behave({ kind: 'accept' });
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toEqual([]);
    expect((await readMailStatus(fixture.db)).givenUp).toMatchObject([{ code: 'expired' }]);
  });

  test('is given up at once when the server rejects it permanently', async () => {
    fixture.mail.behave({ kind: 'refuse', at: 'rcpt', answer: '550 nobody' });
    await post();
    await fixture.outbox.sendDue();
    expect((await readMailStatus(fixture.db)).givenUp).toMatchObject([{ code: 'recipient' }]);
  });

  test('is recovered when the process that claimed it died: sent twice at worst, never lost', async () => {
    await post();
    await fixture.db
      .updateTable('letter')
      .set({ tries: 1, next_try_at: new Date(Date.now() + 120_000) })
      .execute();
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toEqual([]);
    await fixture.clock.advance('3m');
    await fixture.outbox.sendDue();
    expect(fixture.mail.mails).toHaveLength(1);
  });

  test('is sent once, however many processes run', async () => {
    for (let i = 0; i < 12; i++) await post({ ...LETTER, to: `person${i}@mail.example` });
    const transport = createMailTransport({ smtpUrl: fixture.mail.url, ...SENDER }, SENDER)!;
    const { db, vault } = fixture;
    const other = createOutbox({ db, vault, transport, log: createLog('silent') });
    await Promise.all([fixture.outbox.sendDue(), other.sendDue(), fixture.outbox.sendDue()]);
    const names = fixture.mail.mails.map(({ headers }) => headers.get('message-id'));
    expect([names.length, new Set(names).size]).toEqual([12, 12]);
  });
});

test('P40 the log contains the reason, but neither recipient, nor content, nor password', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const strict = await startMailServer({ user: 'sample', password: 'right' });
  const { db, vault } = fixture;
  const smtpUrl = strict.url.replace(':right@', ':h0sh@');
  const outbox = createOutbox({ db, vault, transport: createMailTransport({ smtpUrl, ...SENDER }, SENDER)!, log });
  await post();
  await outbox.sendDue();
  await strict.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ kind: 'sample', tries: 1, code: 'sign_in' });
  for (const secret of ['h0sh', 's3cret', 'sample@']) expect(lines[0]).not.toContain(secret);
});

describe('P40 the outbox', () => {
  test('queries once per round while it is empty, and opens connections only for emails', async () => {
    let asked = 0;
    const db = fixture.db.withPlugin({
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const transport = createMailTransport({ smtpUrl: fixture.mail.url, ...SENDER }, SENDER)!;
    const outbox = createOutbox({ db, vault: fixture.vault, transport, log: createLog('silent') });
    await outbox.sendDue();
    await outbox.sendDue();
    expect(asked).toBe(2);
    await post();
    await outbox.sendDue();
    // Three workers query; one of them sends the email, deletes it and queries again.
    expect(asked).toBe(2 + 5);
    expect(fixture.mail.mails).toHaveLength(1);
  });

  test('sends in the background, woken by new emails', async () => {
    fixture.outbox.start();
    await post();
    fixture.outbox.wake();
    expect((await fixture.mail.until(TO)).headers.get('subject')).toBe(LETTER.subject);
  });

  test('also sends notices of listings, and is woken by them', async () => {
    fixture.outbox.start();
    await fixture.outbox.send({
      kind: 'listing',
      to: TO,
      subject: 'You are invited',
      text: 'Come.',
    });
    expect((await fixture.mail.until(TO)).headers.get('subject')).toBe('You are invited');
  });

  test('contains at most ten thousand emails', async () => {
    await sql`
      insert into letter (kind, recipient, sealed, expires_at)
      select 'sample', 'p' || number || '@mail.example', 'x', plaudit_now() + interval '1 day'
      from generate_series(1, 10000) as number`.execute(fixture.db);
    expect(await post()).toBe(false);
    await expect(fixture.outbox.send(LETTER)).rejects.toThrow('Too many emails');
    await fixture.db.deleteFrom('letter').where('recipient', '=', 'p1@mail.example').execute();
    expect(await post()).toBe(true);
  });
});
