// Claims by people who could turn the rules of claims to their own use (decision P394): managers, strangers, staff.

import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ENGLISH } from '../../src/messages/translations.ts';
import { transferByStaff } from '../../src/ownership/claims.ts';
import { readOpenClaim } from '../../src/ownership/read-ownership.ts';
import { type OwnershipFixture, openOwnershipFixture } from '../support/ownership-fixture.ts';
import { addManager } from '../support/people-and-listings.ts';

let fixture: OwnershipFixture;

beforeEach(async () => {
  fixture = await openOwnershipFixture();
  onTestFinished(() => fixture.close());
});

const claim = (listing: { readonly id: string }) => fixture.prove(listing, fixture.other, 'dns-txt');
const ownerOf = async (listing: { readonly id: string }) => (await fixture.now(listing)).ownerId;

describe('a claim by somebody who could change the address', () => {
  test('of a manager is refused', async () => {
    const listing = await fixture.aServerProvenBy('other');
    await addManager(fixture.db, listing.id, fixture.other.email);
    const refused = await claim(listing);
    expect(refused).toMatchObject({ ok: false, reason: 'not_proven' });
    expect('sentence' in refused && ENGLISH.text(refused.sentence)).toContain('You manage this listing');
  });

  test('is left to staff while the owner’s proof of the former address has not ended', async () => {
    const listing = await fixture.aServerProvenBy('owner', 'other');
    expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toMatchObject({ ok: true, kind: 'proven' });
    await sql`update listing set address = 'evil.test' where id = ${listing.id}`.execute(fixture.db);
    const changed = await fixture.now(listing);
    expect(changed.ownerProvenAt).toBeNull();
    fixture.records.set('_plaudit.evil.test', [fixture.codeOf(listing, fixture.other)]);
    expect(await fixture.prove(changed, fixture.other, 'dns-txt')).toEqual({ ok: true, kind: 'contested' });
    await fixture.clock.advance('73h');
    await fixture.round();
    expect(await ownerOf(listing)).toBe(fixture.owner.id);
  });
});

test('a stranger cannot use up the checks of the owner', async () => {
  const listing = await fixture.aServerProvenBy('owner');
  for (let times = 0; times < 20; times += 1) await claim(listing);
  expect(await claim(listing)).toMatchObject({ ok: false, reason: 'limited' });
  expect(await fixture.prove(listing, fixture.owner, 'dns-txt')).toMatchObject({ ok: true, kind: 'proven' });
});

test('staff members do not decide about their own claims', async () => {
  const listing = await fixture.aServerProvenBy('other');
  await claim(listing);
  const claimed = await readOpenClaim(fixture.db, listing.id);
  expect(await transferByStaff(fixture.deps, claimed!.id, fixture.other)).toEqual({ ok: false, reason: 'own' });
  expect(await ownerOf(listing)).toBe(fixture.owner.id);
});
