// Passwords are hashed with argon2id, older hashes are replaced at the next sign-in, and a sign-in from a new device is
// told by email (decisions P423 and P424).
import { hashPassword as hashWithScrypt } from 'better-auth/crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { selectPasswordHash, upsertPassword } from '../../src/access/account-queries.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../src/access/password-hash.ts';
import { renewPasswordHash } from '../../src/access/passwords.ts';
import type { Person } from '../../src/access/person.ts';
import { newId } from '../../src/core/ids.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { openSignInVisits } from '../support/visits.ts';

let fixture: AccountFixture;
let person: Person;
beforeEach(async () => {
  await fixture?.close();
  fixture = await openAccountFixture();
  person = await aPerson(fixture.db, { email: 'owner@mail.example' });
});
afterAll(() => fixture.close());

const PASSWORD = 'correct horse battery';
const setHash = (hash: string) => upsertPassword(fixture.db, { id: newId('row'), personId: person.id, hash });
const hashNow = async () => (await selectPasswordHash(fixture.db, person.id))!;

describe('P423 a password hash', () => {
  test('names its parameters, has a salt of its own, and verifies only its password', async () => {
    const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword({ hash: one, password: PASSWORD })).toBe(true);
    expect(await verifyPassword({ hash: one, password: `${PASSWORD} ` })).toBe(false);
    expect(isOutdatedHash(one)).toBe(false);
  });

  test('accepts both ways to type an accented letter', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword({ hash, password: 'cafe\u0301 au lait' })).toBe(true);
  });

  test('with other parameters is verified and outdated', async () => {
    // Made by argon2-cffi, which uses the reference implementation.
    const hash = '$argon2id$v=19$m=8192,t=1,p=1$xq73bBHgtB9sfNMMFXrMoQ$zC3zTZflTalxhutEZxrhdquSK8zMWKEL4C9DFItiWpg';
    expect(isOutdatedHash(hash)).toBe(true);
    expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  });

  test('of version 0.1.0 is replaced at the next sign-in, and only if the password was right', async () => {
    const visits = openSignInVisits(fixture);
    await setHash(await hashWithScrypt(PASSWORD));
    const before = await hashNow();
    expect(await visits.signIn(person.email, 'wrong horse battery')).toBe('wrong_credentials');
    expect(await hashNow()).toBe(before);
    expect(await visits.signIn(person.email, PASSWORD)).toBe('ok');
    const after = await hashNow();
    expect(isOutdatedHash(after)).toBe(false);
    expect(await visits.signIn(person.email, PASSWORD)).toBe('ok');
    expect(await hashNow()).toBe(after);
  });

  test('is not replaced if the password was changed at the same time', async () => {
    await setHash(await hashWithScrypt(PASSWORD));
    const renewal = renewPasswordHash(fixture.db, person.id, PASSWORD);
    const changed = await hashPassword('another long password');
    await setHash(changed);
    await renewal;
    expect([changed, expect.anything()]).toContainEqual(await hashNow());
    expect(await verifyPassword({ hash: await hashNow(), password: 'another long password' })).toBe(true);
  });

  test('works for a short password that exists since before', async () => {
    const visits = openSignInVisits(fixture);
    await setHash(await hashWithScrypt('8 or so!'));
    expect(await visits.signIn(person.email, '8 or so!')).toBe('ok');
  });
});

describe('P424 an email tells of a sign-in', () => {
  const told = async () => {
    await fixture.outbox.sendDue();
    return fixture.subjectsTo(person.email).filter((subject) => subject.includes('New sign-in')).length;
  };

  test('from a new browser, and not from a known one', async () => {
    const visits = openSignInVisits(fixture);
    await setHash(await hashPassword(PASSWORD));
    const devices = await visits.deviceAt('home', person.email, PASSWORD);
    expect(await told()).toBe(1);
    expect(await visits.signIn(person.email, PASSWORD, { devices })).toBe('ok');
    expect(await told()).toBe(1);
    expect(await visits.signIn(person.email, PASSWORD, { network: 'elsewhere' })).toBe('ok');
    expect(await told()).toBe(2);
    expect(await visits.signIn(person.email, 'wrong horse battery')).toBe('wrong_credentials');
    expect(await told()).toBe(2);
  });
});
