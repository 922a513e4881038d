// Which signature of a request matches, and if none does, which mistake explains it.
import {
  type Bytes,
  decodeBase64,
  decodeSecret,
  encodeText,
  isAuthentic,
  SECRET_PREFIX,
  standardBytes,
} from '../contract/signature.ts';
import { type HeaderSource, readHeader } from './read-headers.ts';
import { type RefusedRequest, refuse } from './refusals.ts';

export type SignatureCheck =
  /** `signedAt` (in seconds) is null if only X-Webhook-Signature matches: it signs no time. */
  { readonly ok: true; readonly signedAt: number | null } | RefusedRequest;

interface Signatures {
  /** The bytes of X-Webhook-Signature: null if the header is missing, empty if it is malformed. */
  readonly own: Bytes | null;
  readonly ownText: string | null;
  /** Each `v1` signature; null if the header is missing. */
  readonly standard: readonly Bytes[] | null;
  /** webhook-id and webhook-timestamp; null if one is missing or malformed. */
  readonly message: { readonly id: string; readonly timestamp: string } | null;
}

/** One matching signature is enough. The secrets are all valid ones, as during a rotation. */
export async function checkSignatures(
  body: Bytes,
  headers: HeaderSource,
  secrets: readonly string[],
): Promise<SignatureCheck> {
  const signatures = readSignatures(headers);
  if (signatures.own === null && signatures.standard === null) return refuse('missing_signature');
  const matching = await findMatch(body, signatures, secrets);
  if (matching === 'standard') return { ok: true, signedAt: Number(signatures.message?.timestamp) };
  if (matching === 'own') return { ok: true, signedAt: null };
  return explainMismatch(body, signatures, secrets);
}

function readSignatures(headers: HeaderSource): Signatures {
  const ownText = readHeader(headers, 'x-webhook-signature');
  const standard = readHeader(headers, 'webhook-signature');
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  return {
    ownText,
    own: ownText === null ? null : decodeHex(/^sha256=([0-9a-f]{64})$/i.exec(ownText)?.[1] ?? ''),
    standard: standard === null ? null : standard.split(' ', MAX_SIGNATURES).flatMap(decodeStandard),
    message: id !== null && timestamp !== null && /^[0-9]{1,12}$/.test(timestamp) ? { id, timestamp } : null,
  };
}

/** Each costs an HMAC of the whole body, and anybody can send many. The service sends one or two. */
const MAX_SIGNATURES = 10;

function decodeHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function decodeStandard(text: string): readonly Bytes[] {
  const base64 = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(text)?.[1];
  return base64 === undefined ? [] : [decodeBase64(base64)];
}

/** Standard Webhooks first, because its signature covers a time. */
async function findMatch(
  body: Bytes,
  { own, standard, message }: Signatures,
  secrets: readonly string[],
): Promise<'standard' | 'own' | null> {
  const signed = message && standard?.length ? standardBytes({ ...message, body }) : null;
  for (const secret of signed ? secrets : [])
    for (const mac of standard ?? [])
      if (signed && (await isAuthentic(signed, mac, standardKey(secret)))) return 'standard';
  for (const secret of own?.length ? secrets : [])
    if (own && (await isAuthentic(body, own, encodeText(secret)))) return 'own';
  return null;
}

/** Empty, which authenticates nothing, if the secret is not base64. */
function standardKey(secret: string): Bytes {
  try {
    return decodeSecret(secret);
  } catch {
    return new Uint8Array();
  }
}

async function explainMismatch(
  body: Bytes,
  signatures: Signatures,
  secrets: readonly string[],
): Promise<RefusedRequest> {
  const { own, ownText, standard, message } = signatures;
  if (own?.length || (standard?.length && message)) {
    const prefixed = secrets.filter((secret) => !secret.startsWith(SECRET_PREFIX)).map((cut) => SECRET_PREFIX + cut);
    if (await findMatch(body, { ...signatures, standard: null }, prefixed)) return refuse('secret_prefix_cut');
    const compact = compactJson(body);
    if (compact && (await findMatch(compact, signatures, secrets))) return refuse('body_reserialized');
    return refuse('signature_mismatch');
  }
  if (ownText !== null) return refuse(/^[0-9a-f]{64}$/i.test(ownText) ? 'signature_prefix_cut' : 'malformed_signature');
  return refuse(message ? 'malformed_signature' : 'incomplete_headers');
}

/** The JSON as the service writes it; null if it is no JSON. */
function compactJson(body: Bytes): Bytes | null {
  try {
    return encodeText(JSON.stringify(JSON.parse(new TextDecoder().decode(body))));
  } catch {
    return null;
  }
}
