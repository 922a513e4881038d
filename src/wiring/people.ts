// Fills what the pages ask about people.
import { claimSetup, isSetupToken } from '../access/setup-link.ts';
import { signIn, signOut, signUp } from '../access/sign-in.ts';
import type { House } from '../house.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wirePeople({ auth, db }: House): WebParts['people'] {
  return {
    currentPerson: (headers) => auth.personOf(headers),
    signUp: (input) => signUp(auth, input),
    signIn: (input) => signIn(auth, input),
    signOut: (headers) => signOut(auth, headers),
    isSetupToken: (token) => isSetupToken(db, token),
    claimSetup: async (token, personId) => (await claimSetup(db, token, personId)).ok,
  };
}
