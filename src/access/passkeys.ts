// Passkeys (WebAuthn): adding one, and proving with one. The device must have verified its user, so that a passkey
// alone is as good as a password with a second step.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { newId } from '../core/ids.ts';
import { parseAddress } from '../core/ip-address.ts';
import { keyedHash } from '../core/secrets.ts';
import { sanitizeName } from '../core/text.ts';
import type { AccountContext } from './account-context.ts';
import { consumePasskeyChallenge, createPasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.ts';
import {
  insertPasskey,
  type StoredPasskey,
  selectPasskey,
  selectPasskeys,
  updatePasskeyUsed,
} from './passkey-queries.ts';
import type { Person } from './person.ts';
import { addFactor, type FactorAdded, type FactorContext, type FactorOwner } from './second-factors.ts';

type PasskeyContext = Pick<AccountContext, 'config' | 'site' | 'db' | 'log' | 'outbox' | 'vault'>;

export const PASSKEYS_MOST = 20;
export const PASSKEY_NAME_MAX_CHARACTERS = 60;
/** How long the browser waits for the person. */
const TIMEOUT_MS = 300_000;
/** EdDSA, ES256, RS256: all that devices offer. */
const ALGORITHMS = [-8, -7, -257];

/** Browsers offer passkeys only over https or on localhost, and for a name, not an IP address. */
export function offersPasskeys(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return (
    hostname === 'localhost' || (protocol === 'https:' && parseAddress(hostname.replaceAll(/[[\]]/g, '')) === null)
  );
}

/** Loaded with the first passkey, so that starting does not wait for it. */
const webAuthn = () => import('@simplewebauthn/server');

const rpIdOf = (baseUrl: string) => new URL(baseUrl).hostname;

/** What the browser needs to add a passkey. */
export async function passkeyCreationOptions(
  { config, site, db, vault }: FactorContext,
  { id, email, name }: Pick<Person, 'id' | 'email' | 'name'>,
  sessionId: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const stored = await selectPasskeys(db, id);
  return {
    challenge: createPasskeyChallenge(vault, { of: 'add', binding: sessionId }),
    rp: { id: rpIdOf(config.baseUrl), name: site.displayName },
    // A device shows the names; what it stores as the ID reveals nothing.
    user: { id: userHandle(vault, id), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: stored.map(describeCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT_MS,
  };
}

/** What the browser needs to prove with a passkey of this person, or of anybody when signing in. */
export async function passkeyRequestOptions(
  { config, db, vault }: Pick<FactorContext, 'config' | 'db' | 'vault'>,
  personId: string | null,
  purpose: PasskeyPurpose,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const stored = personId === null ? [] : await selectPasskeys(db, personId);
  return {
    challenge: createPasskeyChallenge(vault, purpose),
    rpId: rpIdOf(config.baseUrl),
    allowCredentials: stored.map(describeCredential),
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  };
}

function describeCredential({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, type: 'public-key' as const, transports: [...transports] };
}

function userHandle(vault: FactorContext['vault'], personId: string): string {
  return keyedHash(vault.derive('passkey-user-handles'), personId);
}

export type PasskeyAddResult =
  | FactorAdded
  | { readonly ok: false; readonly reason: 'expired' | 'rejected' | 'known' | 'too_many' };

/** `response`: the browser's, as JSON. */
export async function addPasskey(
  context: PasskeyContext,
  owner: FactorOwner,
  given: { readonly name: string; readonly response: string },
): Promise<PasskeyAddResult> {
  const { config, db, log } = context;
  const response = parseResponse(registrationSchema, given.response);
  if (!response) return { ok: false, reason: 'rejected' };
  if ((await selectPasskeys(db, owner.personId)).length >= PASSKEYS_MOST) return { ok: false, reason: 'too_many' };
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await consumePasskeyChallenge(context, challenge, { of: 'add', binding: owner.sessionId })))
    return { ok: false, reason: 'expired' };
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: config.baseUrl,
    expectedRPID: rpIdOf(config.baseUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => logRejected(log, error));
  if (!verified?.verified) return { ok: false, reason: 'rejected' };
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const name = sanitizeName(given.name, PASSKEY_NAME_MAX_CHARACTERS) || 'Passkey';
  const row = {
    id: newId('row'),
    personId: owner.personId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports: response.response.transports ?? [],
    name,
    isSynced: credentialBackedUp,
  };
  const store: Parameters<typeof addFactor>[1]['store'] = (transaction) => insertPasskey(transaction, row);
  const added = await addFactor(context, { owner, change: 'passkey_added', name, store });
  return added ?? { ok: false, reason: 'known' };
}

/** `expired`: the challenge is too old or was used before. `unknown`: no passkey here, or somebody else's. */
export type PasskeyProof =
  | { readonly ok: true; readonly personId: string }
  | { readonly ok: false; readonly reason: 'expired' | 'unknown' | 'rejected' };

interface PasskeyClaim {
  /** The browser's, as JSON. */
  readonly response: string;
  readonly purpose: PasskeyPurpose;
  /** Null when signing in: whoever has the passkey. */
  readonly personId: string | null;
}

/** Checks a signature of a passkey, which cannot be used again. */
export async function usePasskey(
  context: Omit<PasskeyContext, 'outbox'>,
  { response: given, purpose, personId }: PasskeyClaim,
): Promise<PasskeyProof> {
  const response = parseResponse(authenticationSchema, given);
  if (!response) return { ok: false, reason: 'rejected' };
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await consumePasskeyChallenge(context, challenge, purpose))) return { ok: false, reason: 'expired' };
  const passkey = await selectPasskey(context.db, response.id);
  if (!passkey || (personId !== null && passkey.personId !== personId)) return { ok: false, reason: 'unknown' };
  const signCount = await verifySignature(context, response as AuthenticationResponseJSON, passkey, challenge);
  if (signCount === null || !(await updatePasskeyUsed(context.db, passkey.id, signCount)))
    return { ok: false, reason: 'rejected' };
  return { ok: true, personId: passkey.personId };
}

/** The device's counter; null if the signature is not valid, or the counter shows that the passkey was copied. */
async function verifySignature(
  { config, log, vault }: Omit<PasskeyContext, 'db' | 'outbox'>,
  response: AuthenticationResponseJSON,
  { personId, credentialId, publicKey, signCount }: StoredPasskey,
  challenge: string,
): Promise<number | null> {
  const { userHandle: handle } = response.response;
  if (handle && handle !== userHandle(vault, personId)) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: config.baseUrl,
    expectedRPID: rpIdOf(config.baseUrl),
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
    requireUserVerification: true,
  }).catch((error: unknown) => logRejected(log, error));
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** The library's reason, which may name the origin that the browser reported. */
function logRejected(log: AccountContext['log'], error: unknown): null {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  log.warn({ part: 'auth', event: 'passkey_rejected', reason }, 'A passkey was rejected.');
  return null;
}

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const shared = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

const registrationSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional()
      .catch([]),
  }),
});

const authenticationSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});

function parseResponse<Shape extends z.ZodType>(schema: Shape, text: string): z.infer<Shape> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const clientDataSchema = z.object({ challenge: z.string().max(200) });

/** Empty if the text is not what browsers send. */
function challengeIn(clientData: string): string {
  return parseResponse(clientDataSchema, Buffer.from(clientData, 'base64url').toString())?.challenge ?? '';
}
