// Parses what owners paste as a vote listener's public key (v1) or token (v2), in every common format. Anything else is
// refused with a sentence that says what was pasted. Pure.

import { createPublicKey, type KeyObject } from 'node:crypto';
import { countCharacters } from '../core/text.ts';
import { type Message, type MessageKey, message } from '../messages/message.ts';

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
  | { readonly ok: false; readonly code: KeyFault; readonly sentence: Message };

/** Listeners read blocks of 256 bytes: with a key of another size they would wait forever or refuse the vote. */
const MODULUS_BITS = 2_048;
const MAX_PASTED_CHARACTERS = 20_000;
const MAX_TOKEN_CHARACTERS = 256;

const KEYS = {
  key_missing: 'listenerKeys.keyMissing',
  key_private: 'listenerKeys.keyPrivate',
  key_ssh: 'listenerKeys.keySsh',
  key_is_token: 'listenerKeys.keyIsToken',
  key_not_a_key: 'listenerKeys.keyNotAKey',
  key_cut_off: 'listenerKeys.keyCutOff',
  key_damaged: 'listenerKeys.keyDamaged',
  key_not_rsa: 'listenerKeys.keyNotRsa',
} as const satisfies Readonly<Record<Exclude<KeyFault, 'key_size'>, MessageKey>>;

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
    const sentence = message('listenerKeys.keySize', { bits: String(bits), wanted: String(MODULUS_BITS) });
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

function refused(code: keyof typeof KEYS): ReadKey {
  return { ok: false, code, sentence: message(KEYS[code]) };
}

type TokenFault = 'token_missing' | 'token_is_key' | 'token_too_long' | 'token_characters';

export type ReadToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: TokenFault; readonly sentence: Message };

/** Owners may choose any token: leading and trailing space is trimmed, and the rest is stored byte for byte. */
export function readListenerToken(pasted: string): ReadToken {
  const token = pasted.trim();
  if (token === '') return refusedToken('token_missing', message('listenerKeys.tokenMissing'));
  if (/--BEGIN |^MI[A-Za-z0-9+/\s]{60,}/.test(token))
    return refusedToken('token_is_key', message('listenerKeys.tokenIsKey'));
  if (/\p{Cc}/u.test(token) || !token.isWellFormed())
    return refusedToken('token_characters', message('listenerKeys.tokenCharacters'));
  if (countCharacters(token) > MAX_TOKEN_CHARACTERS)
    return refusedToken('token_too_long', message('listenerKeys.tokenTooLong', { max: MAX_TOKEN_CHARACTERS }));
  return { ok: true, token };
}

function refusedToken(code: TokenFault, sentence: Message): ReadToken {
  return { ok: false, code, sentence };
}
