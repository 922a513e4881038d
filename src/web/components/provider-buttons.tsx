// The buttons to sign in or up with a provider, and why that failed.
import { isProvider, type OfferedProvider, providerName } from '../../access/providers.ts';
import type { Translations } from '../../messages/translations.ts';
import type { WebContext } from '../context.ts';
import { withNext } from '../local-path.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';

interface ProviderButtonsProps {
  readonly offered: readonly OfferedProvider[];
  readonly next: string;
}

export function ProviderButtons({ offered, next }: ProviderButtonsProps) {
  const t = useTranslations();
  if (offered.length === 0) return null;
  return (
    <>
      <p class="or">{t('signIn.or')}</p>
      {offered.map(({ id, name }) => (
        <ButtonLink text={t('signIn.continueWith', { name })} href={withNext(`/sign-in/${id}`, next)} look="full" />
      ))}
    </>
  );
}

/** `code`: the error code of better-auth from the URL. */
export function signInTrouble(context: WebContext, code: string): string {
  const { app, t } = context.var;
  const id = context.req.query('with');
  const provider = isProvider(id)
    ? { known: 'yes', name: providerName(app.config, id) }
    : ({ known: 'no', name: '' } as const);
  if (/not_linked|linked|already/.test(code)) return t('signIn.providerHasAccount', provider);
  if (/email_not_found/.test(code)) return t('signIn.providerUnverified', provider);
  if (code === 'provider_unavailable') return t('signIn.providerUnavailable', provider);
  return t('signIn.providerFailed', provider);
}

/** Why an account was not connected. */
export function connectTrouble(t: Translations, name: string, code: string): string {
  return t(code === 'provider_unavailable' ? 'account.connectUnavailable' : 'account.connectFailed', { name });
}
