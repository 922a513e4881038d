// The audit log: who did what to a listing (decision P60).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuditEvent, byPerson, byToken, OPERATOR, recordAuditEvent } from '../../src/access/audit.ts';
import { deleteExpiredAuditEvents, selectAuditEvents } from '../../src/access/audit-queries.ts';
import { claimSetup, createSetupLink } from '../../src/access/setup-link.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aPerson, aToken } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('P60 an audit event', () => {
  test('names the actor; the list is newest first', async () => {
    const person = await aPerson(db, { name: 'Sample' });
    const bot = await aBot(db, person);
    const token = await aToken(db, bot);
    await db.deleteFrom('audit_entry').execute();
    await recordAuditEvent(db, {
      action: 'webhook.saved',
      ...byPerson(person),
      listingId: bot.id,
      subject: 'a.example',
    });
    await recordAuditEvent(db, { action: 'webhook.paused', ...byToken(token), listingId: bot.id });
    await recordAuditEvent(db, {
      action: 'plan.changed',
      ...OPERATOR,
      listingId: bot.id,
      detail: { plan: 'verified' },
    });
    const events = await selectAuditEvents(db, { listingId: bot.id, limit: 10 });
    expect(events).toMatchObject([
      { action: 'plan.changed', personId: null, tokenId: null, detail: { plan: 'verified' } },
      { action: 'webhook.paused', tokenId: token.id, tokenName: 'test', personName: null },
      { action: 'webhook.saved', personId: person.id, personName: 'Sample', subject: 'a.example' },
    ]);
    expect(events[0]!.at).toBeInstanceOf(Date);
  });

  test('P91 distinguishes the operator from a deleted account', async () => {
    const [bot, person] = [await aBot(db), await aPerson(db)];
    await db.deleteFrom('audit_entry').execute();
    await recordAuditEvent(db, { action: 'webhook.saved', listingId: bot.id, ...byPerson(person) });
    await recordAuditEvent(db, { action: 'webhook.paused', listingId: bot.id, ...OPERATOR });
    await db.deleteFrom('person').where('id', '=', person.id).execute();
    expect(await selectAuditEvents(db, { listingId: bot.id, limit: 10 })).toMatchObject([
      { action: 'webhook.paused', personId: null, isOperator: true },
      { action: 'webhook.saved', personId: null, isOperator: false },
    ]);
  });

  test('P91 records new staff members, made by the setup link or on the command line', async () => {
    const first = await aPerson(db, { name: 'Sample' });
    await claimSetup(db, (await createSetupLink(db))!, first.id);
    await aPerson(db, { name: 'Other', staffBy: OPERATOR });
    const events = await selectAuditEvents(db, { action: 'person.made_staff', limit: 10 });
    expect(events).toMatchObject([
      { subject: 'Other', isOperator: true },
      { subject: 'Sample', personId: first.id, detail: { bySetupLink: true } },
    ]);
  });

  test('can be filtered by subject and paged', async () => {
    const bot = await aBot(db);
    await db.deleteFrom('audit_entry').execute();
    for (const action of ['webhook.saved', 'token.created', 'webhook.paused'])
      await recordAuditEvent(db, { action, listingId: bot.id, ...OPERATOR });
    const webhooks = await selectAuditEvents(db, { listingId: bot.id, about: 'webhook', limit: 1 });
    expect(webhooks.map(({ action }) => action)).toEqual(['webhook.paused']);
    const before = webhooks[0]!.id;
    const older = await selectAuditEvents(db, { listingId: bot.id, about: 'webhook', before, limit: 5 });
    expect(older.map(({ action }) => action)).toEqual(['webhook.saved']);
  });

  test('requires an actor: a missing actor is not the operator, and does not compile', () => {
    // @ts-expect-error: neither a person, nor a token, nor explicitly the operator.
    const forgotten: AuditEvent = { action: 'webhook.saved', listingId: 'lst_x' };
    expect(forgotten).not.toHaveProperty('personId');
  });

  test('is rolled back with its transaction', async () => {
    const bot = await aBot(db);
    await db.deleteFrom('audit_entry').execute();
    const undone = db.transaction().execute(async (transaction) => {
      await recordAuditEvent(transaction, { action: 'webhook.saved', listingId: bot.id, ...OPERATOR });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await selectAuditEvents(db, { limit: 10 })).toEqual([]);
  });

  test('outlives the person and the listing, and is deleted after 400 days', async () => {
    const person = await aPerson(db);
    await db.deleteFrom('audit_entry').execute();
    await recordAuditEvent(db, {
      action: 'listing.deleted',
      ...byPerson(person),
      listingId: 'lst_gone',
      subject: 'Gone',
    });
    await db.deleteFrom('person').where('id', '=', person.id).execute();
    expect(await selectAuditEvents(db, { limit: 10 })).toMatchObject([{ personId: null, subject: 'Gone' }]);
    await database.clock.advance('399d');
    expect(await deleteExpiredAuditEvents(db)).toBe(0);
    await database.clock.advance('1d');
    expect(await deleteExpiredAuditEvents(db)).toBe(1);
  });

  test('accepts a subject of any length', async () => {
    await recordAuditEvent(db, { action: 'manager.invited', subject: '😀'.repeat(500), ...OPERATOR });
    const [event] = await selectAuditEvents(db, { limit: 1 });
    expect([...event!.subject!]).toHaveLength(300);
  });
});
