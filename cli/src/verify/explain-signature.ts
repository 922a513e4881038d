// Whether a signature fits a body and a secret; and if not, the mistakes that explain it. Pure.
import { createHmac } from 'node:crypto';
import { type BodyVariant, bodyVariants } from './body-variants.ts';
import type { Mistake } from './mistake.ts';
import { type KeyVariant, keyVariants } from './secret-variants.ts';
import { readSignature, type Scheme } from './signature-notation.ts';

export interface SignatureQuestion {
  /** The value of X-Webhook-Signature or webhook-signature. */
  readonly signature: string;
  readonly body: Buffer;
  readonly secret: string;
  /** The secret before the last rotation. */
  readonly oldSecret?: string;
  /** The headers webhook-id and webhook-timestamp, for webhook-signature. */
  readonly id?: string;
  readonly timestamp?: string;
}

export type SignatureVerdict =
  | { readonly ok: true; readonly scheme: Scheme }
  /** Empty: no usual mistake explains it. */
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export function explainSignature(question: SignatureQuestion): SignatureVerdict {
  const read = readSignature(question.signature);
  if ('code' in read) return { ok: false, mistakes: [read] };
  const found = findMistakes(question, read);
  if (!found) return { ok: false, mistakes: read.scheme === 'standard' ? missingHeaders(question) : [] };
  // A notation that is wrong matters only to who compares text, but then it is the reason.
  const mistakes = [...read.mistakes, ...found];
  return mistakes.length === 0 ? { ok: true, scheme: read.scheme } : { ok: false, mistakes };
}

interface Search {
  readonly digests: readonly Buffer[];
  readonly scheme: Scheme;
}

/** The explanation with the fewest mistakes; null if there is none. */
function findMistakes(question: SignatureQuestion, { digests, scheme }: Search): readonly Mistake[] | null {
  const bodies = bodyVariants(question.body);
  const found = candidates(question, scheme, bodies).filter(({ key, contents }) => {
    const hmac = createHmac('sha256', key);
    for (const part of contents) hmac.update(part);
    const digest = hmac.digest();
    return digests.some((given) => given.equals(digest));
  });
  const [best] = found.map(({ mistakes }) => mistakes).sort((a, b) => a.length - b.length);
  return best ?? null;
}

interface Candidate {
  readonly key: Buffer;
  readonly contents: readonly (string | Buffer)[];
  readonly mistakes: readonly Mistake[];
}

function candidates(question: SignatureQuestion, scheme: Scheme, bodies: readonly BodyVariant[]): readonly Candidate[] {
  const other: Scheme = scheme === 'own' ? 'standard' : 'own';
  const secrets = [
    { secret: question.secret, old: [] },
    ...(question.oldSecret ? [{ secret: question.oldSecret, old: [OLD_SECRET] }] : []),
  ];
  return secrets.flatMap(({ secret, old }) => {
    const combine = (used: Scheme, keys: readonly KeyVariant[], extra: readonly Mistake[]) =>
      contentsOf(question, used).flatMap(({ prefix, mistake }) =>
        keys.flatMap(({ key, mistake: ofKey }) =>
          bodies.map(({ body, mistake: ofBody }) => ({
            key,
            contents: [prefix, body],
            mistakes: [...extra, ...[mistake, ofKey, ofBody].filter((one) => one !== null)],
          })),
        ),
      );
    const swapped = keyVariants(secret, other).slice(0, 1);
    return [...combine(scheme, keyVariants(secret, scheme), old), ...combine(other, swapped, [...old, OTHER_HEADER])];
  });
}

/** What is signed before the body. */
function contentsOf({ id, timestamp }: SignatureQuestion, scheme: Scheme) {
  const bodyOnly = { prefix: '', mistake: scheme === 'own' ? null : BODY_ONLY };
  if (scheme === 'own') return [bodyOnly];
  const given = [
    ...(id && timestamp ? [{ prefix: `${id}.${timestamp}.`, mistake: null }] : []),
    ...(timestamp ? [{ prefix: `${timestamp}.`, mistake: ID_LEFT_OUT }] : []),
    ...(id ? [{ prefix: `${id}.`, mistake: TIMESTAMP_LEFT_OUT }] : []),
  ];
  return [...given, bodyOnly];
}

function missingHeaders({ id, timestamp }: SignatureQuestion): readonly Mistake[] {
  return id && timestamp ? [] : [HEADERS_NEEDED];
}

const OLD_SECRET: Mistake = {
  code: 'old_secret',
  what: 'The signature was made with the old secret.',
  todo: 'The secret was rotated. Use the new one; for 24 hours, webhook-signature has a signature of each.',
};

const OTHER_HEADER: Mistake = {
  code: 'other_header',
  what: 'This is the HMAC of the other signature header.',
  todo: 'X-Webhook-Signature is sha256= and the HMAC of the body, with the whole secret as the key. webhook-signature is v1, and the HMAC of id.timestamp.body, with the decoded secret.',
};

const BODY_ONLY: Mistake = {
  code: 'body_only',
  what: 'The HMAC was computed over the body alone.',
  todo: 'webhook-signature (Standard Webhooks) signs webhook-id, a dot, webhook-timestamp, a dot and the body.',
};

const ID_LEFT_OUT: Mistake = { ...BODY_ONLY, code: 'id_left_out', what: 'webhook-id is missing from what was signed.' };

const TIMESTAMP_LEFT_OUT: Mistake = {
  ...BODY_ONLY,
  code: 'timestamp_left_out',
  what: 'webhook-timestamp is missing from what was signed.',
};

const HEADERS_NEEDED: Mistake = {
  code: 'headers_needed',
  what: 'This is the value of webhook-signature, which also signs the headers webhook-id and webhook-timestamp.',
  todo: 'Add --id and --timestamp with their values, or use the value of X-Webhook-Signature instead.',
};
