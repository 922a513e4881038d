// Fills what the pages ask about people.
import { findSignUp, requestSignUp } from '../access/email-sign-up.ts';
import { claimSetup, isValidSetupToken } from '../access/setup-link.ts';
import { signOut } from '../access/sign-in.ts';
import { completeSignUp, signInWithPassword, signUpAtOnce } from '../access/visitor-sign-in.ts';
import type { AppContext } from '../context.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wirePeople(app: AppContext): WebParts['people'] {
  const { auth, db } = app;
  return {
    currentPerson: (headers) => auth.personOf(headers),
    signUp: (input, visitor) => signUpAtOnce(app, input, visitor),
    askSignUp: (input, { network }) => requestSignUp(app, { ...input, network }),
    readSignUp: (token, secret) => findSignUp(db, token, secret),
    confirmSignUp: (proof, visitor) => completeSignUp(app, proof, visitor),
    signIn: (input, visitor) => signInWithPassword(app, input, visitor),
    signOut: (headers) => signOut(auth, headers),
    isSetupToken: (token) => isValidSetupToken(db, token),
    claimSetup: async (token, personId) => (await claimSetup(db, token, personId)).ok,
  };
}
