// The field for a new password, and why one is rejected.

import { WEAK_PASSWORD_MESSAGES } from '../../access/common-passwords.ts';
import type { PasswordRefusal } from '../../access/passwords.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../../access/person.ts';
import type { Message } from '../../messages/message.ts';
import { Field } from './field.tsx';

export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <Field
      name={name}
      label={label}
      type="password"
      autocomplete="new-password"
      hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. A few random words work well.`}
    />
  );
}

export function explainPasswordRefusal(reason: PasswordRefusal): Message | string {
  switch (reason) {
    case 'password_common':
    case 'password_personal':
      return WEAK_PASSWORD_MESSAGES[reason];
    case 'password_length':
      return `Use ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters for the password.`;
    case 'unknown_link':
    case 'gone':
      return 'This account no longer exists.';
  }
}
