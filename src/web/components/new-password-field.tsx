// The field for a new password, and why one is rejected.

import { WEAK_PASSWORD_MESSAGES } from '../../access/common-passwords.ts';
import type { PasswordRefusal } from '../../access/passwords.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../../access/person.ts';
import type { Message } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';

export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const t = useTranslations();
  return (
    <Field
      name={name}
      label={label}
      type="password"
      autocomplete="new-password"
      hint={t('forms.newPasswordHint', { min: PASSWORD_MIN_CHARACTERS })}
    />
  );
}

export function explainPasswordRefusal(t: Translations, reason: PasswordRefusal): Message | string {
  switch (reason) {
    case 'password_common':
    case 'password_personal':
      return t.text(WEAK_PASSWORD_MESSAGES[reason]);
    case 'password_length':
      return t('forms.passwordLength', { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS });
    case 'unknown_link':
    case 'gone':
      return t('forms.accountGone');
  }
}
