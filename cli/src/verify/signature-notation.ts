// What a signature looks like, whatever its notation: the digest it names, and what is wrong with its form. Pure.
import type { Mistake } from './mistake.ts';

export type Scheme = 'own' | 'standard';

export interface ReadSignature {
  /** By its form: `sha256=…` is the value of X-Webhook-Signature, `v1,…` that of webhook-signature. */
  readonly scheme: Scheme;
  /** More than one during a rotation of a Standard Webhooks secret. */
  readonly digests: readonly Buffer[];
  readonly mistakes: readonly Mistake[];
}

const DIGEST_BYTES = 32;

export function readSignature(text: string): ReadSignature | Mistake {
  const { value, mistakes } = unwrap(text);
  if (value === '') return EMPTY;
  if (/(^|\s)v1[,=]/.test(value)) return readStandard(value, mistakes);
  const [, prefix = '', rest = ''] = /^([A-Za-z0-9]+=(?!=*$))?(.*)$/s.exec(value) ?? [];
  const form = prefix === 'sha256=' ? [] : [prefix === '' ? PREFIX_CUT : wrongPrefix(prefix)];
  if (/^[0-9a-f]{64}$/i.test(rest)) {
    const letters = rest === rest.toLowerCase() ? [] : [UPPER_CASE];
    return { scheme: 'own', digests: [Buffer.from(rest, 'hex')], mistakes: [...mistakes, ...form, ...letters] };
  }
  const bytes = Buffer.from(rest, 'base64');
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(rest) && bytes.length === DIGEST_BYTES)
    return { scheme: 'own', digests: [bytes], mistakes: [...mistakes, BASE64] };
  return /^[0-9a-f]+$/i.test(rest) ? wrongLength(rest.length) : MALFORMED;
}

/** Removes what was copied with the value. */
function unwrap(text: string): { readonly value: string; readonly mistakes: readonly Mistake[] } {
  const trimmed = text.trim();
  const named = /^(x-webhook-signature|webhook-signature)\s*:\s*/i.exec(trimmed);
  const value = (named ? trimmed.slice(named[0].length) : trimmed).replace(/^(["'])(.*)\1$/s, '$2');
  const mistakes = [
    ...(named ? [HEADER_NAME] : []),
    ...(/^["']/.test(named ? trimmed.slice(named[0].length) : trimmed) ? [QUOTES] : []),
    ...(text !== trimmed ? [SIGNATURE_SPACE] : []),
  ];
  return { value, mistakes };
}

function readStandard(value: string, mistakes: readonly Mistake[]): ReadSignature | Mistake {
  const parts = value.split(/\s+/).map((part) => /^v1[,=](.*)$/.exec(part)?.[1] ?? '');
  const digests = parts.map((part) => Buffer.from(part, 'base64')).filter(({ length }) => length === DIGEST_BYTES);
  return digests.length === 0 ? MALFORMED : { scheme: 'standard', digests, mistakes };
}

const EMPTY: Mistake = {
  code: 'signature_empty',
  what: 'The signature is empty.',
  todo: 'Read the header X-Webhook-Signature. If the request has none, the webhook has no secret, or a proxy removes the header.',
};

const MALFORMED: Mistake = {
  code: 'signature_malformed',
  what: 'This is not a signature: it is neither sha256= and 64 hexadecimal digits nor v1, and base64.',
  todo: 'Use the value of the header X-Webhook-Signature as it arrived.',
};

const PREFIX_CUT: Mistake = {
  code: 'prefix_cut',
  what: 'The prefix sha256= is missing.',
  todo: 'Compare with the whole value of the header, including sha256=, or cut the prefix from both.',
};

const UPPER_CASE: Mistake = {
  code: 'upper_case',
  what: 'The digits are in upper case; Plaudit sends lower case.',
  todo: 'Write the HMAC in lower-case hexadecimal.',
};

const BASE64: Mistake = {
  code: 'base64',
  what: 'The HMAC is in base64; X-Webhook-Signature has it in hexadecimal.',
  todo: 'Write the HMAC in hexadecimal: digest("hex") in Node, hexdigest() in Python.',
};

const HEADER_NAME: Mistake = {
  code: 'header_name',
  what: 'The name of the header was copied along with its value.',
  todo: 'Use only the value, after the colon.',
};

const QUOTES: Mistake = {
  code: 'quotes',
  what: 'The signature is in quotation marks.',
  todo: 'Compare without them.',
};

const SIGNATURE_SPACE: Mistake = {
  code: 'signature_space',
  what: 'There are spaces or line breaks around the signature.',
  todo: 'Trim it before you compare.',
};

function wrongPrefix(prefix: string): Mistake {
  return {
    code: 'wrong_prefix',
    what: `The prefix is ${prefix} instead of sha256=.`,
    todo: 'Compare with the header as it arrived, or cut the prefix from both.',
  };
}

function wrongLength(digits: number): Mistake {
  return {
    code: 'wrong_length',
    what: `The signature has ${digits} hexadecimal digits; an HMAC-SHA256 has 64.`,
    todo:
      digits < 64
        ? 'It was cut off, or it comes from another algorithm (40 digits: SHA-1, 32: MD5). Use HMAC-SHA256 and copy all of it.'
        : 'It was copied with something else, or it comes from another algorithm (128 digits: SHA-512). Use HMAC-SHA256.',
  };
}
