// Emails that notify a person of changes to their second factors, in case someone else made them.
import { toOneLine } from '../core/text.ts';
import type { QueuedEmail } from './outbox.ts';
import { type EmailSender, writeEmail } from './templates.ts';

export type FactorChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'all_removed'
  | 'codes_renewed'
  | 'code_used'
  | 'reset'
  | 'guessed';

interface FactorNotice {
  readonly change: FactorChange;
  /** The passkey's name. */
  readonly name?: string | undefined;
  /** Whether the change turned two-step verification on or off. */
  readonly total?: 'on' | 'off' | null;
}

const SUBJECTS: Readonly<Record<FactorChange, string>> = {
  app_added: 'An authenticator app was added',
  app_removed: 'The authenticator app was removed',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  all_removed: 'Two-step verification was turned off',
  codes_renewed: 'New recovery codes were created',
  code_used: 'A recovery code was used',
  reset: 'Two-step verification was turned off',
  guessed: 'Wrong codes were entered for your account',
};

const SENTENCES: Readonly<Record<FactorChange, string>> = {
  app_added: 'An authenticator app was just added to your account',
  app_removed: 'The authenticator app was just removed from your account',
  passkey_added: 'A passkey was just added to your account',
  passkey_removed: 'A passkey was just removed from your account',
  all_removed: 'Two-step verification was just turned off for your account',
  codes_renewed: 'New recovery codes were just created for your account, and the earlier ones no longer work',
  code_used: 'A recovery code was just used to confirm a sign-in or an action in your account',
  reset: 'The operator turned off two-step verification for your account, and all sessions were signed out',
  guessed:
    'Someone entered many wrong codes at the second step of signing in to your account. Whoever it was knows your password, or can use your Discord account',
};

const TOTALS = {
  on: [
    'Two-step verification was turned on',
    'Signing in now requires a second step. All other sessions were signed out.',
  ],
  off: [
    'Two-step verification was turned off',
    'Signing in no longer requires a second step. All other sessions were signed out.',
  ],
} as const;

export function secondFactorEmail(
  sender: EmailSender,
  to: string,
  { change, name, total = null }: FactorNotice,
): QueuedEmail {
  const whole = total && TOTALS[total];
  const named = name ? `: ${toOneLine(name)}` : '';
  return writeEmail({ sender, to, kind: 'second_factor' }, whole?.[0] ?? SUBJECTS[change], [
    `${SENTENCES[change]} at ${sender.displayName}${named}.`,
    ...(whole ? [whole[1]] : []),
    change === 'guessed'
      ? `If this was not you, set a new password: ${sender.baseUrl}/forgot`
      : `If this was not you, set a new password, then check your second factors: ${sender.baseUrl}/account/two-step`,
  ]);
}
