// verify(): whether a request is a genuine vote, and if not, why. Never a bare boolean, which a promise would pass for.
import type { AnnulmentPayload, VotePayload } from '../contract/payload.ts';
import { type Bytes, encodeText } from '../contract/signature.ts';
import { checkSignatures } from './check-signatures.ts';
import { type Framework, RAW_BODY_FIXES } from './framework-fixes.ts';
import { isTestEvent, readAnnulment, readEvent } from './read-event.ts';
import type { HeaderSource } from './read-headers.ts';
import { type RefusedRequest, refuse } from './refusals.ts';

export interface GenuineEvent {
  readonly ok: true;
  readonly event: VotePayload;
  /** True for test events: give no reward. */
  readonly isTest: boolean;
}

export interface VerifyOptions {
  /** The current time; by default the system's. */
  readonly now?: Date | undefined;
  /** How far the signed time may be from the current one: 300 by default. Infinity turns the check off. */
  readonly toleranceSeconds?: number | undefined;
}

/** Several during a rotation: the new one and the old one. Values that are not set are ignored. */
export type Secrets = string | undefined | readonly (string | undefined)[];

const TOLERANCE_SECONDS = 300;

/** `body`: the raw bytes or text. A body that was parsed is written again with JSON.stringify, and the HMAC decides. */
export async function verify(
  body: string | ArrayBuffer | ArrayBufferView | object | null | undefined,
  headers: HeaderSource,
  secret: Secrets,
  options: VerifyOptions = {},
): Promise<GenuineEvent | RefusedRequest> {
  const raw = rawBytes(body);
  if (!raw) return refuse('body_missing', RAW_BODY_FIXES.verify);
  return verifyBytes({ ...raw, framework: 'verify', headers, secrets: usableSecrets(secret), ...options });
}

/** A refusal as an exception, for code that prefers one. */
export class VerificationError extends Error {
  readonly refusal: RefusedRequest;

  constructor(refusal: RefusedRequest) {
    super(refusal.message);
    this.name = 'VerificationError';
    this.refusal = refusal;
  }
}

/** Like verify(), but throws a VerificationError. */
export async function verifyOrThrow(...parameters: Parameters<typeof verify>): Promise<GenuineEvent> {
  const verified = await verify(...parameters);
  if (!verified.ok) throw new VerificationError(verified);
  return verified;
}

export interface RawBody {
  readonly bytes: Bytes;
  /** The bytes come from JSON.stringify, because the body had been parsed. */
  readonly reserialized: boolean;
}

export interface VerifiableRequest extends RawBody, VerifyOptions {
  readonly headers: HeaderSource;
  readonly secrets: readonly string[];
  readonly framework: Framework;
}

export async function verifyBytes(request: VerifiableRequest): Promise<GenuineEvent | RefusedRequest> {
  const refusal = await authenticate(request);
  if (refusal) return refusal;
  const read = readEvent(request.bytes);
  return read.ok ? { ...read, isTest: isTestEvent(read.event) } : read;
}

/** An annulled or restored vote. `verify` refuses it, because code that knows only votes would reward it again. */
export interface GenuineAnnulment {
  readonly ok: true;
  readonly annulment: AnnulmentPayload;
}

/** The same, also for events of annulled votes. */
export async function verifyAnyEvent(
  request: VerifiableRequest,
): Promise<GenuineEvent | GenuineAnnulment | RefusedRequest> {
  const verified = await verifyBytes(request);
  if (verified.ok || verified.reason !== 'unsupported_event') return verified;
  const annulment = readAnnulment(request.bytes);
  return annulment ? { ok: true, annulment } : verified;
}

/** Null if the request is signed with one of the secrets, and not too long ago. */
async function authenticate(request: VerifiableRequest): Promise<RefusedRequest | null> {
  const { bytes, reserialized, framework, headers, secrets } = request;
  if (secrets.length === 0) return refuse('secret_missing');
  const check = await checkSignatures(bytes, headers, secrets);
  if (!check.ok && reserialized && check.reason === 'signature_mismatch')
    return refuse('body_already_parsed', RAW_BODY_FIXES[framework]);
  if (!check.ok) return check;
  const stale = check.signedAt === null ? null : explainStaleness(check.signedAt, request);
  return stale ? refuse('timestamp_stale', stale) : null;
}

/** Spaces and line ends around a secret come from files and copying, and never belong to it. */
export function usableSecrets(secret: Secrets): readonly string[] {
  return [secret].flat().flatMap((text) => (typeof text === 'string' && text.trim() ? [text.trim()] : []));
}

/** Bytes from a body in any form; null if there is none. */
export function rawBytes(body: unknown): RawBody | null {
  if (typeof body === 'string') return { bytes: encodeText(body), reserialized: false };
  if (body instanceof ArrayBuffer) return { bytes: new Uint8Array(body), reserialized: false };
  if (ArrayBuffer.isView(body)) {
    const { buffer, byteOffset, byteLength } = body;
    return { bytes: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength), reserialized: false };
  }
  if (typeof body !== 'object' || body === null) return null;
  return { bytes: encodeText(JSON.stringify(body)), reserialized: true };
}

/** Both clocks, if they are too far apart. Never based on the body's times: a redelivery is up to 90 days old. */
function explainStaleness(signedAt: number, { now = new Date(), toleranceSeconds }: VerifyOptions): string | null {
  const seconds = Math.floor(now.getTime() / 1000) - signedAt;
  if (Math.abs(seconds) <= (toleranceSeconds ?? TOLERANCE_SECONDS)) return null;
  const sent = new Date(signedAt * 1000).toISOString();
  return `It was sent at ${sent}; the clock of this server says ${now.toISOString()}.`;
}
