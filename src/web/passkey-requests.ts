// What the browser needs to prove with a passkey, for the pages that offer it.
import { offersPasskeys, passkeyRequestOptions } from '../access/passkeys.ts';
import type { SecondFactors } from '../access/second-factor-queries.ts';
import type { AppContext } from '../context.ts';

export interface PasskeyRequest {
  readonly of: 'second_step' | 'confirm';
  readonly binding: string;
  readonly personId: string;
}

/** Null if the person has no passkey, or if browsers do not offer them at this address. */
export async function passkeyBoxFor(
  app: AppContext,
  { passkeys }: Pick<SecondFactors, 'passkeys'>,
  { of, binding, personId }: PasskeyRequest,
): Promise<{ readonly options: object } | null> {
  if (passkeys.length === 0 || !offersPasskeys(app.config.baseUrl)) return null;
  return { options: await passkeyRequestOptions(app, personId, { of, binding }) };
}

/** For signing in with a passkey alone. */
export async function passkeySignInBox(app: AppContext): Promise<{ readonly options: object } | null> {
  if (!offersPasskeys(app.config.baseUrl)) return null;
  return { options: await passkeyRequestOptions(app, null, { of: 'sign_in' }) };
}
