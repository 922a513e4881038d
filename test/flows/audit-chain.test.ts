// The hash chain over the audit log notices entries that were changed or deleted in the database (decision P420).
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR, recordAuditEvent } from '../../src/access/audit.ts';
import { deleteExpiredAuditEvents } from '../../src/access/audit-queries.ts';
import { extendAuditChain, verifyAuditLog } from '../../src/access/verify-audit-log.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aPerson } from '../support/people-and-listings.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());

const vault = createVault('x'.repeat(32));
const chain = () => ({ db, vault });

async function record(count: number, by = OPERATOR): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1)
    await recordAuditEvent(db, {
      action: 'listing.edited',
      ...by,
      listingId: 'lst_1',
      subject: `Entry ${turn}`,
      detail: { turn },
    });
}

beforeEach(async () => {
  await db.deleteFrom('audit_link').execute();
  await db.deleteFrom('audit_entry').execute();
});

const faultsOf = async (head: Parameters<typeof verifyAuditLog>[1] = null) =>
  (await verifyAuditLog(chain(), head)).faults.map(({ fault }) => fault);

const entryNumber = (number: number) => sql<number>`(select entry_id from audit_link where number = ${number})`;

describe('an unchanged audit log', () => {
  test('verifies, with every entry linked once', async () => {
    expect(await verifyAuditLog(chain())).toEqual({ links: 0, expired: 0, head: { number: 0, hash: '' }, faults: [] });
    await record(3);
    expect(await extendAuditChain(chain())).toBe(3);
    await record(2);
    const { head, ...verified } = await verifyAuditLog(chain());
    expect(verified).toEqual({ links: 5, expired: 0, faults: [] });
    expect(head.number).toBe(5);
    expect(await faultsOf(head)).toEqual([]);
  });

  test('is linked by one of several processes at a time', async () => {
    await record(20);
    const added = await Promise.all(Array.from({ length: 5 }, () => extendAuditChain(chain())));
    expect(added.reduce((sum, count) => sum + count, 0) + (await extendAuditChain(chain()))).toBe(20);
    expect(await verifyAuditLog(chain())).toMatchObject({ links: 20, faults: [] });
  });

  test('is linked in batches', async () => {
    await sql`insert into audit_entry (act, subject) select 'listing.edited', n::text from generate_series(1, 1203) as n`.execute(
      db,
    );
    expect(await extendAuditChain(chain())).toBe(1203);
    expect(await verifyAuditLog(chain())).toMatchObject({ links: 1203, faults: [] });
  });

  test('verifies after an account was deleted and after entries have expired', async () => {
    const person = await aPerson(db);
    await record(1, byPerson(person));
    await extendAuditChain(chain());
    await db.deleteFrom('person').where('id', '=', person.id).execute();
    expect(await faultsOf()).toEqual([]);
    await database.clock.advance('401d');
    await record(1);
    expect(await deleteExpiredAuditEvents(db)).toBe(1);
    expect(await verifyAuditLog(chain())).toMatchObject({ links: 2, expired: 1, faults: [] });
  });
});

describe('verification reports', () => {
  beforeEach(async () => {
    await record(4);
    await extendAuditChain(chain());
  });

  test.each([
    ['a changed subject', "subject = 'Nothing'"],
    ['a changed detail', `detail = '{"turn": 99}'`],
    ['a changed time', "at = at + interval '1 microsecond'"],
    ['another action', "act = 'listing.created'"],
  ])('%s', async (_, change) => {
    await sql`update audit_entry set ${sql.raw(change)} where id = ${entryNumber(2)}`.execute(db);
    expect((await verifyAuditLog(chain())).faults).toMatchObject([{ fault: 'entry_changed', number: 2 }]);
  });

  test('a deleted entry', async () => {
    await sql`delete from audit_entry where id = ${entryNumber(3)}`.execute(db);
    expect(await faultsOf()).toEqual(['entry_deleted']);
  });

  test('a deleted entry that pretends to have expired', async () => {
    await sql`delete from audit_entry where id = ${entryNumber(3)}`.execute(db);
    await sql`update audit_link set at = at - interval '500 days' where number = 3`.execute(db);
    expect(await faultsOf()).toEqual(['link_changed']);
  });

  test('an entry that names somebody else, or nobody while the account exists', async () => {
    const [one, other] = [await aPerson(db), await aPerson(db)];
    await record(2, byPerson(one));
    await extendAuditChain(chain());
    await sql`update audit_entry set person_id = ${other.id} where id = ${entryNumber(5)}`.execute(db);
    await sql`update audit_entry set person_id = null where id = ${entryNumber(6)}`.execute(db);
    expect(await faultsOf()).toEqual(['person_changed', 'person_changed']);
  });

  test('an entry that was deleted with its link', async () => {
    await sql`delete from audit_entry where id = ${entryNumber(2)}`.execute(db);
    await sql`delete from audit_link where number = 2`.execute(db);
    expect(await faultsOf()).toEqual(['links_missing']);
  });

  test('an entry that was changed and linked anew', async () => {
    await sql`update audit_entry set subject = 'Nothing', is_linked = false where id = ${entryNumber(2)}`.execute(db);
    await sql`delete from audit_link where number = 2`.execute(db);
    expect(await faultsOf()).toContain('links_missing');
  });

  test('a chain that was made with another key', async () => {
    const other = createVault('y'.repeat(32));
    const { faults } = await verifyAuditLog({ db, vault: other });
    expect(faults.map(({ fault }) => fault)).toEqual(Array(4).fill('link_changed'));
  });

  test('removed newest entries, if the head was noted before', async () => {
    const { head } = await verifyAuditLog(chain());
    await sql`delete from audit_entry where id = ${entryNumber(4)}`.execute(db);
    await sql`delete from audit_link where number = 4`.execute(db);
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf(head)).toEqual(['head_missing']);
    await record(1);
    expect(await faultsOf(head)).toEqual(['head_missing']);
  });

  test('an entry whose newest link was removed', async () => {
    await sql`delete from audit_link where number = 4`.execute(db);
    expect((await verifyAuditLog(chain())).faults).toMatchObject([{ fault: 'link_missing' }]);
  });
});
