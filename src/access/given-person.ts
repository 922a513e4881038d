// What a new account takes over from a form or a provider: a name without invisible characters, a valid address, and a
// picture only from Discord.
import { APIError } from 'better-auth/api';
import { sanitizeName } from '../core/text.ts';
import { parseEmail } from '../mail/email-address.ts';
import { PERSON_NAME_MAX_CHARACTERS } from './person.ts';

export interface GivenPerson {
  name?: unknown;
  email?: unknown;
  image?: unknown;
}

/** Returns only the fields that were given, because an update may contain only some. */
export function cleaned({ name, email, image }: GivenPerson) {
  if (typeof email === 'string' && parseEmail(email) === null)
    throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'This is not a valid email address.' });
  return {
    ...(typeof name === 'string' && { name: personName(name, email) }),
    ...(typeof image === 'string' && { image: fromDiscord(image) }),
  };
}

function personName(name: string, email: unknown): string {
  const ofAddress = typeof email === 'string' ? (email.split('@')[0] ?? '') : '';
  const cleaned = (given: string) => sanitizeName(given, PERSON_NAME_MAX_CHARACTERS);
  return cleaned(name) || cleaned(ofAddress) || 'Nameless';
}

/** Only Discord's CDN is allowed: any other host of a picture would see who views a page. */
function fromDiscord(image: string): string | null {
  return image.startsWith('https://cdn.discordapp.com/') && image.length <= 500 ? image : null;
}
