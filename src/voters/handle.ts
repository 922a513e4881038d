// The rules for handles, the names in the addresses of profiles.

import { shapeOfName } from '../listings/skeleton.ts';
import { type Message, message } from '../messages/message.ts';

export const HANDLE_MIN_CHARACTERS = 3;
export const HANDLE_MAX_CHARACTERS = 30;
/** How long a handle that was given up is kept for the person who had it. */
export const HANDLE_REST_DAYS = 30;

const PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Whoever has one of these in a handle could pass for someone who runs the site. */
const OFFICIAL = [
  'admin',
  'administrator',
  'mod',
  'moderator',
  'official',
  'owner',
  'staff',
  'support',
  'system',
  'team',
];
const RESERVED = [
  ...[
    'about',
    'account',
    'anonymous',
    'api',
    'deleted',
    'everyone',
    'help',
    'home',
    'me',
    'new',
    'nobody',
    'none',
    'null',
  ],
  ...[
    'people',
    'plaudit',
    'profile',
    'reports',
    'root',
    'security',
    'settings',
    'sign-in',
    'sign-up',
    'undefined',
    'you',
  ],
];

export type HandleCheck =
  | { readonly ok: true; readonly handle: string; readonly key: string }
  | { readonly ok: false; readonly sentence: Message };

/**
 * `key` is the same for handles that can be confused, such as `sample-1` and `samplel`. `current`: the person's handle,
 * which stays theirs if it is reserved later, for instance by another name of the site.
 */
export async function checkHandle(
  typed: string,
  siteNames: readonly string[],
  current: string | null = null,
): Promise<HandleCheck> {
  const handle = typed.trim().replace(/^@/, '').toLowerCase();
  if (!hasLength(handle))
    return {
      ok: false,
      sentence: message('validation.handleLength', { min: HANDLE_MIN_CHARACTERS, max: HANDLE_MAX_CHARACTERS }),
    };
  if (!PATTERN.test(handle)) return { ok: false, sentence: message('validation.handleCharacters') };
  const key = await keyOf(handle);
  if (handle !== current && (await isReserved(handle, key, siteNames)))
    return { ok: false, sentence: message('validation.handleReserved') };
  return { ok: true, handle, key };
}

/** Whether a handle could be written like this. */
export function isHandle(text: string): boolean {
  return hasLength(text) && PATTERN.test(text);
}

function hasLength({ length }: string): boolean {
  return length >= HANDLE_MIN_CHARACTERS && length <= HANDLE_MAX_CHARACTERS;
}

async function isReserved(handle: string, key: string, siteNames: readonly string[]): Promise<boolean> {
  const parts = await Promise.all(handle.split('-').map(keyOf));
  const official = await Promise.all(OFFICIAL.map(keyOf));
  if (parts.some((part) => official.includes(part)) || official.includes(key)) return true;
  const reserved = await Promise.all([...RESERVED, ...siteNames].map(keyOf));
  return reserved.includes(key);
}

async function keyOf(text: string): Promise<string> {
  return (await shapeOfName(text)).skeleton;
}
