// Fills what the pages ask about people.
import { createDeletedAccounts } from '../access/deleted-accounts.ts';
import { confirmSignUp, findSignUp, requestSignUp } from '../access/email-sign-up.ts';
import { createKnownDevices } from '../access/known-devices.ts';
import { signInWithPassword, type Visitor } from '../access/password-sign-in.ts';
import { findPersonByEmail } from '../access/people.ts';
import { claimSetup, isValidSetupToken } from '../access/setup-link.ts';
import { signInConfirmed, signOut, signUp } from '../access/sign-in.ts';
import { createSignInLimits } from '../access/sign-in-limits.ts';
import type { AppContext } from '../context.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wirePeople({ auth, config, db, desk, log, vault }: AppContext): WebParts['people'] {
  const limits = createSignInLimits({ db, vault });
  const devices = createKnownDevices({ db, vault, baseUrl: config.baseUrl });
  const departures = createDeletedAccounts(vault);
  const { hashEmail: accountOf } = limits;
  const remember = async (personId: string, visitor: Visitor) =>
    [await devices.remember(personId, visitor.devices)].filter((cookie) => cookie !== null);
  return {
    currentPerson: (headers) => auth.personOf(headers),
    async signUp(input, visitor) {
      const signed = await signUp(auth, { ...input, serviceName: config.serviceName });
      const person = signed.ok ? await findPersonByEmail(db, input.email) : null;
      if (!signed.ok || !person) return signed;
      return { ok: true, cookies: [...signed.cookies, ...(await remember(person.id, visitor))] };
    },
    askSignUp: (input, { network }) => requestSignUp({ desk, departures, accountOf }, { ...input, network }),
    readSignUp: (token, secret) => findSignUp(db, token, secret),
    async confirmSignUp({ userAgent, ...proof }, visitor) {
      const done = await confirmSignUp({ db, departures }, proof);
      if (!done.ok) return done;
      const { email, personId } = done;
      const signed = await signInConfirmed(auth, personId, userAgent);
      if (!signed.ok) return { ok: true, email, cookies: [] };
      return { ok: true, email, cookies: [...signed.cookies, ...(await remember(personId, visitor))] };
    },
    signIn: (input, visitor) => signInWithPassword({ auth, db, limits, devices, log }, input, visitor),
    signOut: (headers) => signOut(auth, headers),
    isSetupToken: (token) => isValidSetupToken(db, token),
    claimSetup: async (token, personId) => (await claimSetup(db, token, personId)).ok,
  };
}
