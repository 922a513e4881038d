// How the doctor asks the running service, through BASE_URL, what it sees of the request. Both sides prove that they
// have the installation's secret key: strangers get the usual 404 page, and another site is recognized (decision P229).
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ObservedRequest } from '../core/observed-request.ts';
import { equalInConstantTime, keyedHash, type Vault } from '../core/secrets.ts';

export const SELF_CHECK_PATH = '/.well-known/plaudit-self-check';
export const SELF_CHECK_HEADER = 'x-plaudit-self-check';
export const PROOF_HEADER = 'x-plaudit-proof';
/** Longer than two clocks usually differ. What a copied request reveals is only how its sender is seen. */
const LIFETIME_MS = 600_000;

const keyOf = (vault: Pick<Vault, 'derive'>) => vault.derive('self-check');
const hash = (vault: Pick<Vault, 'derive'>, text: string) => Buffer.from(keyedHash(keyOf(vault), text));

/** The value of the request's header. */
export function signSelfCheck(vault: Pick<Vault, 'derive'>, at: Date): string {
  const claim = `${at.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${claim}.${hash(vault, `request ${claim}`)}`;
}

export function isSelfCheck(vault: Pick<Vault, 'derive'>, value: string, at: Date): boolean {
  const end = value.lastIndexOf('.');
  const claim = value.slice(0, Math.max(0, end));
  const [time = ''] = claim.split('.');
  if (!/^\d{1,15}$/.test(time) || Math.abs(at.getTime() - Number(time)) > LIFETIME_MS) return false;
  return equalInConstantTime(hash(vault, `request ${claim}`), Buffer.from(value.slice(end + 1)));
}

/** Sent with the response; `request` is the value of the request's header. */
export function proveSelfCheck(vault: Pick<Vault, 'derive'>, request: string, body: string): string {
  return hash(vault, `response ${request} ${body}`).toString();
}

const nullableText = z.string().nullable();
const responseSchema = z.object({
  version: z.string(),
  observed: z.object({
    peer: z.string(),
    isPeerTrusted: z.boolean(),
    client: z.string(),
    host: nullableText,
    forwardedFor: nullableText,
    forwarded: nullableText,
    forwardedProto: nullableText,
  }),
});

export interface SelfCheckBody {
  readonly version: string;
  readonly observed: ObservedRequest;
}

/** Null unless this installation wrote the response to this request. */
export function readSelfCheck(
  vault: Pick<Vault, 'derive'>,
  request: string,
  response: { readonly body: string; readonly proof: string },
): SelfCheckBody | null {
  const expected = Buffer.from(proveSelfCheck(vault, request, response.body));
  if (!equalInConstantTime(expected, Buffer.from(response.proof))) return null;
  return responseSchema.parse(JSON.parse(response.body));
}
