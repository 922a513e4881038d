// Second factors on a fresh database: somebody with a password, and the steps of signing in as a browser takes them.
import { afterEach, beforeEach } from 'vitest';
import { type Auth, createAuth } from '../../src/access/auth.ts';
import { addPasskey, passkeyCreationOptions, passkeyRequestOptions } from '../../src/access/passkeys.ts';
import type { Person } from '../../src/access/person.ts';
import { completeSignIn, signInWithPasskey, signInWithPassword } from '../../src/access/visitor-sign-in.ts';
import { type AccountFixture, openAccountFixture, SENDER } from './account-fixture.ts';
import { NO_PROVIDERS, TEST_PASSWORD } from './auth.ts';
import { aPerson } from './people-and-listings.ts';
import { type Lies, SoftwarePasskey } from './software-passkey.ts';

const VISITOR = { network: 'one-network', devices: '' };

export const asCookie = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

export interface SecondFactorFixture extends AccountFixture {
  readonly auth: Auth;
  readonly member: Person;
  subjects(): Promise<readonly string[]>;
  sessions(): Promise<readonly { readonly id: string }[]>;
  enterPassword(visitor?: typeof VISITOR): ReturnType<typeof signInWithPassword>;
  /** Enters the password; returns the value of the cookie between the two steps. */
  firstStep(visitor?: typeof VISITOR): Promise<string>;
  secondStep(
    step: string,
    proof: { readonly code?: string; readonly passkey?: string },
    visitor?: typeof VISITOR,
  ): ReturnType<typeof completeSignIn>;
  addPasskeyTo(
    person: Person,
  ): Promise<{ readonly passkey: SoftwarePasskey; readonly added: Awaited<ReturnType<typeof addPasskey>> }>;
  signInWith(passkey: SoftwarePasskey, lies?: Lies): ReturnType<typeof signInWithPasskey>;
}

/** A new one for each test of a file. */
export function secondFactorFixture(): () => SecondFactorFixture {
  let opened: SecondFactorFixture | undefined;
  beforeEach(async () => {
    const fixture = await openAccountFixture();
    const member = await aPerson(fixture.db, { email: 'sample@mail.example', password: TEST_PASSWORD });
    opened = extend(fixture, createAuth(fixture.context, fixture.vault, NO_PROVIDERS), member);
  });
  afterEach(() => opened?.close());
  return () => opened!;
}

function extend(fixture: AccountFixture, auth: Auth, member: Person): SecondFactorFixture {
  const context = { ...fixture.context, auth };
  const given = { email: member.email, password: TEST_PASSWORD, userAgent: null };
  const enterPassword = (visitor = VISITOR) => signInWithPassword(context, given, visitor);
  return {
    ...fixture,
    auth,
    member,
    async subjects() {
      await fixture.outbox.sendDue();
      return fixture.subjectsTo(member.email);
    },
    sessions: () => fixture.db.selectFrom('session').selectAll().execute(),
    enterPassword,
    async firstStep(visitor) {
      const first = await enterPassword(visitor);
      if (first.ok || first.reason !== 'second_step') throw new Error('there is no second step');
      return decodeURIComponent(asCookie(first.cookies.slice(0, 1)).split('=')[1]!);
    },
    secondStep: (step, proof, visitor = VISITOR) =>
      completeSignIn(context, { step, code: '', passkey: '', userAgent: null, ...proof }, visitor),
    async addPasskeyTo(person) {
      const passkey = new SoftwarePasskey(SENDER.baseUrl);
      const response = passkey.create(await passkeyCreationOptions(context, person, 'none'));
      const owner = { personId: person.id, sessionId: 'none' };
      return { passkey, added: await addPasskey(context, owner, { name: 'Sample phone', response }) };
    },
    async signInWith(passkey, lies) {
      const options = await passkeyRequestOptions(context, null, { of: 'sign_in' });
      return signInWithPasskey(context, { response: passkey.get(options, lies), userAgent: null }, VISITOR);
    },
  };
}
