// What the staff start page reads from the running service.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { canConfirm, createConfirmationRule } from '../../src/access/voter-identities.ts';
import { readConfig } from '../../src/config.ts';
import { confirmBackups, readSetupProgress, sendTestEmail } from '../../src/system/setup-progress.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let mail: MailServer;
let app: RunningApp;
beforeAll(async () => {
  mail = await startMailServer();
  app = await runApp({ SMTP_URL: mail.url, CONTACT: 'help@mail.example' });
});
afterAll(async () => {
  await app?.stop();
  await mail?.close();
});

test('P118 each step reflects the actual state', async () => {
  const { db } = app.context;
  const before = { isPublic: false, canPeopleVote: true, hasContact: true, approval: false };
  expect(await readSetupProgress(app.context)).toMatchObject({
    ...before,
    hasListing: false,
    staffCount: 0,
    backups: { confirmedAt: null, lastAt: null, everySeconds: 86_400, failure: null },
    mail: { isSet: true, acceptedAt: null, error: null },
  });
  await aPerson(db, { staffBy: OPERATOR });
  await aBot(db);
  await confirmBackups(app.context, true);
  expect(await sendTestEmail(app.context, { id: 'usr_staff', email: 'staff@mail.example' })).toEqual({ ok: true });
  await expect.poll(async () => (await readSetupProgress(app.context)).mail.acceptedAt).toBeInstanceOf(Date);
  expect(mail.mails.map(({ to }) => to)).toEqual([['staff@mail.example']]);
  expect(await readSetupProgress(app.context)).toMatchObject({
    hasListing: true,
    staffCount: 1,
    backups: { confirmedAt: expect.any(Date) },
  });
  await confirmBackups(app.context, false);
  expect((await readSetupProgress(app.context)).backups.confirmedAt).toBeNull();
});

test.each([
  [{}, false, 'nobody'],
  [{}, true, 'anybody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'off' }, false, 'anybody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'on' }, false, 'nobody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'on' }, true, 'nobody'],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, false, 'anybody'],
  [{ DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'x' }, false, 'anybody'],
] as const)('P118 with %j, trial mode: %s, %s can vote', (environment, isOpen, who) => {
  const config = readConfig({ BASE_URL: 'https://votes.example', ...environment });
  const needsConfirmed = createConfirmationRule(config, { isActive: () => isOpen });
  expect(needsConfirmed() && !canConfirm(config) ? 'nobody' : 'anybody').toBe(who);
});
