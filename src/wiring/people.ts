// Fills what the pages ask about people.
import { createDepartures } from '../access/departed.ts';
import { signInFrom, type Visitor } from '../access/guarded-sign-in.ts';
import { createKnownDevices } from '../access/known-devices.ts';
import { findPersonByEmail } from '../access/people.ts';
import { claimSetup, isSetupToken } from '../access/setup-link.ts';
import { signInConfirmed, signOut, signUp } from '../access/sign-in.ts';
import { createSignInLimits } from '../access/sign-in-limits.ts';
import { askSignUp, confirmSignUp, readSignUp } from '../access/sign-up-by-mail.ts';
import type { House } from '../house.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wirePeople({ auth, config, db, desk, log, vault }: House): WebParts['people'] {
  const limits = createSignInLimits({ db, vault });
  const devices = createKnownDevices({ db, vault, baseUrl: config.baseUrl });
  const departures = createDepartures(vault);
  const { accountOf } = limits;
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
    askSignUp: (input, { network }) => askSignUp({ desk, departures, accountOf }, { ...input, network }),
    readSignUp: (token, secret) => readSignUp(db, token, secret),
    async confirmSignUp({ userAgent, ...proof }, visitor) {
      const done = await confirmSignUp({ db, departures }, proof);
      if (!done.ok) return done;
      const { email, personId } = done;
      const signed = await signInConfirmed(auth, personId, userAgent);
      if (!signed.ok) return { ok: true, email, cookies: [] };
      return { ok: true, email, cookies: [...signed.cookies, ...(await remember(personId, visitor))] };
    },
    signIn: (input, visitor) => signInFrom({ auth, db, limits, devices, log }, input, visitor),
    signOut: (headers) => signOut(auth, headers),
    isSetupToken: (token) => isSetupToken(db, token),
    claimSetup: async (token, personId) => (await claimSetup(db, token, personId)).ok,
  };
}
