// Asks for the current password before a change that cannot be undone.
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';

export function CurrentPasswordField({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations();
  if (hasPassword)
    return (
      <Field
        name="password"
        label={t('forms.currentPassword')}
        type="password"
        autocomplete="current-password"
        hint={t('forms.currentPasswordHint')}
      />
    );
  return <p class="hint">{t('forms.noPassword')}</p>;
}
