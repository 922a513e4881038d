// The error with which better-auth refuses a sign-in or a sign-up for a reason of ours.
import { APIError } from 'better-auth/api';
import type { Message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';

/** Where the error has the message, beside its English sentence. */
export const REFUSAL = 'refusal';

export function signInRefusal(
  status: 'FORBIDDEN' | 'TOO_MANY_REQUESTS' | 'UNPROCESSABLE_ENTITY',
  code: string,
  why: Message,
): APIError {
  return new APIError(status, { code, message: ENGLISH.text(why), [REFUSAL]: why });
}
