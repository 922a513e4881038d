// Processes die at every step of a claim's transfer and of a check (decisions P393, P394): a listing always has one
// owner, is transferred in full or not at all, and each notice and email exists once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FaultPoint } from '../../src/core/fault-point.ts';
import { runOwnershipRound } from '../../src/ownership/check-round.ts';
import type { DyingCheck } from '../support/check-ownership-and-die.ts';
import { type OwnershipFixture, openOwnershipFixture } from '../support/ownership-fixture.ts';
import { aToken } from '../support/people-and-listings.ts';
import { queueOnly } from '../support/queue-only-outbox.ts';
import { waitFor } from '../support/wait.ts';

const PROGRAM = join(import.meta.dirname, '../support/check-ownership-and-die.ts');
const HOST = 'play.test';
const RECORD = `_plaudit.${HOST}`;

let fixture: OwnershipFixture;
beforeEach(async () => {
  fixture = await openOwnershipFixture();
  onTestFinished(() => fixture.close());
});

async function dieAt(point: FaultPoint, texts: readonly string[]): Promise<void> {
  const order: DyingCheck = { point, texts };
  const dying = spawn(process.execPath, [PROGRAM, fixture.url ?? '', JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect([point, (await once(dying, 'exit'))[1]]).toEqual([point, 'SIGKILL']);
  await waitFor(async () => expect(await countLocked()).toBe(0));
  // What it had leased is due again.
  await fixture.clock.advance('10m');
}

/** PostgreSQL ends a transaction only once it notices that the process is gone; until then, others skip its rows. */
async function countLocked(): Promise<number> {
  const { rows } = await sql<{ locked: number }>`
    with proofs as materialized (select listing_id from ownership_proof for no key update skip locked),
      claims as materialized (select id from ownership_claim for no key update skip locked)
    select (select count(*) from ownership_proof)::int - (select count(*) from proofs)::int
      + (select count(*) from ownership_claim)::int - (select count(*) from claims)::int as locked`.execute(fixture.db);
  return rows[0]!.locked;
}

const finish = () => runOwnershipRound({ ...fixture.deps, outbox: queueOnly(fixture.db) });

async function stateOf(id: string) {
  const { rows } = await sql`
    select owner_id as owner, owner_proven_at is not null as proven,
      (select count(*)::int from ownership_proof where listing_id = listing.id) as proofs,
      (select string_agg(state, ',') from ownership_claim where listing_id = listing.id) as claims,
      (select count(*)::int from api_token where listing_id = listing.id and revoked_at is null) as tokens,
      (select count(*)::int from audit_entry where act = 'ownership.transferred') as audited,
      (select count(*)::int from letter) as emails
    from listing where id = ${id}`.execute(fixture.db);
  return rows[0];
}

test.each(['ownership.leased', 'ownership.replaced', 'ownership.transferred', 'ownership.committed'] as const)(
  'P394 killed at %s, a claim is transferred once and in full',
  async (point) => {
    const { owner, other } = fixture;
    const listing = await fixture.aServerAt(HOST);
    await aToken(fixture.db, listing, ['votes:read']);
    const code = fixture.codeOf(listing, other);
    fixture.records.set(RECORD, [code]);
    await fixture.prove(listing, other, 'dns-txt');
    await fixture.clock.advance('73h');
    const [before, after] = [
      { owner: owner.id, proven: false, proofs: 0, claims: 'open', tokens: 1, audited: 0, emails: 0 },
      { owner: other.id, proven: true, proofs: 1, claims: 'transferred', tokens: 0, audited: 1, emails: 2 },
    ];
    await dieAt(point, [code]);
    expect(await stateOf(listing.id)).toEqual(point === 'ownership.committed' ? after : before);
    await finish();
    expect(await stateOf(listing.id)).toEqual(after);
    await finish();
    expect(await stateOf(listing.id)).toEqual(after);
  },
  20_000,
);

test('P393 killed during a check that fails, the owner is told once', async () => {
  const { db, owner } = fixture;
  const listing = await fixture.aServerAt(HOST);
  fixture.records.set(RECORD, [fixture.codeOf(listing, owner)]);
  await fixture.prove(listing, owner, 'dns-txt');
  const notices = async () =>
    (await db.selectFrom('notice').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
  await fixture.clock.advance(`${31 * 24}h`);
  fixture.records.set(RECORD, ['nothing']);
  await dieAt('ownership.checked', ['nothing']);
  expect(await notices()).toEqual([]);
  await finish();
  expect(await notices()).toEqual(['ownership.failing']);
  await fixture.clock.advance(`${8 * 24}h`);
  await dieAt('ownership.ended', ['nothing']);
  expect(await stateOf(listing.id)).toMatchObject({ owner: owner.id, proven: true, proofs: 1 });
  await finish();
  expect(await notices()).toEqual(['ownership.failing', 'ownership.ended']);
  expect(await stateOf(listing.id)).toMatchObject({ owner: owner.id, proven: false, proofs: 0 });
});
