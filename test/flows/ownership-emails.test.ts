// The emails about proofs and claims, with a real outbox and a real mail server.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { createMailTransport } from '../../src/mail/mail-transport.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { mailNotices } from '../../src/notices/mail-notices.ts';
import { mailStaffAlerts } from '../../src/notices/mail-staff-alerts.ts';
import { setNoticeMails } from '../../src/notices/notice-queries.ts';
import { dismissClaim, transferByStaff } from '../../src/ownership/claims.ts';
import { readOpenClaim } from '../../src/ownership/read-ownership.ts';
import { SENDER } from '../support/account-fixture.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { startMailServer } from '../support/mail-server.ts';
import { openOwnershipFixture } from '../support/ownership-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';

async function openWithMail() {
  const fixture = await openOwnershipFixture();
  const mail = await startMailServer();
  const transport = createMailTransport({ smtpUrl: mail.url, ...SENDER }, SENDER)!;
  const log = createLog('silent');
  const outbox = createOutbox({ db: fixture.db, vault: createVault(TEST_SECRET_KEY), transport, log });
  onTestFinished(async () => {
    await outbox.stop();
    await mail.close();
    await fixture.close();
  });
  Object.assign(fixture.deps, { outbox });
  const staff = await aPerson(fixture.db, { email: 'staff@mail.example', staffBy: OPERATOR });
  await sql`update person set email_verified = true`.execute(fixture.db);
  const listing = await fixture.aServerAt('play.test');
  fixture.records.set(
    '_plaudit.play.test',
    [fixture.owner, fixture.other].map((person) => fixture.codeOf(listing, person)),
  );
  /** The subjects of all emails to a person so far. */
  async function subjectsTo({ email }: { readonly email: string }): Promise<readonly string[]> {
    await mailNotices({ db: fixture.db, outbox, site: SENDER, log });
    await outbox.sendDue();
    return mail.mails.filter(({ to }) => to.includes(email)).map(({ headers }) => headers.get('subject') ?? '');
  }
  return { fixture, mail, staff, listing, subjectsTo };
}

test('P394 the owner hears of a claim even without other emails, and both hear of its end', async () => {
  const { fixture, mail, staff, listing, subjectsTo } = await openWithMail();
  const { db, deps, owner, other } = fixture;
  await setNoticeMails(db, { personId: owner.id, listingId: listing.id, mails: false });
  await fixture.prove(listing, other, 'dns-txt');
  expect(await subjectsTo(owner)).toEqual(['Sample: someone else claims it']);
  const { id } = (await readOpenClaim(db, listing.id))!;
  expect(await transferByStaff(deps, id, staff)).toEqual({ ok: true });
  expect(await subjectsTo(owner)).toContain('Sample: Sample has a new owner');
  expect(await subjectsTo(other)).toEqual(['Sample: Sample is yours']);
  expect(await subjectsTo(staff)).toEqual([]);
  const text = mail.mails.map((one) => one.text).join('\n');
  for (const link of text.match(/https?:\/\/[^\s]+/g) ?? []) expect(link).toMatch(/^https:\/\/votes\.example(\/|$)/);
});

test('P394 staff hears of a dispute, and the claimant of its decision', async () => {
  const { fixture, staff, listing, subjectsTo } = await openWithMail();
  await fixture.prove(listing, fixture.owner, 'dns-txt');
  await fixture.prove(listing, fixture.other, 'dns-txt');
  await fixture.clock.advance('1m');
  expect(await mailStaffAlerts({ db: fixture.db, outbox: fixture.deps.outbox!, site: SENDER })).toBe(1);
  expect(await subjectsTo(staff)).toEqual(['Sample: A claim to a listing needs a decision']);
  const { id } = (await readOpenClaim(fixture.db, listing.id))!;
  await dismissClaim(fixture.deps, id, staff);
  expect(await subjectsTo(fixture.other)).toEqual(['Sample: Your claim to Sample was dismissed']);
});

test('P393 owner and managers hear of a proof that cannot be confirmed, and of its end', async () => {
  const { fixture, mail, listing, subjectsTo } = await openWithMail();
  await fixture.prove(listing, fixture.owner, 'dns-txt');
  fixture.records.delete('_plaudit.play.test');
  await fixture.clock.advance('30d');
  await fixture.round();
  expect(await subjectsTo(fixture.owner)).toEqual(['Sample: the proof of ownership could not be confirmed']);
  expect(mail.mails.at(-1)!.text).toContain('There is no TXT record _plaudit.play.test yet.');
  await fixture.clock.advance('7d');
  await fixture.round();
  expect(await subjectsTo(fixture.owner)).toContain('Sample: the proof of ownership has ended');
});
