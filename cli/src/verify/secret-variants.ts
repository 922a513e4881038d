// Keys that come from a secret by a usual mistake, made by the receiver or when the secret was copied. Pure.
import type { Mistake } from './mistake.ts';
import type { Scheme } from './signature-notation.ts';

export interface KeyVariant {
  readonly key: Buffer;
  /** What was done to the secret; null: nothing, this is the right key. */
  readonly mistake: Mistake | null;
}

const PREFIX = 'whsec_';

/** The right key first. For X-Webhook-Signature it is the whole secret, for Standard Webhooks its decoded base64. */
export function keyVariants(secret: string, scheme: Scheme): readonly KeyVariant[] {
  const whole = utf8(secret);
  const decoded = decode(secret);
  const right: KeyVariant = { key: scheme === 'own' ? whole : decoded, mistake: null };
  const swapped: KeyVariant =
    scheme === 'own' ? { key: decoded, mistake: DECODED } : { key: whole, mistake: NOT_DECODED };
  return [right, swapped, ...spelled(secret, scheme)];
}

/** Other spellings of the secret, each as the key of this scheme. */
function spelled(secret: string, scheme: Scheme): readonly KeyVariant[] {
  const toKey = scheme === 'own' ? utf8 : decode;
  const clean = secret
    .replace(/\s+/g, '')
    .replace(/^\uFEFF/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  const bare = clean.startsWith(PREFIX) ? clean.slice(PREFIX.length) : clean;
  const spellings: readonly (readonly [text: string, mistake: Mistake])[] = [
    [clean, /^["']/.test(secret.trim()) ? SECRET_QUOTES : SECRET_SPACE],
    [`${clean}\n`, SECRET_NEWLINE],
    [`${clean}\r\n`, SECRET_NEWLINE],
    [PREFIX + bare, PREFIX_MISSING],
    [bare, PREFIX_REMOVED],
    [`${PREFIX}${bare.replace(/=+$/, '')}`, PADDING],
    [`${PREFIX}${bare.replace(/=+$/, '')}=`, PADDING_LOST],
  ];
  const hex: KeyVariant = { key: utf8(decode(clean).toString('hex')), mistake: SECRET_HEX };
  return [...spellings.map(([text, mistake]) => ({ key: toKey(text), mistake })), ...(scheme === 'own' ? [hex] : [])];
}

function utf8(text: string): Buffer {
  return Buffer.from(text, 'utf8');
}

function decode(secret: string): Buffer {
  return Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
}

const DECODED: Mistake = {
  code: 'decoded_secret',
  what: 'The secret was decoded from base64 before it was used as the key.',
  todo: 'The key of X-Webhook-Signature is the secret as it is displayed, as UTF-8 text, including whsec_. Only webhook-signature (Standard Webhooks) decodes it.',
};

const NOT_DECODED: Mistake = {
  code: 'secret_not_decoded',
  what: 'The secret was used as text.',
  todo: 'The key of webhook-signature (Standard Webhooks) is what the part after whsec_ decodes to from base64.',
};

const SECRET_QUOTES: Mistake = {
  code: 'secret_quotes',
  what: 'The secret is in quotation marks, which became part of it.',
  todo: 'Remove them. Some tools do not remove the quotation marks of .env files.',
};

const SECRET_SPACE: Mistake = {
  code: 'secret_space',
  what: 'There are spaces or line breaks in the secret that was given here.',
  todo: 'Copy the secret again, or trim it when you read it. A file often ends with a line break.',
};

const SECRET_NEWLINE: Mistake = {
  code: 'secret_newline',
  what: 'The signature was made with a secret that ends with a line break.',
  todo: 'Trim the secret when you read it from a file or variable.',
};

const PREFIX_MISSING: Mistake = {
  code: 'whsec_missing',
  what: 'The secret that was given here lacks whsec_ at its beginning.',
  todo: 'Use the whole secret as it is displayed, including whsec_.',
};

const PREFIX_REMOVED: Mistake = {
  code: 'whsec_removed',
  what: 'The signature was made with the secret without whsec_.',
  todo: 'The key of X-Webhook-Signature is the whole secret as it is displayed, including whsec_.',
};

const PADDING: Mistake = {
  code: 'secret_padding',
  what: 'The signature was made with a secret that lacks the = at its end.',
  todo: 'Copy the whole secret: a double click often leaves out the =.',
};

const PADDING_LOST: Mistake = {
  code: 'secret_padding_lost',
  what: 'The secret that was given here lacks the = at its end.',
  todo: 'Copy the whole secret: a double click often leaves out the =.',
};

const SECRET_HEX: Mistake = {
  code: 'secret_hex',
  what: 'The secret was decoded from base64 and written in hexadecimal before it was used as the key.',
  todo: 'The key of X-Webhook-Signature is the secret as it is displayed, as UTF-8 text, including whsec_.',
};
