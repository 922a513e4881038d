// Parses what owners paste as a vote listener's public key (v1) or token (v2), in every common format. Anything else is
// refused with a sentence that says what was pasted. Pure.
import { createPublicKey, type KeyObject } from 'node:crypto';
import { countCharacters } from '../core/text.ts';

type KeyFault =
  | 'key_missing'
  | 'key_private'
  | 'key_ssh'
  | 'key_is_token'
  | 'key_not_a_key'
  | 'key_cut_off'
  | 'key_damaged'
  | 'key_not_rsa'
  | 'key_size';

export type ReadKey =
  /** SPKI DER as base64, on one line. */
  | { readonly ok: true; readonly publicKey: string }
  | { readonly ok: false; readonly code: KeyFault; readonly sentence: string };

/** Listeners read blocks of 256 bytes: with a key of another size they would wait forever or refuse the vote. */
const MODULUS_BITS = 2_048;
const MAX_PASTED_CHARACTERS = 20_000;
const MAX_TOKEN_CHARACTERS = 256;

const SENTENCES: Readonly<Record<Exclude<KeyFault, 'key_size'>, string>> = {
  key_missing: 'Paste the text of the file public.key from the plugin’s rsa folder.',
  key_private:
    'This is the private key, which must never leave your server. Delete private.key and public.key in the plugin’s rsa folder, restart the server to generate new ones, and paste the new public.key.',
  key_ssh:
    'This is an SSH key. Paste the text of the file public.key from the vote plugin’s rsa folder. It begins with MIIB.',
  key_is_token: 'This looks like a token, not a public key. Choose protocol v2 and enter it as the token.',
  key_not_a_key:
    'This is not a public key. Paste the text of the file public.key from the plugin’s rsa folder. It begins with MIIB.',
  key_cut_off:
    'The end of the key is missing. Copy the whole text of the file public.key: 392 characters for most plugins.',
  key_damaged:
    'Some characters of the key are wrong. Copy the whole text of the file public.key again, and nothing else.',
  key_not_rsa: 'This key is not an RSA key. Paste the text of the file public.key from the vote plugin’s rsa folder.',
};

export function readListenerKey(pasted: string): ReadKey {
  const text = pasted.replaceAll(/(?:\\r)?\\n/g, '\n').trim();
  if (text === '') return refused('key_missing');
  if (/PRIVATE[ +]KEY/i.test(text)) return refused('key_private');
  if (/\b(ssh-(rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}) |SSH2 PUBLIC KEY/.test(text)) return refused('key_ssh');
  if (text.length > MAX_PASTED_CHARACTERS || /BEGIN[ +]CERTIFICATE/.test(text)) return refused('key_not_a_key');
  const lines = linesOf(text);
  if (/^[0-9a-v]{20,32}$/.test(lines.join(''))) return refused('key_is_token');
  // A form may have turned each plus sign, or each line break, into a space; at most one of the two readings is a valid
  // key.
  const [asPlus, asNothing] = ['+', ''].map((instead) => readBase64(lines.join('').replaceAll(' ', instead)));
  return asPlus?.ok || !asNothing?.ok ? (asPlus ?? refused('key_not_a_key')) : asNothing;
}

/**
 * Removes armor, quotes and invisible characters. A match starts only at the first hyphen of a run, because a paste may
 * contain very many hyphens.
 */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/(?<!-)-{2,}[ +]*(BEGIN|END)[A-Z0-9 +]*-{2,}/g, '\n')
    .split(/[\r\n\t]+/)
    .map((line) => line.replaceAll(/["'`“”‘’„«»\p{Cc}\p{Cf}]/gu, '').trim());
}

function readBase64(text: string): ReadKey {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return refused('key_not_a_key');
  const der = Buffer.from(text, 'base64');
  const outer = readHeader(der, 0);
  if (outer?.tag !== SEQUENCE) return refused('key_not_a_key');
  const first = readHeader(der, outer.start);
  // Private keys begin with a version, which is a small number; public keys begin with an algorithm, or with the
  // modulus itself.
  if (first?.tag === INTEGER && first.length === 1) return refused('key_private');
  const wholeLength = outer.start + outer.length;
  if (wholeLength > der.length) return refused('key_cut_off');
  const key = wholeLength === der.length ? parseKey(der, first?.tag === INTEGER ? 'pkcs1' : 'spki') : null;
  return key ? checkKey(key) : refused('key_damaged');
}

function checkKey(key: KeyObject): ReadKey {
  if (key.asymmetricKeyType !== 'rsa') return refused('key_not_rsa');
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== MODULUS_BITS) {
    const sentence = `This key has ${bits} bits, but vote listeners use ${MODULUS_BITS}. Delete private.key and public.key in the plugin’s rsa folder, restart the server to generate new ones, and paste the new public.key.`;
    return { ok: false, code: 'key_size', sentence };
  }
  return { ok: true, publicKey: key.export({ format: 'der', type: 'spki' }).toString('base64') };
}

/**
 * Node derives the public key from a private one, so check that the result ends with the input: an SPKI key equals it,
 * and a PKCS#1 key is the end of its SPKI.
 */
function parseKey(der: Buffer, type: 'spki' | 'pkcs1'): KeyObject | null {
  try {
    const key = createPublicKey({ key: der, format: 'der', type });
    const spki = key.export({ format: 'der', type: 'spki' });
    return spki.subarray(-der.length).equals(der) && (type === 'pkcs1' || spki.length === der.length) ? key : null;
  } catch {
    return null;
  }
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;

interface Header {
  readonly tag: number;
  /** The offset at which the content starts. */
  readonly start: number;
  readonly length: number;
}

/** The DER header at this offset; null if there is none, or if its content is longer than 64 KiB. */
function readHeader(der: Buffer, at: number): Header | null {
  const [tag, size] = [der[at], der[at + 1]];
  if (tag === undefined || size === undefined) return null;
  if (size < 0x80) return { tag, start: at + 2, length: size };
  const count = size & 0x7f;
  if (count < 1 || count > 2 || at + 2 + count > der.length) return null;
  return { tag, start: at + 2 + count, length: der.readUIntBE(at + 2, count) };
}

function refused(code: keyof typeof SENTENCES): ReadKey {
  return { ok: false, code, sentence: SENTENCES[code] };
}

type TokenFault = 'token_missing' | 'token_is_key' | 'token_too_long' | 'token_characters';

export type ReadToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: TokenFault; readonly sentence: string };

/** Owners may choose any token: leading and trailing space is trimmed, and the rest is stored byte for byte. */
export function readListenerToken(pasted: string): ReadToken {
  const token = pasted.trim();
  if (token === '')
    return refusedToken(
      'token_missing',
      'Paste the token, which is the default entry under tokens in the plugin’s config.yml.',
    );
  if (/--BEGIN |^MI[A-Za-z0-9+/\s]{60,}/.test(token))
    return refusedToken(
      'token_is_key',
      'This is a key, not a token. Paste the default entry under tokens in the plugin’s config.yml, or choose protocol v1, which uses public.key.',
    );
  if (/\p{Cc}/u.test(token) || !token.isWellFormed())
    return refusedToken(
      'token_characters',
      'The token contains a line break or an invisible character. Copy it again.',
    );
  if (countCharacters(token) > MAX_TOKEN_CHARACTERS)
    return refusedToken(
      'token_too_long',
      `A token has at most ${MAX_TOKEN_CHARACTERS} characters. Copy the default entry under tokens in the plugin’s config.yml, and nothing else.`,
    );
  return { ok: true, token };
}

function refusedToken(code: TokenFault, sentence: string): ReadToken {
  return { ok: false, code, sentence };
}
