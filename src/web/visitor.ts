// Who is trying to sign in, as far as limits go: the network, and the browser if somebody signed in there before.
import { getCookie } from 'hono/cookie';
import { WEAK_PASSWORD_MESSAGES } from '../access/common-passwords.ts';
import { DEVICE_COOKIE } from '../access/known-devices.ts';
import type { PasswordRefusal } from '../access/passwords.ts';
import type { Visitor } from '../access/visitor-sign-in.ts';
import type { WebContext } from './context.ts';

export function visitorOf(context: WebContext): Visitor {
  return { network: context.var.parts.visitorKey(context), devices: getCookie(context, DEVICE_COOKIE) ?? '' };
}

/** Why a new password was not saved, beside its field. */
export function explainPasswordRefusal(reason: PasswordRefusal): string {
  switch (reason) {
    case 'password_common':
    case 'password_personal':
      return WEAK_PASSWORD_MESSAGES[reason];
    case 'password_length':
      return 'A password needs 8 to 128 characters.';
    case 'unknown_link':
    case 'gone':
      return 'This account no longer exists.';
  }
}
