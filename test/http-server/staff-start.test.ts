// What the start page of staff reads from the running service.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { readConfig } from '../../src/config.ts';
import { canConfirm, createConfirmationRule } from '../../src/votes/confirmed-voters.ts';
import { wireStart } from '../../src/wiring/start.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let mail: MailServer;
let app: RunningApp;
beforeAll(async () => {
  mail = await startMailServer();
  app = await runApp({ SMTP_URL: mail.url, CONTACT: 'help@mail.example' });
}, 60_000);
afterAll(async () => {
  await app?.stop();
  await mail?.close();
});

test('P118 each step follows what is there', async () => {
  const start = wireStart(app.context);
  const { db } = app.context;
  const before = { isPublic: false, voters: 'anybody', hasContact: true, approval: false };
  expect(await start.state()).toMatchObject({
    ...before,
    ...{ hasListing: false, staffCount: 0, backupsSince: null },
    mail: { isSet: true, acceptedAt: null, trouble: null },
  });
  await aPerson(db, { staffBy: OPERATOR });
  await aBot(db);
  await start.confirmBackups(true);
  expect(await start.sendTestMail?.('staff@mail.example')).toBe(true);
  await expect.poll(async () => (await start.state()).mail.acceptedAt).toBeInstanceOf(Date);
  expect(mail.mails.map(({ to }) => to)).toEqual([['staff@mail.example']]);
  expect(await start.state()).toMatchObject({
    ...{ hasListing: true, staffCount: 1, backupsSince: expect.any(Date) },
  });
  await start.confirmBackups(false);
  expect((await start.state()).backupsSince).toBeNull();
});

test.each([
  [{}, false, 'nobody'],
  [{}, true, 'anybody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'off' }, false, 'anybody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'on' }, false, 'nobody'],
  [{ REQUIRE_CONFIRMED_EMAIL: 'on' }, true, 'nobody'],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, false, 'anybody'],
  [{ DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'x' }, false, 'anybody'],
] as const)('P118 with %j, in a trial: %s, %s can vote', (environment, isOpen, who) => {
  const config = readConfig({ BASE_URL: 'https://votes.example', ...environment });
  const needsConfirmed = createConfirmationRule(config, { isActive: () => isOpen });
  expect(needsConfirmed() && !canConfirm(config) ? 'nobody' : 'anybody').toBe(who);
});
